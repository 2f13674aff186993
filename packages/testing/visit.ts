/** Performs the visits of a widget as a visitor does. */
import { expect, vi } from 'vitest';
import type { Visit } from '#island/examples.ts';
import { setWidth } from './dom/media.ts';
import { getSelector, isPossible, performStep } from './steps.ts';
import type { Calls } from './calls.ts';

export { isPossible, performStep } from './steps.ts';

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
