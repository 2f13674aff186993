import type { NavigationTab } from '#api/navigation.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './AccordionSection.module.css';
import { TeaserLink } from '../TeaserLink.tsx';

interface Props {
  section: NavigationTab;
  /** Called when one of its links is followed. */
  onFollow: () => void;
}

/** A section of the side navigation that opens and closes independently (NAV-35 to NAV-37). Without children it is a link. */
export function AccordionSection({ section, onFollow }: Props) {
  const { label, link, children, expanded, showMoreLabel } = section;

  if (children.length === 0)
    return (
      <div className={styles.section}>
        <a className={styles.head} href={link} onClick={onFollow}>
          {label}
        </a>
      </div>
    );

  const entries =
    showMoreLabel === undefined && link !== undefined ? [{ label, link }, ...children] : children;
  return (
    <details className={styles.section} open={expanded} suppressHydrationWarning>
      <summary className={styles.head}>
        {label}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>
            <a className={styles.link} href={entry.link} onClick={onFollow}>
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.teaser}>
        <TeaserLink tab={section} onFollow={onFollow} />
      </div>
    </details>
  );
}
