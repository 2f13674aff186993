import { useSyncExternalStore } from 'react';
import { initialState, store, type State } from './store.ts';

/**
 * The part of the store that `select` gives, followed: the component renders when it changes, and only then.
 * Select the least you need; a selector must not build a new object at each call.
 * @param first the state that server and browser render with at first, which is the same for both: the empty one, unless the page says more
 */
export const useStore = <T>(select: (state: State) => T, first = initialState): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(first),
  );
