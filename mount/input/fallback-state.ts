/**
 * Moves a visitor's input in a fallback to the island: typed text, focus and caret, open `<details>` and clicks
 * (docs/reference.md#presses-before-the-island).
 */
import { findFocused } from '../island/focus.ts';
import { INTERACTION_LIFETIME_MS } from '../interactions.ts';
import { isOfIsland } from '#island/marker-content.ts';
import type { FallbackState, Island } from '../types.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls with a value of the visitor. */
const FIELDS = ':is(input:not([type="submit"], [type="button"]), select, textarea)';

const CONTROLS = 'a, button, summary, input, select, textarea, [role="button"]';

const findAll = (element: Element, selector = CONTROLS): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(selector),
];

/** Finds the elements that the island has rendered: not those of the page in its slots, and of islands in it. */
const findInIsland = (host: HTMLElement, selector = CONTROLS): HTMLElement[] =>
  findAll(host, selector).filter((element) => isOfIsland(host, element));

/** The elements among which one of the fallback is matched with one of the island. */
interface Controls {
  fallback: HTMLElement[];
  details: HTMLElement[];
  host: HTMLElement;
}

/**
 * Captures the state of a fallback before its island is mounted in `host`.
 * @returns undefined if the marker contains no elements
 */
export function captureFallbackState(marker: Island, host: HTMLElement): FallbackState | undefined {
  const { element, clicks = [] } = marker;
  if (!element.firstElementChild) return undefined;
  /** Content of a slot is the page's own before and after the mount: it has been used, and keeps its state. */
  const isOfPage = (node: Node): boolean => host.contains(node) && !isOfIsland(host, node);
  const find = (selector: string) => findAll(element, selector).filter((one) => !isOfPage(one));
  const fields = find('input, textarea, select') as Field[];
  // A field without a name has no counterpart, unless it is part of the island.
  const changed = fields.filter((field) => (field.name !== '' || host.contains(field)) && isChanged(field));
  const focused = findFocused(element);
  const caret = focused && getCaret(focused);
  const details = find('details');
  const open = details.filter((one) => (one as HTMLDetailsElement).open);
  const fallback = find(CONTROLS);
  // Each control once with the time of its last click: visitors click again if they see no reaction.
  const clicked = new Map<HTMLElement, number>();
  for (const { path, time } of clicks) {
    const control = (path[0] as Element).closest<HTMLElement>(CONTROLS);
    if (control && !isOfPage(control) && !hasDefaultAction(control, host)) clicked.set(control, time);
  }

  // Fields that the server has rendered stay in the island. React notices only changes that happen after hydration.
  const own = changed.filter((field) => host.contains(field));
  const copies = new Map(own.map((field) => [field, copyField(field)]));
  for (const field of own) resetField(field);

  const toIsland = () => {
    // The island has replaced the rest of the fallback. What is still there, or in slots, is the page's own.
    const isReplaced = (one: HTMLElement): boolean => !element.contains(one) || isOfIsland(host, one);
    const controls: Controls = {
      fallback: fallback.filter(isReplaced),
      details: details.filter(isReplaced),
      host,
    };
    for (const field of changed.filter(isReplaced)) {
      const twin =
        findByName(field, controls) ?? findSimilarField(field, findInIsland(host, FIELDS) as Field[]);
      if (twin) copyValue(copies.get(field) ?? field, twin as Field);
    }
    for (const one of open.filter(isReplaced)) openTwin(one, controls);
    if (focused) focus(isReplaced(focused) ? findFocusTarget(focused, controls) : focused, caret);
    for (const control of clicked.keys()) if (!isReplaced(control)) clicked.delete(control);
    replayClicks(clicked, element, controls);
  };
  return { toIsland, toFallback: () => focus(focused, caret) };
}

/** Carries fields of an island that has failed back to the content that is shown again. */
export function restoreFields(element: Element, fields: Iterable<Field>): void {
  const candidates = findAll(element, 'input, textarea, select') as Field[];
  for (const field of fields) {
    const twin = findSimilarField(field, candidates);
    if (twin) copyValue(field, twin);
  }
}

/**
 * Replays clicks in the island until they are too old. A control that is rendered later is clicked then, unless the visitor has used the
 * island before.
 * @param clicked the fallback's controls with the times of their clicks, in ms since navigation
 */
function replayClicks(clicked: Map<HTMLElement, number>, element: HTMLElement, controls: Controls): void {
  const { host } = controls;
  const controller = new AbortController();
  const clickFound = () => {
    for (const [control, time] of clicked) {
      const isExpired = performance.now() - time > INTERACTION_LIFETIME_MS;
      // A click may unmount the island.
      const twin = !isExpired && element.contains(host) ? findOnly(control, controls) : undefined;
      if (twin || isExpired) clicked.delete(control);
      twin?.click();
    }
    if (clicked.size === 0 || !element.contains(host)) controller.abort();
  };
  clickFound();
  const { signal } = controller;
  if (signal.aborted) return;
  const observer = new MutationObserver(clickFound);
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(() => controller.abort(), INTERACTION_LIFETIME_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  // The visitor uses the island, so older clicks no longer count.
  for (const type of ['pointerdown', 'keydown'])
    element.addEventListener(type, () => controller.abort(), { capture: true, signal });
}

function focus(element: HTMLElement | undefined, caret: [number, number] | undefined): void {
  element?.focus({ preventScroll: true });
  // Scripts can't read or set the caret of some fields, for example of type `email`.
  if (element && caret && getCaret(element)) (element as HTMLInputElement).setSelectionRange(...caret);
}

const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';

const isCheckable = (element: Element): element is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  element.matches('input[type="checkbox"], input[type="radio"]');

const isChanged = (field: Field): boolean => {
  if (isSelect(field)) {
    const options = [...field.options];
    // If the page selects no option, the browser selects the first one that is enabled.
    const first =
      field.multiple || options.some(({ defaultSelected }) => defaultSelected)
        ? undefined
        : options.find(({ disabled }) => !disabled);
    return options.some((option) => option.selected !== (option.defaultSelected || option === first));
  }
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Copies a field with its value. All radio buttons are copied before one is reset, because that changes the others. */
function copyField(field: Field): Field {
  if (field.type === 'file') return field;
  const copy = field.cloneNode(true) as Field;
  // React selects options of its own during hydration.
  if (isSelect(field))
    [...field.options].forEach(
      ({ selected }, index) => ((copy as HTMLSelectElement).options[index]!.selected = selected),
    );
  else copy.value = field.value;
  return copy;
}

/** Resets a field to the page's value. Lists and files stay, because React handles their `change` event anyway. */
function resetField(field: Field): void {
  if (isSelect(field) || field.type === 'file') return;
  if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function getCaret(element: HTMLElement): [number, number] | undefined {
  if (!element.matches('input, textarea')) return undefined;
  const { selectionStart, selectionEnd } = element as HTMLInputElement;
  return selectionStart === null ? undefined : [selectionStart, selectionEnd!];
}

/** Returns whether the browser submits a form. A form of `method="dialog"` outside of a dialog is submitted only by scripts. */
const isSubmitted = (form: HTMLFormElement | null): boolean =>
  form !== null && (form.method !== 'dialog' || form.closest('dialog') !== null);

/**
 * Returns whether the browser itself has handled a click: followed a link, submitted a form, toggled a `<details>`, or a popover that
 * stays.
 */
const hasDefaultAction = (element: HTMLElement, host: HTMLElement): boolean =>
  element.matches('a[href], details > summary, input:not([type="button"]), select, textarea') ||
  host.contains((element as HTMLButtonElement).popoverTargetElement ?? null) ||
  (element.matches('button:not([type="button"])') && isSubmitted((element as HTMLButtonElement).form));

/**
 * Opens the part of the island that corresponds to an open `<details>` of the fallback: the one with the same words, or with the same index if
 * both have equally many.
 */
function openTwin(element: HTMLElement, controls: Controls): void {
  const { details, host } = controls;
  if (host.contains(element)) return;
  const summary = element.querySelector<HTMLElement>(':scope > summary');
  const candidates = findInIsland(host, 'details');
  const twin =
    (summary && findByText(summary, controls)) ??
    (details.length === candidates.length ? candidates[details.indexOf(element)] : undefined);
  const owner = (twin?.localName === 'summary' ? twin.parentElement : twin) as HTMLDetailsElement | undefined;
  if (owner?.localName !== 'details') {
    if (twin?.getAttribute('aria-expanded') === 'false') twin.click();
  } else if (!owner.open) (owner.querySelector<HTMLElement>(':scope > summary') ?? owner).click();
}

type Find = (
  element: HTMLElement,
  controls: Controls,
  isSimilar: (other: HTMLElement) => boolean,
) => HTMLElement | undefined;

/**
 * Finds the island's control that corresponds to one of the fallback among similar ones: the one with the same index if both have equally
 * many, or the first one if the fallback has only one.
 */
const findTwin: Find = (element, { fallback, host }, isSimilar) => {
  const peers = fallback.filter(isSimilar);
  const candidates = findInIsland(host).filter(isSimilar);
  return peers.length === 1 || peers.length === candidates.length
    ? candidates[peers.indexOf(element)]
    : undefined;
};

/** As `findTwin`, but finds nothing if the fallback or the island has several similar controls. */
const findOnlyTwin: Find = (element, controls, isSimilar) =>
  [controls.fallback, findInIsland(controls.host)].every((list) => list.filter(isSimilar).length === 1)
    ? findTwin(element, controls, isSimilar)
    : undefined;

/**
 * Finds a control by its name, and by its value if controls of the same name differ by it. Finds a field without a name by its type and
 * index. A control of the island is its own twin, unless React has rendered the server's HTML again.
 */
function findByName(element: HTMLElement, controls: Controls, find = findTwin): HTMLElement | undefined {
  if (controls.host.contains(element)) return element;
  const name = element.getAttribute('name');
  if (!name)
    return element.matches(FIELDS)
      ? find(
          element,
          controls,
          (other) =>
            other.matches(`${FIELDS}:not([name])`) &&
            (other as HTMLInputElement).type === (element as HTMLInputElement).type,
        )
      : undefined;
  const hasOwnValue = isCheckable(element) || isButton(element);
  return find(
    element,
    controls,
    (other) =>
      other.getAttribute('name') === name &&
      (!hasOwnValue || (other as HTMLInputElement).value === (element as HTMLInputElement).value),
  );
}

/** Returns the names of the elements around an element, without their order. */
function getSurroundings(element: Element): Set<string> {
  const names = new Set<string>();
  for (let at = element.parentElement; at && at.localName !== 'saaristo-root'; at = at.parentElement)
    if (at.className) names.add(`${at.localName} ${at.className}`);
  return names;
}

/**
 * Finds the field of the same name, and of the same value if it is a box. Of several it finds the one with the most similar surroundings: a
 * server renders a header for each width, a browser for one.
 */
function findSimilarField(field: Field, candidates: readonly Field[]): Field | undefined {
  const peers = candidates.filter(
    (other) =>
      field.name !== '' &&
      other.name === field.name &&
      isCheckable(other) === isCheckable(field) &&
      (!isCheckable(field) || other.value === field.value),
  );
  const around = getSurroundings(field);
  const [best, next] = peers
    .map((peer) => ({ peer, score: [...getSurroundings(peer)].filter((name) => around.has(name)).length }))
    .sort((a, b) => b.score - a.score);
  return best && (!next || next.score < best.score) ? best.peer : undefined;
}

/** Finds a control of the same kind by its text, otherwise by its text without numbers, because a count may have changed. */
function findByText(element: HTMLElement, controls: Controls, find = findTwin): HTMLElement | undefined {
  const isSameKind = createKindTest(element);
  const text = getText(element);
  const letters = getLetters(element);
  return (
    (text ? find(element, controls, (other) => isSameKind(other) && getText(other) === text) : undefined) ??
    (letters
      ? findOnlyTwin(element, controls, (other) => isSameKind(other) && getLetters(other) === letters)
      : undefined)
  );
}

/** Finds the only control with the name or the text of a clicked one. */
const findOnly = (element: HTMLElement, controls: Controls): HTMLElement | undefined =>
  findByName(element, controls, findOnlyTwin) ?? findByText(element, controls, findOnlyTwin);

/** Finds the control to focus: the twin, otherwise (except for fields) the one with the same index among its kind. */
function findFocusTarget(element: HTMLElement, controls: Controls): HTMLElement | undefined {
  const isSameKind = createKindTest(element);
  const index = element.getAttribute('name') ? -1 : controls.fallback.filter(isSameKind).indexOf(element);
  return (
    findByName(element, controls) ??
    findByText(element, controls) ??
    findInIsland(controls.host).filter(isSameKind)[index]
  );
}

const getText = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    ((isButton(element) && (element as HTMLInputElement).value) || element.textContent)
  )
    .replace(/\s+/g, ' ')
    .trim();

const getLetters = (element: Element): string =>
  getText(element)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const isButton = (element: Element): boolean =>
  element.matches('button, summary, [role="button"], input[type="submit"], input[type="button"]');

/** Returns a test for controls of the same kind. A `<summary>` of a fallback is a button in the island. */
const createKindTest = (element: HTMLElement): ((other: HTMLElement) => boolean) =>
  isButton(element) ? isButton : (other) => other.localName === element.localName && !isButton(other);

/** Sets a field's value and dispatches the events of a visitor's input, which React handles. */
function copyValue(from: Field, to: Field): void {
  if (isCheckable(to)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else if (isSelect(to) && isSelect(from) && to.multiple) {
    const selected = new Set([...from.selectedOptions].map(({ value }) => value));
    for (const option of to.options) option.selected = selected.has(option.value);
  } else {
    const prototype = Object.getPrototypeOf(to) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  }
  const type = isSelect(to) || to.type === 'file' ? 'change' : 'input';
  to.dispatchEvent(new Event(type, { bubbles: true }));
}
