import { afterEach, expect, test } from 'vitest';
import { ignoreLostKeys } from '../../src/panels/use-shortcuts.ts';

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses a key. Returns whether a shortcut of the page would get it. */
function press(target: HTMLElement, key: string, keys: KeyboardEventInit = {}): boolean {
  let isReceived = false;
  const listen = (): void => void (isReceived = true);
  document.body.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }));
  document.body.removeEventListener('keydown', listen);
  return isReceived;
}

/** Types in a text that is removed then. */
function loseText(html: string, ...keys: string[]): void {
  stop = ignoreLostKeys([document]);
  document.body.innerHTML = html;
  for (const key of keys) press(document.body.firstElementChild as HTMLElement, key);
  document.body.replaceChildren();
}

const INPUT = '<input />';
test.each<[string, html: string, typed: string[], key: string, keys: KeyboardEventInit, isReceived: boolean]>(
  [
    ['letters', INPUT, ['a'], 'Delete', {}, false],
    ['a deleted letter', INPUT, ['Backspace'], 'Backspace', {}, false],
    ['letters', INPUT, ['a'], 'b', {}, false],
    ['letters', INPUT, ['a'], 'x', { ctrlKey: true }, false],
    ['a new line', '<textarea></textarea>', ['a', 'Enter'], 'Delete', {}, false],
    ['Enter in one line', INPUT, ['a', 'Enter'], 'Delete', {}, true],
    ['Escape', INPUT, ['a', 'Escape'], 'Delete', {}, true],
    ['Tab', INPUT, ['a', 'Tab'], 'Delete', {}, true],
    ['letters', INPUT, ['a'], 'z', { ctrlKey: true }, true],
    ['nothing', INPUT, [], 'Delete', {}, true],
  ],
)(
  'shortcuts: a text is gone after %s (%s, %j), %s is received: %s',
  (_name, html, typed, key, keys, isReceived) => {
    loseText(html, ...typed);
    expect(press(document.body, key, keys)).toBe(isReceived);
    expect(press(document.body, key, keys)).toBe(isReceived);
  },
);

test('shortcuts: a text is gone while typing, a press, an arrow key or a focused block has the shortcuts again', () => {
  loseText(INPUT, 'a');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press(document.body, 'Delete')).toBe(true);
  stop();
  loseText(INPUT, 'a');
  press(document.body, 'ArrowDown');
  expect(press(document.body, 'Delete')).toBe(true);
  stop();
  loseText(INPUT, 'a');
  document.body.innerHTML = '<button></button>';
  expect(press(document.body.firstElementChild as HTMLElement, 'Delete')).toBe(true);
});
