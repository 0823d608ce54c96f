/** Puts a text into the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    // Within a dialog nothing outside of it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page has no https
    document.execCommand('copy');
    field.remove();
  }
}
