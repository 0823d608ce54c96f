/** What a bot advises. A whole plan in one line falls into the steps that are offered one by one. */
import type { Option } from '../../lib/protocol';

/** `plan knight@ship.3, technology@village.1; done` as the options `put knight ship.3` and `tech village.1`. */
export function stepsOf(advised: Option, offered: Option[]): Option[] {
  if (advised.verb !== 'plan') return [advised];
  const parts = advised.text
    .replace(/^plan /, '')
    .replace(/; done$/, '')
    .split(', ');
  return parts.flatMap((part) => {
    const [what, space] = part.split('@');
    return offered
      .filter(({ text }) => text === `put ${what} ${space}` || (what === 'technology' && text === `tech ${space}`))
      .slice(0, 1);
  });
}
