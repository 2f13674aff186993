/**
 * A modal that the address opens: `#newsletter`, say. Closing gives back the address that was there before, without a reload,
 * and going back and forward closes and opens it again (NWS-08, NWS-09).
 */
import { useCallback, useEffect, useState } from 'react';

/** Hashes that open something on this page: going back to one of them would open what the visitor has closed. */
const opening = new Map<string, number>();

const hashOf = (address: string): string => new URL(address, location.href).hash;

/** Where the address has no earlier one, it is the present one without its hash. */
const withoutHash = (): string => location.pathname + location.search;

/** @param hash with its # */
export function useHash(hash: string): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);
  /** The address on this page before the hash; undefined where the page began with it. */
  const [earlier, setEarlier] = useState<string>();

  useEffect(() => {
    opening.set(hash, (opening.get(hash) ?? 0) + 1);
    const follow = (): void => setOpen(location.hash === hash);
    const changed = ({ oldURL }: HashChangeEvent): void => {
      follow();
      if (location.hash === hash && !opening.has(hashOf(oldURL))) setEarlier(oldURL);
    };
    follow();
    window.addEventListener('hashchange', changed);
    return () => {
      window.removeEventListener('hashchange', changed);
      const others = (opening.get(hash) ?? 1) - 1;
      if (others > 0) opening.set(hash, others);
      else opening.delete(hash);
    };
  }, [hash]);

  const close = useCallback(() => {
    setOpen(false);
    // Somebody may have gone on meanwhile; that address is theirs.
    if (location.hash === hash) history.replaceState(history.state, '', earlier ?? withoutHash());
  }, [hash, earlier]);

  return { open, close };
}
