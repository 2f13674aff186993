import { formatShortDate } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import type { Image } from '#lib/image.ts';
import { Badge } from '../card/Badge.tsx';
import { Card, type HeadingLevel } from '../card/Card.tsx';
import { cardMessages } from '../card/messages.ts';
import { Picture } from '../card/Picture.tsx';
import styles from './NewsCard.module.css';

interface Props {
  title: string;
  /** Safe to link to; undefined makes the title plain text. */
  url: string | undefined;
  image?: Image | undefined;
  category?: string | undefined;
  teaser?: string | undefined;
  /** ISO date or date-time, shown as d.M.yyyy. */
  publishDate?: string | undefined;
  author?: string | undefined;
  isNovelty?: boolean | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Loads the picture at once (`Picture`). */
  eagerPicture?: boolean | undefined;
}

/** A card of a news item or of any page. The widget's texts must include `cardMessages`. */
export function NewsCard({ image, publishDate, author, isNovelty, eagerPicture, ...card }: Props) {
  const t = useTexts(cardMessages);
  return (
    <Card
      {...card}
      picture={<Picture image={image} shape="landscape" eager={eagerPicture} />}
      badges={isNovelty && <Badge tone="brand">{t('novelty')}</Badge>}
    >
      {(publishDate || author) && (
        <p className={styles.source}>
          {publishDate && <time dateTime={publishDate}>{formatShortDate(publishDate)}</time>}{' '}
          {author && <span>{author}</span>}
        </p>
      )}
    </Card>
  );
}
