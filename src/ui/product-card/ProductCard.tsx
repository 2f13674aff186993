import { useId } from 'react';
import type { ProductFacts } from '#api/product.ts';
import { formatNumber } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { isBuyable, isSoldOut } from '../sold-out/stock.ts';
import buttonStyles from '../Button.module.css';
import { addMessages } from '../buy/add-messages.ts';
import { Badge } from '../card/Badge.tsx';
import { Card, type HeadingLevel } from '../card/Card.tsx';
import { cardMessages } from '../card/messages.ts';
import { Picture } from '../card/Picture.tsx';
import { lazyChunk, usePart } from '../part.ts';
import { SoldOut } from '../sold-out/SoldOut.tsx';
import { Codes } from './Codes.tsx';
import { ownMessages } from './own-messages.ts';
import { Prices } from './Prices.tsx';
import styles from './ProductCard.module.css';
import { VARIANTS, type ProductCardVariant } from './variants.ts';

interface Props {
  /** Without a URL its name is plain text. */
  product: ProductFacts;
  variant: ProductCardVariant;
  /** URL of the ordering service with `{code}` for the product's `valoCode`; not trusted. */
  valoUrl?: string | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Loads the picture at once (`Picture`). */
  eagerPicture?: boolean | undefined;
}

const galleryPart = lazyChunk(() => import('../gallery/Gallery.tsx'));
const buyPart = lazyChunk(() => import('../buy/Buy.tsx'));

/**
 * The card of a product in one of six variants (PRD-03..PRD-10, SRCH-28, SRCH-29, GRD-04). It has a buy
 * control in the variant `shop`, and in the others if the page settings name the shop. Until the control is
 * loaded, and without JavaScript, a link leads to the product's page instead.
 */
export function ProductCard({ product, variant, valoUrl, headingLevel, eagerPicture }: Props) {
  const t = useTexts(ownMessages);
  const card = useTexts(cardMessages);
  const buy = useTexts(addMessages);
  const { language, settings } = useIsland();
  const titleId = useId();
  const { title, url, images, discountPercentage: discount } = product;
  const gallery = usePart(galleryPart, images.length > 1);
  const shows = VARIANTS[variant];
  const sells = variant === 'shop' || (settings.shopFrameUrl !== false && settings.shopOrigin !== undefined);
  const canBuy = sells && isBuyable(product);
  const buying = usePart(buyPart, canBuy);

  return (
    <Card
      title={title}
      url={url}
      titleId={titleId}
      headingLevel={headingLevel}
      picture={
        gallery ? (
          <gallery.Gallery images={images} shape="square" url={url} titleId={titleId} eager={eagerPicture} />
        ) : (
          <Picture image={images[0]} shape="square" eager={eagerPicture} />
        )
      }
      badges={
        <>
          {product.isNovelty && <Badge tone="brand">{card('novelty')}</Badge>}
          {discount !== undefined && (
            <Badge tone="accent">{t('discount', { percentage: formatNumber(discount, language, 1) })}</Badge>
          )}
        </>
      }
      category={shows.category ? product.category : ''}
      teaser={shows.teaser ? product.teaserText : ''}
    >
      <Prices product={sells ? product : { ...product, pricePerKilo: '' }} />
      {isSoldOut(product.stock) && <SoldOut />}
      {canBuy && (
        <div className={styles.buy}>
          {buying ? (
            <buying.Buy code={product.code} describedBy={titleId} />
          ) : (
            url && (
              <a
                className={`${buttonStyles.button} ${buttonStyles.primary}`}
                href={url}
                aria-describedby={titleId}
              >
                {buy('add')}
              </a>
            )
          )}
        </div>
      )}
      <Codes
        product={{
          code: product.code,
          valoCode: shows.orderCode ? product.valoCode : '',
          gtinCode: shows.barcode ? product.gtinCode : '',
        }}
        valoUrl={valoUrl}
      />
    </Card>
  );
}
