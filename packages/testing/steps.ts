/** The steps of a visit (`#island/examples.ts`), performed in an island as a visitor does. Runs in jsdom and in browsers. */
import type { Step } from '#island/examples.ts';

// The page's own function, which a test may replace later.
const { setTimeout: later } = globalThis;

/** Time in ms between two looks for the target of a step. */
const INTERVAL_MS = 5;

/** Maximum time in ms until the target of a step appears. */
const TIMEOUT_MS = 10_000;

/** Waits until an element matches. Throws if none does in time. */
async function find<Found extends HTMLElement>(
  root: Element,
  selector: string,
  timeout: number,
): Promise<Found> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = root.querySelector<Found>(selector);
    if (found) return found;
    if (performance.now() > end) throw new Error(`nothing matches ${selector}`);
    await new Promise((resolve) => later(resolve, INTERVAL_MS));
  }
}

/** Returns the selector of a field by its name or selector. A fieldset that has the name is not one. */
export const getSelector = (field: string): string =>
  /^\w+$/.test(field) ? `:is(input, select, textarea)[name="${field}"]` : field;

/** Returns whether a step is possible now. */
export function isPossible(root: Element, step: Step): boolean {
  const selectors =
    'see' in step
      ? [step.see]
      : 'press' in step
        ? [step.press]
        : Object.keys('fill' in step ? step.fill : step.attach).map(getSelector);
  return root.querySelector(selectors[0]!) !== null;
}

/** Sets a value as typing does, so that React handles it. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Performs one step in an island.
 * @param timeout maximum time in ms until its target appears
 */
export async function performStep(root: Element, step: Step, timeout = TIMEOUT_MS): Promise<void> {
  if ('see' in step) await find(root, step.see, timeout);
  else if ('press' in step) {
    const element = await find(root, step.press, timeout);
    element.focus();
    element.click();
  } else if ('fill' in step)
    for (const [name, value] of Object.entries(step.fill)) {
      const radio = typeof value === 'string' ? `${getSelector(name)}[value="${value}"]` : getSelector(name);
      const first = await find<HTMLInputElement>(root, getSelector(name), timeout);
      const isChosen = first.type === 'radio' || first.type === 'checkbox';
      const field = isChosen ? await find<HTMLInputElement>(root, radio, timeout) : first;
      field.focus();
      if (isChosen) field.click();
      else setValue(field, String(value));
    }
  else
    for (const [name, file] of Object.entries(step.attach)) {
      const field = await find<HTMLInputElement>(root, getSelector(name), timeout);
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/png';
      Object.defineProperty(field, 'files', { value: [new File(['x'], file, { type })], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
}
