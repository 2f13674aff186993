import type { NavigationTab } from '#api/navigation.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import styles from './TeaserLink.module.css';

interface Props {
  tab: Pick<NavigationTab, 'link' | 'teaserImage' | 'showMoreLabel'>;
  /** Called when the link is followed. */
  onFollow: () => void;
}

/** The teaser picture of a tab above its show-more link. Both lead to the tab's own page (NAV-11, NAV-35). */
export function TeaserLink({ tab: { link, teaserImage, showMoreLabel }, onFollow }: Props) {
  const more = link !== undefined && showMoreLabel !== undefined;
  if (!teaserImage && !more) return null;
  return (
    <div className={styles.teaser}>
      {teaserImage && (
        <span className={styles.frame}>
          <img
            className={styles.image}
            src={teaserImage.url}
            alt={teaserImage.alt}
            width="320"
            height="200"
            loading="lazy"
          />
        </span>
      )}
      {more && (
        <a className={styles.more} href={link} onClick={onFollow}>
          {showMoreLabel}
          <ArrowIcon className={styles.arrow} width="20" height="20" />
        </a>
      )}
    </div>
  );
}
