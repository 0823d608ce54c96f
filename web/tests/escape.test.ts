/** Escape closes what has opened, the latest first, and nothing twice. */
import { afterEach, expect, it, vi } from 'vitest';
import { closeOnEscape } from '../src/lib/escape';

const opened: (() => void)[] = [];

/** Opens something, and says when Escape closes it. */
function open(): { close: ReturnType<typeof vi.fn>; leave: () => void } {
  const close = vi.fn();
  const leave = closeOnEscape(close);
  opened.push(leave);
  return { close, leave };
}

function press(more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

afterEach(() => opened.splice(0).forEach((leave) => leave()));

it('closes only the latest', () => {
  const [first, second] = [open(), open()];
  press();
  expect(second.close).toHaveBeenCalledOnce();
  expect(first.close).not.toHaveBeenCalled();
});

it('closes the next when the latest is gone', () => {
  const [first, second] = [open(), open()];
  second.leave();
  press();
  expect(first.close).toHaveBeenCalledOnce();
  expect(second.close).not.toHaveBeenCalled();
});

it('forgets one that is gone wherever it was', () => {
  const [first, second] = [open(), open()];
  first.leave();
  first.leave();
  press();
  expect(second.close).toHaveBeenCalledOnce();
  second.leave();
  press();
  expect(second.close).toHaveBeenCalledOnce();
});

it('keeps the key from everybody else while something is open, and only then', () => {
  const { leave } = open();
  expect(press().defaultPrevented).toBe(true);
  leave();
  expect(press().defaultPrevented).toBe(false);
});

it('leaves other keys, and a word that is being composed, alone', () => {
  const { close } = open();
  expect(press({ key: 'Enter' }).defaultPrevented).toBe(false);
  press({ isComposing: true });
  expect(close).not.toHaveBeenCalled();
});
