/** What is known to be there; an error where it is not after all. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something that must be there is missing');
  return value;
}
