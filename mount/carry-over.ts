/**
 * What a visitor did in a fallback is not lost when the island takes its place: what was typed, where the caret
 * stood, which details were open, and the press that made the island load (contract, section 1).
 */
import type { Marker } from './types.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PRESSABLE = 'a, button, summary, input, select, textarea, [role="button"]';

export interface CarryOver {
  /** Hands on what was there, when the island stands. */
  toIsland(): void;
  /** Puts the focus back, when the fallback stands again instead. */
  toFallback(): void;
}

/** Looks at the fallback as it is now, before the island stands in `host`. */
export function carryOver(marker: Marker, host: HTMLElement): CarryOver | undefined {
  const { element, pressed } = marker;
  if (!element.firstElementChild) return undefined;
  const fields = [...element.querySelectorAll<Field>('input[name], textarea[name], select[name]')];
  const changed = fields.filter(isChanged);
  const focused = element.contains(document.activeElement)
    ? (document.activeElement as HTMLElement)
    : undefined;
  const caret = focused && caretOf(focused);
  const open = [...element.querySelectorAll('details[open] > summary')];
  const all = [...element.querySelectorAll<HTMLElement>(PRESSABLE)];
  const press = pressed?.closest<HTMLElement>(PRESSABLE) ?? undefined;

  const toIsland = () => {
    for (const field of changed) {
      const twin = counterpart(field, all, host);
      if (twin) copyValue(field, twin as Field);
    }
    for (const summary of open) {
      const twin = counterpart(summary as HTMLElement, all, host);
      if (twin?.getAttribute('aria-expanded') === 'false') twin.click();
    }
    if (focused) focus(counterpart(focused, all, host), caret);
    // A link or a form that the browser has followed already is not followed twice.
    if (press && element.contains(host) && !actsAlone(press)) counterpart(press, all, host)?.click();
  };
  return { toIsland, toFallback: () => focus(focused, caret) };
}

function focus(element: HTMLElement | undefined, caret: [number, number] | undefined): void {
  element?.focus({ preventScroll: true });
  // An e-mail field, say, has no caret that a script may see or set.
  if (element && caret && caretOf(element)) (element as HTMLInputElement).setSelectionRange(...caret);
}

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where the page chooses none, the browser shows the first one that can be chosen.
    const first =
      field.multiple || options.some(({ defaultSelected }) => defaultSelected)
        ? undefined
        : options.find(({ disabled }) => !disabled);
    return options.some((option) => option.selected !== (option.defaultSelected || option === first));
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

function caretOf(element: HTMLElement): [number, number] | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

const actsAlone = (element: HTMLElement): boolean =>
  element.matches('a[href], input, select, textarea, form[action] button:not([type="button"])') ||
  (element.localName === 'summary' && (element.parentElement as HTMLDetailsElement).open);

/** The element of the island that stands for one of the fallback: the same name, else the same words, else the same place among its kind. */
function counterpart(element: HTMLElement, all: HTMLElement[], host: HTMLElement): HTMLElement | undefined {
  const name = element.getAttribute('name');
  const candidates = [...host.querySelectorAll<HTMLElement>(PRESSABLE)];
  if (name) {
    const value = /^(checkbox|radio)$/.test((element as HTMLInputElement).type)
      ? (element as HTMLInputElement).value
      : undefined;
    return candidates.find(
      (candidate) =>
        candidate.getAttribute('name') === name &&
        (value === undefined || (candidate as HTMLInputElement).value === value),
    );
  }
  const words = wordsOf(element);
  const isKin = kin(element);
  const sameKind = candidates.filter(isKin);
  return (
    (words ? sameKind.find((candidate) => wordsOf(candidate) === words) : undefined) ??
    sameKind[all.filter(isKin).indexOf(element)]
  );
}

const wordsOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

/** A summary of the fallback is a button in the island. */
const kin = (element: HTMLElement): ((other: HTMLElement) => boolean) => {
  const isButton = (other: HTMLElement) =>
    other.matches('button, summary, [role="button"], input[type="submit"], input[type="button"]');
  return isButton(element) ? isButton : (other) => other.localName === element.localName && !isButton(other);
};

/** Sets the value as a visitor does, so that React hears of it. */
function copyValue(from: Field, to: Field): void {
  if (to instanceof HTMLInputElement && /^(checkbox|radio)$/.test(to.type)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (to instanceof HTMLInputElement && to.type === 'file') to.files = (from as HTMLInputElement).files;
  else if (to instanceof HTMLSelectElement && from instanceof HTMLSelectElement && to.multiple) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value));
    for (const option of to.options) option.selected = chosen.has(option.value);
  } else {
    const prototype = Object.getPrototypeOf(to) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  }
  const type = to instanceof HTMLSelectElement || to.type === 'file' ? 'change' : 'input';
  to.dispatchEvent(new Event(type, { bubbles: true }));
}
