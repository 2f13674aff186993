/**
 * A modal that the URL's hash opens, such as `#newsletter`. Closing restores the previous URL without a
 * reload; back and forward close and open it again (NWS-08, NWS-09).
 */
import { useCallback, useEffect, useState } from 'react';

/**
 * The modals of each hash. Only the first one opens, because two blocks with the same hash would open on top
 * of each other.
 */
const registered = new Map<string, object[]>();

/**
 * The page's URL before a modal opened; undefined if the page was loaded with a modal's hash. All modals
 * share it: if one leads to another, closing must not return to the first.
 */
let earlier: string | undefined;

/** Returns the encoded hash with its #; '' for none. The name may already begin with #. */
const written = (name: string): string => new URL(`#${name.replace(/^#+/, '')}`, location.href).hash;

/** Returns the URL without its hash, used if there is no earlier URL. */
const withoutHash = (): string => location.pathname + location.search;

function rememberAddress({ oldURL, newURL }: HashChangeEvent): void {
  if (registered.has(new URL(newURL).hash) && !registered.has(new URL(oldURL).hash)) earlier = oldURL;
}

/**
 * @param name the hash that opens it, without its #
 */
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
    // The visitor has navigated to another hash meanwhile: keeps it.
    if (location.hash !== written(name)) return;
    history.replaceState(history.state, '', earlier ?? withoutHash());
    earlier = undefined;
  }, [name]);

  return { open, close };
}

/** Registers a modal for a hash. Returns a function that unregisters it. */
function register(hash: string, one: object): () => void {
  registered.set(hash, [...(registered.get(hash) ?? []), one]);
  return () => {
    const others = (registered.get(hash) ?? []).filter((other) => other !== one);
    if (others.length > 0) registered.set(hash, others);
    else registered.delete(hash);
  };
}
