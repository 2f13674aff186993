/**
 * A modal that the address opens: `#newsletter`, say. Closing gives back the address that was there before, without a reload,
 * and going back and forward closes and opens it again (NWS-08, NWS-09).
 */
import { useCallback, useEffect, useState } from 'react';

/** Who opens at a hash. The first one does: two blocks with one hash would open on top of each other. */
const registered = new Map<string, object[]>();

/**
 * The address on this page before it opened something; undefined where the page began with it. All modals share it: one may
 * lead to another, and going back to the first would open what the visitor has left.
 */
let earlier: string | undefined;

/** The hash as addresses write it, with its #; '' for none. An editor may have written the # already. */
const written = (name: string): string => new URL(`#${name.replace(/^#+/, '')}`, location.href).hash;

/** Where the address has no earlier one, it is the present one without its hash. */
const withoutHash = (): string => location.pathname + location.search;

function rememberAddress({ oldURL, newURL }: HashChangeEvent): void {
  if (registered.has(new URL(newURL).hash) && !registered.has(new URL(oldURL).hash)) earlier = oldURL;
}

/** @param name the hash that opens it, without its # */
export function useHashModal(name: string): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const hash = written(name);
    if (hash === '') return undefined;
    const self = {};
    const leave = register(hash, self);
    const follow = (): void => setOpen(location.hash === hash && registered.get(hash)?.[0] === self);
    const changed = (event: HashChangeEvent): void => {
      rememberAddress(event);
      follow();
    };
    follow();
    window.addEventListener('hashchange', changed);
    return () => {
      window.removeEventListener('hashchange', changed);
      leave();
      setOpen(false);
    };
  }, [name]);

  const close = useCallback(() => {
    setOpen(false);
    // Somebody may have gone on meanwhile; that address is theirs.
    if (location.hash !== written(name)) return;
    history.replaceState(history.state, '', earlier ?? withoutHash());
    earlier = undefined;
  }, [name]);

  return { open, close };
}

/** Puts one more in the line of a hash; the result takes it out. */
function register(hash: string, one: object): () => void {
  registered.set(hash, [...(registered.get(hash) ?? []), one]);
  return () => {
    const others = (registered.get(hash) ?? []).filter((other) => other !== one);
    if (others.length > 0) registered.set(hash, others);
    else registered.delete(hash);
  };
}
