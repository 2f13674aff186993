import { useLayoutEffect, useRef } from 'react';
import type { NavigationTab } from '#api/navigation.ts';
import styles from './DropdownMenu.module.css';

interface Props {
  id: string;
  tab: NavigationTab;
  onFollow: () => void;
}

/** A short list under its tab: the tab's own page, then the child links (NAV-12). */
export function DropdownMenu({ id, tab: { label, link, children }, onFollow }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const entries = link === undefined ? children : [{ label, link }, ...children];

  // The row of tabs may scroll sideways, which would cut the list off: it stands outside, at its tab's place.
  useLayoutEffect(() => {
    const element = list.current;
    const tab = element?.previousElementSibling;
    const row = element?.offsetParent;
    if (!element || !tab || !row) return;
    const start = tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 16;
    const room = row.clientWidth - element.offsetWidth - 8;
    element.style.left = `${Math.max(8, Math.min(start, room))}px`;
  }, []);

  return (
    <ul ref={list} id={id} className={styles.list}>
      {entries.map((entry, index) => (
        <li key={index}>
          <a className={styles.link} href={entry.link} onClick={onFollow}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
