import type { NavigationTab } from '#api/navigation.ts';
import styles from './MegaMenu.module.css';
import { TeaserLink } from '../TeaserLink.tsx';

export interface MenuProps {
  tab: NavigationTab;
  open: boolean;
  /** One of its links is followed. */
  onFollow: () => void;
}

/** As wide as the page: the tab's name, its child links in columns, and the teaser with the way to all of it (NAV-11). */
export function MegaMenu({ tab, onFollow }: MenuProps) {
  const { label, link, children, showMoreLabel } = tab;
  // Without a show-more link the heading is the way to the tab's own page.
  const heading = showMoreLabel === undefined && link !== undefined ? <a href={link}>{label}</a> : label;
  return (
    <div className={styles.mega}>
      {/* A link to a place on this very page leaves the header standing. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.inner}
        onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow()}
      >
        <p className={styles.heading}>{heading}</p>
        <ul className={styles.links} data-many={children.length > 12 || undefined}>
          {children.map((child, index) => (
            <li key={index}>
              <a className={styles.link} href={child.link}>
                {child.label}
              </a>
            </li>
          ))}
        </ul>
        <TeaserLink tab={tab} />
      </div>
    </div>
  );
}
