import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Words } from './Words.tsx';

export type HeadingLevel = 2 | 3 | 4;

interface Props {
  title: string;
  /** Safe to link to. The whole card links there; undefined makes the title plain text. */
  url: string | undefined;
  /** Id of the heading, for labels of other elements in the card. */
  titleId?: string | undefined;
  /** Default 3: the section with the cards has a heading. */
  headingLevel?: HeadingLevel | undefined;
  picture: ReactNode;
  /** Shown on the picture's corner. */
  badges?: ReactNode;
  /** A line above the title; '' for none. */
  category?: string | undefined;
  /** A few lines below the title; '' for none. */
  teaser?: string | undefined;
  /** Shown at the foot of the card, at the same height in all cards of a row. */
  children?: ReactNode;
}

/** The frame of all cards: a picture, a title with the only link, and the content of the kind of card. */
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
            <Words text={title} />
          ) : (
            <a className={styles.link} href={url}>
              <Words text={title} />
            </a>
          )}
        </Heading>
        {teaser && <p className={styles.teaser}>{teaser}</p>}
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  );
}
