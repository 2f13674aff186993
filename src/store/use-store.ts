import { useStore as useZustandStore } from 'zustand';
import { initialState, store, type State } from './store.ts';

/** The store, with the empty state as its first one: server and browser render the same at first. */
const followed = { ...store, getInitialState: () => initialState };

/**
 * The part of the state that `select` gives, followed: the component renders when it changes, and only then.
 * Select the least you need; a selector must not build a new object at each call.
 */
export const useStore = <T>(select: (state: State) => T): T => useZustandStore(followed, select);
