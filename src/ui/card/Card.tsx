import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type HeadingLevel = 2 | 3 | 4;

interface Props {
  title: string;
  /** Safe to link to. The whole card leads there; without it the title is plain text. */
  url: string | undefined;
  /** Id of the heading, for what the card says about itself elsewhere. */
  titleId?: string | undefined;
  /** Default 3: a card is in a section that has a heading. */
  headingLevel?: HeadingLevel | undefined;
  picture: ReactNode;
  /** On the picture's corner. */
  badges?: ReactNode;
  /** A line above the title, '' for none. */
  category?: string | undefined;
  /** A few lines below the title, '' for none. */
  teaser?: string | undefined;
  /** At the foot of the card, which cards of a row have at the same height. */
  children?: ReactNode;
}

/** The frame of all cards: a picture, a title that is the one link, and what the kind of card adds. */
export function Card({ title, url, titleId, headingLevel = 3, picture, badges, ...more }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { category, teaser, children } = more;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {picture}
        <div className={styles.badges}>{badges}</div>
      </div>
      <div className={styles.body}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading id={titleId} className={styles.title}>
          {url === undefined ? (
            title
          ) : (
            <a className={styles.link} href={url}>
              {title}
            </a>
          )}
        </Heading>
        {teaser && <p className={styles.teaser}>{teaser}</p>}
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  );
}
