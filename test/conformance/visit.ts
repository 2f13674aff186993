/** Does what a widget's visits say, as a visitor would. */
import { expect, vi } from 'vitest';
import type { Step, Visit } from '#island/examples.ts';
import { setWidth } from '../dom/media.ts';
import type { Calls } from './calls.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Turns of the event loop without a change of the page or a call under way. */
const QUIET_TURNS = 3;

/**
 * Waits until nothing is on its way any more.
 * @param held calls under way whose answers the test holds back
 */
export async function idle(calls: Calls, held = (): number => 0): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + 20_000;
  while (quiet < QUIET_TURNS) {
    await turn();
    quiet = calls.underWay() > held() ? 0 : quiet + 1;
    if (performance.now() > end) throw new Error(`never idle; the calls so far: ${calls.made.join(', ')}`);
  }
  observer.disconnect();
}

/** Prepares the page for a visit, and takes back what `seen` did. */
export function preparePage({ page: { hash = '', width = 1280, seen } = {} }: Visit): () => void {
  history.replaceState(null, '', '/');
  location.hash = hash;
  setWidth(width);
  if (seen !== undefined) Object.defineProperty(history, 'length', { value: seen, configurable: true });
  return () => void Reflect.deleteProperty(history, 'length');
}

const find = <Found extends HTMLElement>(root: Element, selector: string): Promise<Found> =>
  vi.waitFor(
    () => {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    },
    { timeout: 10_000, interval: 5 },
  );

const selectorOf = (field: string): string => (/^[\w]+$/.test(field) ? `[name="${field}"]` : field);

/** Sets a value as typing does: React hears of it. */
function write(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Takes one step in an island. */
export async function take(root: Element, step: Step): Promise<void> {
  if ('see' in step) await find(root, step.see);
  else if ('press' in step) {
    const element = await find(root, step.press);
    element.focus();
    element.click();
  } else if ('fill' in step)
    for (const [name, value] of Object.entries(step.fill)) {
      const radio = typeof value === 'string' ? `${selectorOf(name)}[value="${value}"]` : selectorOf(name);
      const first = await find<HTMLInputElement>(root, selectorOf(name));
      const isChosen = first.type === 'radio' || first.type === 'checkbox';
      const field = isChosen ? await find<HTMLInputElement>(root, radio) : first;
      field.focus();
      if (isChosen) field.click();
      else write(field, String(value));
    }
  else
    for (const [name, file] of Object.entries(step.attach)) {
      const field = await find<HTMLInputElement>(root, selectorOf(name));
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/png';
      Object.defineProperty(field, 'files', { value: [new File(['x'], file, { type })], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
}

/**
 * Takes the steps of a visit in an island.
 * @param look called when the page has come to rest: at first, and after each step
 */
export async function drive(
  root: Element,
  { steps = [] }: Visit,
  calls: Calls,
  { held, look }: { held?: () => number; look?: () => void } = {},
): Promise<void> {
  await idle(calls, held);
  look?.();
  for (const step of steps) {
    await take(root, step);
    await idle(calls, held);
    look?.();
  }
}

/** What was typed is still there. */
export function expectTyped(root: Element, { steps = [] }: Visit): void {
  for (const step of steps)
    for (const [name, value] of 'fill' in step ? Object.entries(step.fill) : []) {
      // Of choices there is nothing typed.
      const field = root.querySelector<HTMLInputElement>(selectorOf(name));
      if (field?.matches('input:not([type=radio], [type=checkbox]), textarea'))
        expect(field.value, name).toBe(value);
    }
}
