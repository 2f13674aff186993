import { formatShortDate } from '#i18n/format.ts';
import type { Image } from '#lib/image.ts';
import { Card, type HeadingLevel } from '../card/Card.tsx';
import { Picture, type Shape } from '../card/Picture.tsx';
import { ArrowIcon } from '../icons.tsx';
import styles from './ContentCard.module.css';

interface Common {
  title: string;
  url: string | undefined;
  image: Image | undefined;
  headingLevel: HeadingLevel;
  /** Text of the button; '' for none. Hidden from screen readers, because the title is the link. */
  cta: string;
}

const Go = ({ cta }: Pick<Common, 'cta'>) =>
  cta !== '' && (
    <p className={styles.go} aria-hidden="true">
      {cta}
      <ArrowIcon />
    </p>
  );

interface ReleaseProps extends Common {
  /** Kind of release; '' if unknown. */
  kind: string;
  /** ISO date or date-time; '' for none. */
  publishDate: string;
}

/** A press release, with a picture only if it has one. */
export const ReleaseCard = ({ image, kind, publishDate, cta, ...card }: ReleaseProps) => (
  <Card {...card} category={kind} picture={image && <Picture image={image} shape="landscape" />}>
    {publishDate !== '' && (
      <p className={styles.date}>
        <time dateTime={publishDate}>{formatShortDate(publishDate)}</time>
      </p>
    )}
    <Go cta={cta} />
  </Card>
);

interface BrandProps extends Common {
  shape: Shape;
}

/** The card of a Swedish brand: a landscape picture on white, or a square one on the brand's colour. */
export const BrandCard = ({ image, shape, cta, ...card }: BrandProps) => (
  <Card {...card} picture={<Picture image={image} shape={shape} />}>
    <Go cta={cta} />
  </Card>
);
