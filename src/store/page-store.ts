import { createStore, type StoreApi } from 'zustand/vanilla';

export type Store<State> = StoreApi<State>;

const KEY = Symbol.for('saaristo.store');

/** Finds the page's store, or makes an empty one. */
export function pageStore<State>(): Store<State> {
  const page = globalThis as { [KEY]?: Store<State> };
  return (page[KEY] ??= createStore<State>(() => ({}) as State));
}
