import { expect, onTestFinished, test } from 'vitest';
import type { Marker } from '#mount/types.ts';
import { hasUserInput } from '#mount/input/user-input.ts';

/** Changes a fallback, whose elements it finds by selectors. */
type Change = (find: (selector: string) => HTMLElement & { value: string; checked: boolean }) => void;

const FALLBACK = `
  <button>B</button><input name="a" value="1"><input type="checkbox" checked><textarea>T</textarea>
  <select><option>1<option>2<option>3</select><details><summary>S</summary></details>`;

const nothing: Change = () => {};

test.each<[string, Change, boolean, boolean | undefined]>([
  ['that is as the page has it', nothing, false, false],
  ['with a typed text', (find) => (find('input').value = '2'), true, false],
  ['with a box that is unchecked', (find) => (find('[type=checkbox]').checked = false), true, false],
  ['with a long text', (find) => (find('textarea').value = ''), true, false],
  ['with another selected option', (find) => (find('select').value = '2'), true, false],
  [
    'whose selected option is no longer selected',
    (find) => {
      find('select').innerHTML = '<option>1<option selected>2';
      find('select').value = '1';
    },
    true,
    false,
  ],
  [
    'with the option that the page selects',
    (find) => (find('select').innerHTML = '<option>1<option selected>2'),
    false,
    false,
  ],
  ['with the focus', (find) => find('button').focus(), true, false],
  [
    'with open details on an untouched page',
    (find) => find('details').setAttribute('open', ''),
    false,
    false,
  ],
  ['with open details on a used page', (find) => find('details').setAttribute('open', ''), true, true],
  ['with a list on a used page', nothing, true, true],
  ['with a list, in a browser that does not tell', nothing, true, undefined],
  ['without lists on a used page', (find) => find('select').remove(), false, true],
])('input: of a fallback %s [CARRY]', (_, change, hasInput, hasBeenActive) => {
  const userActivation = hasBeenActive === undefined ? undefined : { hasBeenActive };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  document.body.innerHTML = `<div>${FALLBACK}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  change((selector) => element.querySelector(selector)!);
  expect(hasUserInput({ element } as Marker)).toBe(hasInput);
});

test('input: a stored click is input [CARRY]', () => {
  const element = document.createElement('div');
  expect(hasUserInput({ element } as unknown as Marker)).toBe(false);
  expect(hasUserInput({ element, clicks: [] } as unknown as Marker)).toBe(true);
});
