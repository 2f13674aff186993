import { useId, useState, type KeyboardEvent } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import { PageLink, type Page } from './PageLink.tsx';
import styles from './PageNavTabs.module.css';

interface Props {
  /** Its own page comes first in the list. */
  item: Page;
  pages: readonly Page[];
}

/** A tab that opens and closes the list of its pages (CORP-02). */
export function Tab({ item, pages }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };

  return (
    // Keys of the links and the button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.tab}
        data-active={[item, ...pages].some(({ Active }) => Active)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.Name}
        <ChevronIcon className={styles.icon} />
      </button>
      <ul id={id} className={styles.pages} hidden={!open}>
        {[item, ...pages].map((page, index) => (
          <li key={index}>
            <PageLink className={styles.page} page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}
