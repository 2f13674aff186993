import { useId } from 'react';
import type { ContentCard as Facts } from '#api/content-card.ts';
import { formatNumber } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { Badge } from '../card/Badge.tsx';
import type { HeadingLevel } from '../card/Card.tsx';
import { NewsCard } from '../news-card/NewsCard.tsx';
import { lazyChunk, usePart } from '../part.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { RecipeCard } from '../recipe-card/RecipeCard.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ContentCard.module.css';
import { ImageCard } from './ImageCard.tsx';
import { ownMessages } from './own-messages.ts';
import { BrandCard, ReleaseCard } from './PlainCards.tsx';

interface Props {
  card: Facts;
  /** URL of the ordering service with `{code}` in it, for product cards; not trusted. */
  valoUrl?: string | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
}

/** A part, because it makes calls and few cards have one. */
const likeButton = lazyChunk(() => import('../like-button/LikeButton.tsx'));

function Kind({ card, valoUrl, headingLevel = 3 }: Props) {
  const { type, header: title, link: url, image, ctaButton: cta } = card;
  const common = { title, url, image, headingLevel };
  switch (type) {
    case 'recipe':
    case 'broiler-recipe':
      return (
        <RecipeCard {...common} productImage={card.productImage} totalTime={card.totalTime} goLabel={cta} />
      );
    case 'news':
      return <NewsCard {...common} category={card.cisionTextType} publishDate={card.publishDate} />;
    case 'press-release':
      return <ReleaseCard {...common} kind={card.cisionTextType} publishDate={card.publishDate} cta={cta} />;
    case 'swedish-a':
    case 'swedish-b':
      return <BrandCard {...common} cta={cta} shape={type === 'swedish-a' ? 'landscape' : 'square'} />;
    case 'product':
      // GRD-04: product number, ordering code and bar code.
      return (
        card.product && (
          <ProductCard
            product={card.product}
            variant="partner"
            valoUrl={valoUrl}
            headingLevel={headingLevel}
          />
        )
      );
    default:
      return <ImageCard {...common} cta={cta} shape={type} />;
  }
}

/**
 * A card of any type in a grid or carousel (GRD-01, GRD-02, GRD-13). The widget's texts must include
 * `contentCardMessages`.
 */
export function ContentCard(props: Props) {
  const likedId = useId();
  const { header, like, type } = props.card;
  const t = useTexts(ownMessages);
  const { language } = useIsland();
  const likes = usePart(likeButton, like !== undefined);
  return (
    <div className={styles.place} data-type={type}>
      <Kind {...props} />
      {like && (
        <div className={styles.like}>
          <span hidden id={likedId}>
            {header}
          </span>
          {likes ? (
            <likes.LikeButton {...like} describedBy={likedId} />
          ) : (
            <p className={styles.likes}>
              <Badge tone="brand">
                <span aria-hidden="true">♥</span> <VisuallyHidden>{`${t('likes')} `}</VisuallyHidden>
                {formatNumber(like.likeCount, language)}
              </Badge>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
