import { useCallback, useSyncExternalStore } from 'react';
import { debounce } from '#lib/debounce.ts';
import { getColumns } from './rows.ts';

/** Delay after the last resize event (GRD-10). */
const WAIT_MS = 100;

function followWidth(onChange: () => void): () => void {
  const later = debounce(onChange, WAIT_MS);
  window.addEventListener('resize', later);
  return () => {
    window.removeEventListener('resize', later);
    later.cancel();
  };
}

/**
 * Returns the number of columns for the window's width, updated 100 ms after it last changed. Returns 0 on the server and during hydration,
 * where the width is unknown (GRD-08 to GRD-10).
 */
export const useColumns = (fixed: number | undefined): number =>
  useSyncExternalStore(
    followWidth,
    useCallback(() => getColumns(window.innerWidth, fixed), [fixed]),
    () => 0,
  );
