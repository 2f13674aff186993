import type { NavigationTab } from '#api/navigation.ts';
import styles from './MegaMenu.module.css';
import { TeaserLink } from '../TeaserLink.tsx';

export interface MenuProps {
  tab: NavigationTab;
  open: boolean;
  /** Called when one of its links is followed, which may lead to a place on this page. */
  onFollow: () => void;
}

/** A menu of the page's width: the tab's name, its child links in columns, and the teaser with the show-more link (NAV-11). */
export function MegaMenu({ tab, onFollow }: MenuProps) {
  const { label, link, children, showMoreLabel } = tab;
  // Without a show-more link, the heading links to the tab's own page.
  const heading =
    showMoreLabel === undefined && link !== undefined ? (
      <a href={link} onClick={onFollow}>
        {label}
      </a>
    ) : (
      label
    );
  return (
    <div className={styles.mega}>
      <div className={styles.inner}>
        <p className={styles.heading}>{heading}</p>
        <ul className={styles.links} data-many={children.length > 12 || undefined}>
          {children.map((child, index) => (
            <li key={index}>
              <a className={styles.link} href={child.link} onClick={onFollow}>
                {child.label}
              </a>
            </li>
          ))}
        </ul>
        <TeaserLink tab={tab} onFollow={onFollow} />
      </div>
    </div>
  );
}
