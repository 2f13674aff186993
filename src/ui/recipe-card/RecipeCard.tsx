import { useTexts } from '#island/context.ts';
import type { Image } from '#lib/image.ts';
import { Badge } from '../card/Badge.tsx';
import { Card, type HeadingLevel } from '../card/Card.tsx';
import { cardMessages } from '../card/messages.ts';
import { Picture } from '../card/Picture.tsx';
import { ArrowIcon, Icon } from '../icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { formatDuration, ownMessages } from './own-messages.ts';
import styles from './RecipeCard.module.css';

const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

interface Props {
  title: string;
  /** Safe to link to; undefined makes the title plain text. */
  url: string | undefined;
  image?: Image | undefined;
  /**
   * The product that the recipe uses. Fades in over the dish while the card is hovered or focused (GRD-11).
   */
  productImage?: Image | undefined;
  category?: string | undefined;
  teaser?: string | undefined;
  /** Minutes; shown if more than 0. */
  totalTime?: number | undefined;
  isNovelty?: boolean | undefined;
  /** Replaces the text at the arrow; '' for the default. */
  goLabel?: string | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Loads the picture at once (`Picture`). */
  eagerPicture?: boolean | undefined;
}

/** The card of a recipe (GRD-11, SRCH-28). */
export function RecipeCard({
  image,
  productImage,
  totalTime = 0,
  isNovelty,
  goLabel,
  eagerPicture,
  ...card
}: Props) {
  const t = useTexts(ownMessages);
  const common = useTexts(cardMessages);
  const all = Math.round(totalTime);
  return (
    <Card
      {...card}
      picture={
        <span className={styles.pictures}>
          <Picture image={image} shape="landscape" eager={eagerPicture} />
          {productImage && (
            <Picture image={productImage} shape="landscape" className={styles.product} whenBroken="gone" />
          )}
        </span>
      }
      badges={isNovelty && <Badge tone="brand">{common('novelty')}</Badge>}
    >
      <p className={styles.foot}>
        {all > 0 && (
          <span className={styles.time}>
            <ClockIcon />
            <VisuallyHidden>{`${t('totalTime')} `}</VisuallyHidden>
            <span>{formatDuration(all, t)}</span>
          </span>
        )}
        {/* Hidden from screen readers, because the title is the link. */}
        <span className={styles.go} aria-hidden="true">
          {goLabel || t('toRecipe')}
          <ArrowIcon />
        </span>
      </p>
    </Card>
  );
}
