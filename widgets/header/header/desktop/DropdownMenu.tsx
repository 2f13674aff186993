import { useLayoutEffect, useRef } from 'react';
import styles from './DropdownMenu.module.css';
import type { MenuProps } from './MegaMenu.tsx';

/** A short list below its tab: the tab's own page, then the child links (NAV-12). */
export function DropdownMenu({ tab: { label, link, children }, open, onFollow }: MenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const entries = link === undefined ? children : [{ label, link }, ...children];

  // The row of tabs can scroll sideways and would clip the list. The list is therefore positioned outside of the row, below its tab and
  // within the window.
  useLayoutEffect(() => {
    const element = list.current;
    const tab = element?.previousElementSibling;
    const row = element?.offsetParent;
    if (!open || !element || !tab || !row) return;
    const start = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    const room = row.clientWidth - element.offsetWidth + 6;
    element.style.left = `${Math.max(22, Math.min(start, room))}px`;
  }, [open]);

  return (
    <ul ref={list} className={styles.list}>
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
