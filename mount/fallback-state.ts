/**
 * Hands over to an island what a visitor did in its fallback: typed text, focus and caret, open `<details>` and presses
 * (docs/reference.md#presses-before-the-island).
 */
import { focusedIn } from './user-input.ts';
import { PRESS_LIFETIME_MS } from './interactions.ts';
import type { Marker } from './types.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PRESSABLE = 'a, button, summary, input, select, textarea, [role="button"]';

export interface FallbackState {
  /** Restores the state in the mounted island. */
  toIsland(): void;
  /** Restores the focus in the fallback, when that is shown again. */
  toFallback(): void;
}

/**
 * Captures the state of a fallback before its island is mounted in `host`.
 * @returns undefined where the marker has no elements
 */
export function captureFallbackState(marker: Marker, host: HTMLElement): FallbackState | undefined {
  const { element, pressed } = marker;
  if (!element.firstElementChild) return undefined;
  const fields = [...element.querySelectorAll<Field>('input, textarea, select')];
  // A field without a name has no counterpart, unless it is a part of the island itself.
  const changed = fields.filter((field) => (field.name !== '' || host.contains(field)) && isChanged(field));
  const focused = focusedIn(element);
  const caret = focused && caretOf(focused);
  const open = [...element.querySelectorAll('details[open] > summary')];
  const all = pressables(element);
  // Each control once, with the time of the last press: visitors press again when they see no answer.
  const presses = new Map<HTMLElement, number>();
  for (const { path, time } of pressed ?? []) {
    const control = (path[0] as Element).closest<HTMLElement>(PRESSABLE);
    // A link or a form that the browser has followed already is not followed twice.
    if (control && !actsAlone(control, host)) presses.set(control, time);
  }

  // Fields that stay, since the server rendered them: React hears of what was typed only where it comes after React.
  const own = changed.filter((field) => host.contains(field));
  const typed = new Map(own.map((field) => [field, copyOf(field)]));
  for (const field of own) takeBack(field);

  const toIsland = () => {
    for (const field of changed) {
      const twin = findByName(field, all, host);
      if (twin) copyValue(typed.get(field) ?? field, twin as Field);
    }
    for (const summary of open) {
      const twin = findByWords(summary as HTMLElement, all, host);
      if (twin?.getAttribute('aria-expanded') === 'false') twin.click();
    }
    if (focused) focus(counterpart(focused, all, host), caret);
    replay(presses, element, host, (press) => findOnly(press, all, host));
  };
  return { toIsland, toFallback: () => focus(focused, caret) };
}

/**
 * Clicks the controls that were pressed in the fallback, as long as the presses are not too old. A control that a part of the
 * island's code or an answer brings later is clicked when it is there, unless the visitor uses the island before.
 * @param presses the times of the presses, in milliseconds since navigation
 */
function replay(
  presses: Map<HTMLElement, number>,
  element: HTMLElement,
  host: HTMLElement,
  find: (press: HTMLElement) => HTMLElement | undefined,
): void {
  const ends = new AbortController();
  const clickFound = () => {
    for (const [press, time] of presses) {
      const isOver = performance.now() - time > PRESS_LIFETIME_MS;
      // A press may take the island away.
      const control = !isOver && element.contains(host) ? find(press) : undefined;
      if (control || isOver) presses.delete(press);
      control?.click();
    }
    if (presses.size === 0 || !element.contains(host)) ends.abort();
  };
  clickFound();
  if (ends.signal.aborted) return;
  const observer = new MutationObserver(clickFound);
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(() => ends.abort(), PRESS_LIFETIME_MS);
  ends.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of USES)
    element.addEventListener(type, () => ends.abort(), { capture: true, signal: ends.signal });
}

/** Events by which a visitor goes on: an old press no longer counts. */
const USES = ['pointerdown', 'keydown'];

function focus(element: HTMLElement | undefined, caret: [number, number] | undefined): void {
  element?.focus({ preventScroll: true });
  // An e-mail field, say, has no caret that a script may see or set.
  if (element && caret && caretOf(element)) (element as HTMLInputElement).setSelectionRange(...caret);
}

const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';

/** A tick box, where what is chosen is not the value. */
const isTick = (element: Element): boolean => element.matches('input[type="checkbox"], input[type="radio"]');

const isChanged = (field: Field): boolean => {
  if (isSelect(field)) {
    const options = [...field.options];
    // Where the page chooses none, the browser shows the first one that can be chosen.
    const first =
      field.multiple || options.some(({ defaultSelected }) => defaultSelected)
        ? undefined
        : options.find(({ disabled }) => !disabled);
    return options.some((option) => option.selected !== (option.defaultSelected || option === first));
  }
  if (isTick(field)) {
    const { checked, defaultChecked } = field as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return field.value !== field.defaultValue;
};

/** Lists and files need not be set back: React hears of them all the same. */
const staysAsItIs = (field: Field): boolean => isSelect(field) || field.type === 'file';

/** What the visitor has made of a field; of radios all are copied before one is set back, which changes the others. */
function copyOf(field: Field): Field {
  if (field.type === 'file') return field;
  const copy = field.cloneNode(true) as Field;
  // React chooses its own anew as it takes the list over.
  if (isSelect(field))
    [...field.options].forEach(
      ({ selected }, at) => ((copy as HTMLSelectElement).options[at]!.selected = selected),
    );
  else copy.value = field.value;
  return copy;
}

/** Sets a text field or a tick box back to what the page said. */
function takeBack(field: Field): void {
  if (staysAsItIs(field)) return;
  if (isTick(field)) (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
  else field.value = (field as HTMLInputElement).defaultValue;
}

function caretOf(element: HTMLElement): [number, number] | undefined {
  if (!element.matches('input, textarea')) return undefined;
  const { selectionStart, selectionEnd } = element as HTMLInputElement;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** Whether a press sends the form: one of `method="dialog"` outside of a dialog is sent by a script alone. */
const isSent = (form: HTMLFormElement | null): boolean =>
  form !== null && (form.method !== 'dialog' || form.closest('dialog') !== null);

/** Whether the browser itself has done what the press is for: followed a link, sent a form, opened a disclosure, or closed one that stays. */
const actsAlone = (element: HTMLElement, host: HTMLElement): boolean =>
  element.matches('a[href], input:not([type="button"]), select, textarea') ||
  (element.matches('button:not([type="button"])') && isSent((element as HTMLButtonElement).form)) ||
  (element.localName === 'summary' &&
    (host.contains(element) || (element.parentElement as HTMLDetailsElement).open));

const pressables = (host: HTMLElement): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(PRESSABLE)];

/**
 * Finds the control of the island that corresponds to one of the fallback, among those that are alike: the one in the
 * same place, where both have as many; the first, where the fallback has this one alone.
 * @param all the controls of the fallback
 */
function findTwin(
  element: HTMLElement,
  all: HTMLElement[],
  host: HTMLElement,
  isAlike: (other: HTMLElement) => boolean,
): HTMLElement | undefined {
  const peers = all.filter(isAlike);
  const candidates = pressables(host).filter(isAlike);
  return peers.length === 1 || peers.length === candidates.length
    ? candidates[peers.indexOf(element)]
    : undefined;
}

/** Like `findTwin`, but finds nothing where the fallback or the island has several that are alike. */
const findOnlyTwin: typeof findTwin = (element, all, host, isAlike) =>
  [all, pressables(host)].every((controls) => controls.filter(isAlike).length === 1)
    ? findTwin(element, all, host, isAlike)
    : undefined;

/** Finds a control by its name, and by its value, where several of one name differ by that. A part of the island is itself. */
function findByName(
  element: HTMLElement,
  all: HTMLElement[],
  host: HTMLElement,
  find = findTwin,
): HTMLElement | undefined {
  if (host.contains(element)) return element;
  const name = element.getAttribute('name');
  if (!name) return undefined;
  const isOneOf = isTick(element) || isButton(element);
  return find(
    element,
    all,
    host,
    (other) =>
      other.getAttribute('name') === name &&
      (!isOneOf || (other as HTMLInputElement).value === (element as HTMLInputElement).value),
  );
}

/** Finds a control of the same kind by its words, else by its words without numbers: a count may have changed. */
function findByWords(
  element: HTMLElement,
  all: HTMLElement[],
  host: HTMLElement,
  find = findTwin,
): HTMLElement | undefined {
  const isKin = kin(element);
  const words = wordsOf(element);
  const letters = lettersOf(element);
  return (
    (words ? find(element, all, host, (other) => isKin(other) && wordsOf(other) === words) : undefined) ??
    (letters
      ? findOnlyTwin(element, all, host, (other) => isKin(other) && lettersOf(other) === letters)
      : undefined)
  );
}

/** Finds the one control that says or does the same as one that was pressed. */
const findOnly = (element: HTMLElement, all: HTMLElement[], host: HTMLElement): HTMLElement | undefined =>
  findByName(element, all, host, findOnlyTwin) ?? findByWords(element, all, host, findOnlyTwin);

/** Finds the control that gets the focus: the same one, else, but for a field, the one in the same place among its kind. */
function counterpart(element: HTMLElement, all: HTMLElement[], host: HTMLElement): HTMLElement | undefined {
  const isKin = kin(element);
  const place = element.getAttribute('name') ? -1 : all.filter(isKin).indexOf(element);
  return (
    findByName(element, all, host) ?? findByWords(element, all, host) ?? pressables(host).filter(isKin)[place]
  );
}

const wordsOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    ((isButton(element) && (element as HTMLInputElement).value) || element.textContent)
  )
    .replace(/\s+/g, ' ')
    .trim();

const lettersOf = (element: Element): string =>
  wordsOf(element)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const isButton = (element: Element): boolean =>
  element.matches('button, summary, [role="button"], input[type="submit"], input[type="button"]');

/** A summary of the fallback is a button in the island. */
const kin = (element: HTMLElement): ((other: HTMLElement) => boolean) =>
  isButton(element) ? isButton : (other) => other.localName === element.localName && !isButton(other);

/** Sets the value as a visitor does, so that React hears of it. */
function copyValue(from: Field, to: Field): void {
  if (isTick(to)) {
    if ((to as HTMLInputElement).checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else if (isSelect(to) && isSelect(from) && to.multiple) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value));
    for (const option of to.options) option.selected = chosen.has(option.value);
  } else {
    const prototype = Object.getPrototypeOf(to) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  }
  const type = isSelect(to) || to.type === 'file' ? 'change' : 'input';
  to.dispatchEvent(new Event(type, { bubbles: true }));
}
