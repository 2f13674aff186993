import { type StoreApi } from 'zustand/vanilla';
export type Store<State> = StoreApi<State>;
/** Finds the page's store, or makes an empty one. */
export declare function pageStore<State>(): Store<State>;
