import { useRef } from 'react';
import type { NavigationTab } from '#api/navigation.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useHeader } from '../header-context.ts';
import { findPlaces } from './place-of.ts';
import { Tab } from './Tab.tsx';
import styles from './TabRow.module.css';
import { useOverflow } from './use-overflow.ts';

/** Tabs side by side. If they do not fit, the row scrolls sideways by Tab, wheel, touch or two arrow buttons. */
export function TabRow({ tabs }: { tabs: readonly NavigationTab[] }) {
  const list = useRef<HTMLUListElement>(null);
  const places = findPlaces(
    tabs.map(({ link }) => link),
    useHeader().here,
  );
  const more = useOverflow(list, tabs);
  const scroll = (side: 1 | -1) => list.current?.scrollBy({ left: side * list.current.clientWidth * 0.6 });

  return (
    <div className={styles.row}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab, index) => (
          <Tab key={index} tab={tab} place={places[index]} />
        ))}
      </ul>
      {/* For the mouse only, since Tab scrolls the tabs into view. */}
      {more.start && (
        <button
          type="button"
          className={styles.back}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(-1)}
        >
          <ChevronIcon width="20" height="20" />
        </button>
      )}
      {more.end && (
        <button
          type="button"
          className={styles.on}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(1)}
        >
          <ChevronIcon width="20" height="20" />
        </button>
      )}
    </div>
  );
}
