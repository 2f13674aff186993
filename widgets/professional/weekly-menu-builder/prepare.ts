import { loadEarly } from './early.ts';

/**
 * Fetches the menu while the fallback shows it, so that it does not go and come back, however long that takes: the call
 * ends by itself, and without it nothing could be changed. Never rejects: the island says what failed.
 */
export const prepare = (): Promise<void> => loadEarly().catch(() => {});
