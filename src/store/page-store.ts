import { createStore, type StoreApi } from 'zustand/vanilla';

export type Store<State> = StoreApi<State>;

/** tools/build/bundle.ts reads it, too. */
const KEY = Symbol.for('saaristo.store');

/** Returns the page's store; creates an empty one at the first call. */
export function pageStore<State>(): Store<State> {
  const page = globalThis as { [KEY]?: Store<State> };
  return (page[KEY] ??= createStore<State>(() => ({}) as State));
}
