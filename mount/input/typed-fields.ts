/** Remembers the fields of islands that the visitor changes, so that an island that fails later leaves their values in its marker's content. */
import { isOfIsland } from '#island/marker-content.ts';
import type { Island } from '../types.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The changed fields by the element of the island. React removes the elements of an island before it reports that it threw. */
const changed = new WeakMap<Element, Set<Field>>();

function handleInput(event: Event): void {
  const field = event.composedPath()[0] as Field;
  const host = field.closest?.('saaristo-root');
  if (!field.name || !host || !isOfIsland(host, field)) return;
  const fields = changed.get(host) ?? new Set();
  changed.set(host, fields.add(field));
}

/** Starts to remember the fields of all islands. */
export function observeFields(): void {
  for (const type of ['input', 'change'])
    addEventListener(type, handleInput, { capture: true, passive: true });
}

/** Returns a function that carries the changed fields of an island to the marker's content after the island is removed. */
export function takeFields({ host, element }: Island): () => void {
  const fields = host && changed.get(host);
  if (!fields) return () => {};
  return () =>
    void import('./fallback-state.ts').then(
      ({ restoreFields }) => restoreFields(element, fields),
      // The content is shown without the values.
      () => {},
    );
}
