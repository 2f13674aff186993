import { ChevronIcon } from '#ui/icons.tsx';
import { PageLink, type Page } from './PageLink.tsx';
import styles from './PageNavTabs.module.css';

interface Props {
  /** The tab's own page, first in the list. */
  item: Page;
  pages: readonly Page[];
}

/** Closes the tab when Escape is pressed in it. */
function closeOnEscape(tab: HTMLDetailsElement): () => void {
  const handleKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !tab.open) return;
    tab.open = false;
    tab.querySelector('summary')?.focus();
  };
  tab.addEventListener('keydown', handleKey);
  return () => tab.removeEventListener('keydown', handleKey);
}

/** A tab that opens a list of its pages, as a native `<details>` element (CORP-02). */
export const Tab = ({ item, pages }: Props) => (
  <details ref={closeOnEscape} suppressHydrationWarning>
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
