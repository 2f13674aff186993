import { useEffect, useState, type ComponentType } from 'react';
import type { Layout } from '#ui/use-layout.ts';
import styles from './Header.module.css';
import { layouts } from './layouts.ts';
import type { Navigation } from './use-navigation.ts';

interface Props<Of extends Layout> {
  layout: Of;
  /** Whether the window is of its kind; on a server, which knows none, both are shown. */
  isShown: boolean;
  navigation: Navigation[Of];
}

/**
 * The place of one layout, which the stylesheet shows in its windows. On a server it is filled; in the browser as long as the window is of its kind, as
 * soon as its code is there. Throws where that can't be had: the fallback comes back.
 */
export function LayoutOf<Of extends Layout>({ layout, isShown, navigation }: Props<Of>) {
  const Live = (isShown ? layouts[layout].loaded?.default : undefined) as
    | ComponentType<{ navigation: Navigation[Of] }>
    | undefined;
  const [outcome, setOutcome] = useState<{ failure?: unknown }>();

  const isThere = Live !== undefined;

  useEffect(() => {
    // By what was rendered: it may have come since.
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
  // What the server rendered stays as it is: React looks at nothing inside of it, until the window is of its kind.
  return (
    // oxlint-disable-next-line saaristo/html
    <div key="asleep" className={styles[layout]} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  );
}

/** As pages take it that want trusted HTML alone; the type of React knows of text only. */
const NOTHING = {
  __html: ((globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? '') as string,
};
