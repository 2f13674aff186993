import { useState, type CSSProperties } from 'react';
import type { NavigationTab } from '#api/navigation.ts';
import { useTexts } from '#island/context.ts';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';
import { useHeader } from '../header-context.ts';
import { messages } from '../messages.ts';
import styles from './StickyRow.module.css';
import { TabRow } from './TabRow.tsx';

/** Position of the row in the header in px (tokens `--sa-header-top` and `--sa-header-main`). */
const TOP_PX = 124;

/**
 * The bottom tabs. They are transparent and part of the header until the page is scrolled beyond the site's threshold. Then they are fixed
 * at the top of the window, white, and have a search box of their own (NAV-21 to NAV-25).
 */
export function StickyRow({ tabs }: { tabs: readonly NavigationTab[] }) {
  const t = useTexts(messages);
  const { stickyThreshold, searchUrl } = useHeader();
  const isSticky = useScrolled(stickyThreshold);
  const [wasSticky, setWasSticky] = useState(false);
  if (isSticky && !wasSticky) setWasSticky(true);

  // Starts the animation at the row's last position, which may still be visible. Not part of the server's HTML, since policies may forbid
  // inline styles.
  const from = isSticky && ({ '--from': `${Math.max(-60, TOP_PX - stickyThreshold)}px` } as CSSProperties);

  return (
    <nav
      className={styles.bottom}
      data-sticky={isSticky}
      style={from || undefined}
      aria-label={t('mainNavigation')}
    >
      <div className={styles.inner}>
        <TabRow tabs={tabs} />
        <div className={styles.stickySearch} inert={!isSticky}>
          {wasSticky && <QuickSearch layout="sticky" searchUrl={searchUrl} />}
        </div>
      </div>
    </nav>
  );
}
