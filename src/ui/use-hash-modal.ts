/**
 * A modal that the URL's hash opens, such as `#newsletter`. Closing restores the previous URL without a
 * reload; back and forward close and open it again (NWS-08, NWS-09).
 */
import { useCallback, useEffect, useState } from 'react';
import { createEntryUrlWithoutHash } from '#lib/page-address.ts';

/**
 * The modals of each hash. Only the first one opens, because two blocks with the same hash would open on top
 * of each other.
 */
const modals = new Map<string, object[]>();

/**
 * The page's URL before a modal opened; undefined if the page was loaded with a modal's hash. All modals
 * share it: if one leads to another, closing must not return to the first.
 */
let previousUrl: string | undefined;

/** Returns the encoded hash with its #; '' for none. The name may already begin with #. */
const encodeHash = (name: string): string =>
  new URL(`#${name.replace(/^#+/, '')}`, 'https://page.invalid/').hash;

function rememberUrl({ oldURL, newURL }: HashChangeEvent): void {
  if (modals.has(new URL(newURL).hash) && !modals.has(new URL(oldURL).hash)) previousUrl = oldURL;
}

/**
 * @param name the hash that opens it, without its #
 */
export function useHashModal(name: string): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const hash = encodeHash(name);
    if (hash === '') return undefined;
    const self = {};
    const unregister = register(hash, self);
    const update = (): void => setOpen(location.hash === hash && modals.get(hash)?.[0] === self);
    const handleHashChange = (event: HashChangeEvent): void => {
      rememberUrl(event);
      update();
    };
    update();
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      window.removeEventListener('hashchange', handleHashChange);
      unregister();
      setOpen(false);
    };
  }, [name]);

  const close = useCallback(() => {
    setOpen(false);
    // The visitor has navigated to another hash meanwhile: keeps it.
    if (location.hash !== encodeHash(name)) return;
    history.replaceState(history.state, '', previousUrl ?? createEntryUrlWithoutHash());
    previousUrl = undefined;
  }, [name]);

  return { open, close };
}

/** Registers a modal for a hash. Returns a function that unregisters it. */
function register(hash: string, modal: object): () => void {
  modals.set(hash, [...(modals.get(hash) ?? []), modal]);
  return () => {
    const others = (modals.get(hash) ?? []).filter((other) => other !== modal);
    if (others.length > 0) modals.set(hash, others);
    else modals.delete(hash);
  };
}
