import { useSyncExternalStore } from 'react';
import { initialState, store, type State } from './store.ts';

/**
 * Returns the part of the store that `select` returns, and renders the component only when that part changes.
 * Select as little as possible. A selector must not create a new object at each call.
 * @param first the state of the server's render and of the first render in the browser, which must be equal
 */
export const useStore = <T>(select: (state: State) => T, first = initialState): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(first),
  );
