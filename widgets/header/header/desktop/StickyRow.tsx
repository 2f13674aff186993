import { useState, type CSSProperties } from 'react';
import type { NavigationTab } from '#api/navigation.ts';
import { useTexts } from '#island/context.ts';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';
import { useHeader } from '../header-context.ts';
import { messages } from '../messages.ts';
import styles from './StickyRow.module.css';
import { TabRow } from './TabRow.tsx';

/** Where the row lies in the header, px (tokens `--sa-header-top` and `--sa-header-main`). */
const TOP_PX = 124;

/**
 * The bottom tabs: absolute and transparent below the site's threshold of scroll; from there on fixed to the top of the
 * window, white, with a search box of its own (NAV-21 to NAV-25).
 */
export function StickyRow({ tabs }: { tabs: readonly NavigationTab[] }) {
  const t = useTexts(messages);
  const { stickyThreshold, searchUrl } = useHeader();
  const sticky = useScrolled(stickyThreshold);
  const [wasSticky, setWasSticky] = useState(false);
  if (sticky && !wasSticky) setWasSticky(true);

  // It slides in from where it has just been, so that it does not jump where that is still in sight. Not in the server's HTML, where policies forbid it.
  const from = sticky && ({ '--from': `${Math.max(-60, TOP_PX - stickyThreshold)}px` } as CSSProperties);

  return (
    <nav
      className={styles.bottom}
      data-sticky={sticky}
      style={from || undefined}
      aria-label={t('mainNavigation')}
    >
      <div className={styles.inner}>
        <TabRow tabs={tabs} />
        <div className={styles.stickySearch} inert={!sticky}>
          {wasSticky && <QuickSearch layout="sticky" searchUrl={searchUrl} />}
        </div>
      </div>
    </nav>
  );
}
