import type { KeyboardEvent } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import { PageLink, type Page } from './PageLink.tsx';
import styles from './PageNavTabs.module.css';

interface Props {
  /** Its own page comes first in the list. */
  item: Page;
  pages: readonly Page[];
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** A tab that opens and closes the list of its pages, by the browser's own means (CORP-02). */
export const Tab = ({ item, pages }: Props) => (
  // Keys of the links and the tab inside.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <details onKeyDown={closeOnEscape} suppressHydrationWarning>
    <summary className={styles.tab} data-active={[item, ...pages].some(({ Active }) => Active)}>
      {item.Name}
      <ChevronIcon className={styles.icon} />
    </summary>
    <ul className={styles.pages}>
      {[item, ...pages].map((page, index) => (
        <li key={index}>
          <PageLink className={styles.page} page={page} />
        </li>
      ))}
    </ul>
  </details>
);
