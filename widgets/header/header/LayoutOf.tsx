import { useEffect, useState, type ComponentType } from 'react';
import type { Layout } from '#ui/use-layout.ts';
import styles from './Header.module.css';
import { layouts } from './layouts.ts';
import type { Navigation } from './use-navigation.ts';

interface Props<Of extends Layout> {
  layout: Of;
  /** Whether the window has this layout. A server does not know the window and renders both. */
  isShown: boolean;
  navigation: Navigation[Of];
}

/**
 * Container of one layout, which the stylesheet shows in windows of its size. The server fills it. The browser fills it while the window
 * has this layout, as soon as its code is loaded.
 * @throws while rendering if the code cannot be loaded; then the fallback is shown again
 */
export function LayoutOf<Of extends Layout>({ layout, isShown, navigation }: Props<Of>) {
  const Live = (isShown ? layouts[layout].loaded?.default : undefined) as
    | ComponentType<{ navigation: Navigation[Of] }>
    | undefined;
  const [outcome, setOutcome] = useState<{ failure?: unknown }>();

  const isThere = Live !== undefined;

  useEffect(() => {
    // Based on the last render, since the code may have been loaded in the meantime.
    if (!isShown || isThere) return;
    layouts[layout].load().then(
      () => setOutcome({}),
      (failure: unknown) => setOutcome({ failure }),
    );
  }, [layout, isShown, isThere]);

  if (isShown && outcome && 'failure' in outcome) throw outcome.failure;
  if (Live)
    return (
      <div className={styles[layout]}>
        <Live navigation={navigation} />
      </div>
    );
  // Keeps the server's HTML until the window has this layout; React does not hydrate it.
  return (
    // oxlint-disable-next-line saaristo/html
    <div key="asleep" className={styles[layout]} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  );
}

/** An empty trusted HTML value, for pages that require Trusted Types. React's type allows only strings. */
const NOTHING = {
  __html: ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? '') as string,
};
