import { useCallback, useSyncExternalStore } from 'react';
import { debounce } from '#lib/debounce.ts';
import { columnsOf } from './rows.ts';

/** GRD-10 */
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
 * The columns of the window's width, followed 100 ms after it has come to rest; 0 on the server and in the first render over its HTML,
 * which knows no window (GRD-08 to GRD-10).
 */
export const useColumns = (fixed: number | undefined): number =>
  useSyncExternalStore(
    followWidth,
    useCallback(() => columnsOf(window.innerWidth, fixed), [fixed]),
    () => 0,
  );
