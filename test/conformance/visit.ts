/** Performs the visits of a widget as a visitor does. */
import { expect, vi } from 'vitest';
import type { Step, Visit } from '#island/examples.ts';
import { setWidth } from '../dom/media.ts';
import type { Calls } from './calls.ts';

// The page's own functions, which a test may replace later.
const { setTimeout: later } = globalThis;
const turn = () => new Promise((resolve) => later(resolve, 0));

/** Turns of the event loop without a change of the page or a pending call. */
const QUIET_TURNS = 3;

/**
 * Waits until nothing is pending.
 * @param held pending calls whose answers the test holds back
 */
export async function waitUntilIdle(calls: Calls, held = (): number => 0): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + 20_000;
  while (quiet < QUIET_TURNS) {
    await turn();
    quiet = calls.underWay() > held() ? 0 : quiet + 1;
    // Code that is loading is not visible on the page.
    if (quiet === QUIET_TURNS) await vi.dynamicImportSettled();
    if (performance.now() > end) throw new Error(`never idle; the calls so far: ${calls.made.join(', ')}`);
  }
  observer.disconnect();
}

/** Prepares the page for a visit. Returns a function that restores `history.length`. */
export function preparePage({ page: { hash = '', width = 1280, seen } = {} }: Visit): () => void {
  history.replaceState(null, '', '/');
  location.hash = hash;
  setWidth(width);
  if (seen !== undefined) Object.defineProperty(history, 'length', { value: seen, configurable: true });
  return () => void Reflect.deleteProperty(history, 'length');
}

/** Maximum time in ms until the target of a step appears. */
const TIMEOUT_MS = 10_000;

const find = <Found extends HTMLElement>(
  root: Element,
  selector: string,
  timeout = TIMEOUT_MS,
): Promise<Found> =>
  vi.waitFor(
    () => {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    },
    { timeout, interval: 5 },
  );

const getSelector = (field: string): string => (/^[\w]+$/.test(field) ? `[name="${field}"]` : field);

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

/** Performs one step in an island. */
export async function performStep(root: Element, step: Step): Promise<void> {
  if ('see' in step) await find(root, step.see);
  else if ('press' in step) {
    const element = await find(root, step.press);
    element.focus();
    element.click();
  } else if ('fill' in step)
    for (const [name, value] of Object.entries(step.fill)) {
      const radio = typeof value === 'string' ? `${getSelector(name)}[value="${value}"]` : getSelector(name);
      const first = await find<HTMLInputElement>(root, getSelector(name));
      const isChosen = first.type === 'radio' || first.type === 'checkbox';
      const field = isChosen ? await find<HTMLInputElement>(root, radio) : first;
      field.focus();
      if (isChosen) field.click();
      else setValue(field, String(value));
    }
  else
    for (const [name, file] of Object.entries(step.attach)) {
      const field = await find<HTMLInputElement>(root, getSelector(name));
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/png';
      Object.defineProperty(field, 'files', { value: [new File(['x'], file, { type })], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
}

interface DriveOptions {
  /** Pending calls whose answers the test holds back. */
  held?: () => number;
  /** Called when the page is settled: at the start and after each step. */
  look?: () => void;
  /** Whether the visit may end before its last step. */
  isBarred?: boolean;
}

/** Performs the steps of a visit in an island. Returns whether all were possible. */
export async function performSteps(
  root: Element,
  { steps = [] }: Visit,
  calls: Calls,
  { held, look, isBarred = false }: DriveOptions = {},
): Promise<boolean> {
  await waitUntilIdle(calls, held);
  look?.();
  for (const step of steps) {
    if (isBarred && !isPossible(root, step)) return false;
    await performStep(root, step);
    await waitUntilIdle(calls, held);
    look?.();
  }
  return true;
}

/** Checks that typed text is kept. */
export function expectTyped(root: Element, { steps = [] }: Visit): void {
  for (const step of steps)
    for (const [name, value] of 'fill' in step ? Object.entries(step.fill) : []) {
      // Selections have no typed text.
      const field = root.querySelector<HTMLInputElement>(getSelector(name));
      if (field?.matches('input:not([type=radio], [type=checkbox]), textarea'))
        expect(field.value, name).toBe(value);
    }
}

const READ = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value', 'label'];

/** Collects each text that the page shows or announces from now on, however briefly. */
export function watchTexts(): () => ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string | null) => text?.trim() && texts.add(text.trim());
  const read = (node: Node): void => {
    if (node instanceof Text) add(node.data);
    if (!(node instanceof Element)) return;
    for (const attribute of READ) add(node.getAttribute(attribute));
    node.childNodes.forEach(read);
  };
  const observe = (changes: MutationRecord[]) => {
    for (const { target, addedNodes, oldValue, type, attributeName } of changes) {
      addedNodes.forEach(read);
      if (type === 'childList') continue;
      if (type === 'characterData' || READ.includes(attributeName!)) add(oldValue);
      read(target);
    }
  };
  const observer = new MutationObserver(observe);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: READ,
  });
  return () => {
    observe(observer.takeRecords());
    observer.disconnect();
    return texts;
  };
}
