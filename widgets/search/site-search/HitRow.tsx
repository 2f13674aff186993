import type { ContentHit } from '#api/search-results.ts';
import { useId } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { offerPart, useHitOffer } from '#ui/hit-offer/part.ts';
import { useBroken } from '#ui/use-broken.ts';
import styles from './HitRow.module.css';
import { siteSearchMessages } from './messages.ts';

const KINDS = ['product', 'recipe', 'news', 'page'] as const;

/**
 * A hit of the site search. Its title is the link, and the whole row is clickable (SRCH-06, SRCH-28,
 * SRCH-29). A product can be bought here where the site sells it.
 */
export function HitRow({ hit }: { hit: ContentHit }) {
  const t = useTexts(siteSearchMessages);
  const { url, title, category, teaserText, image, type, isNovelty, productNumber, product } = hit;
  const { settings } = useIsland();
  const titleId = useId();
  const offer = useHitOffer(hit);
  const [isBroken, watch] = useBroken(image?.url);
  const kind = KINDS.find((one) => one === type.toLowerCase());
  const labels = [kind ? t(kind) : type, category].filter((label) => label !== '');
  const picture = isBroken ? undefined : image;
  return (
    <article className={styles.row}>
      <span className={styles.picture} data-empty={picture === undefined}>
        {picture ? (
          <img src={picture.url} alt={picture.alt} width={112} height={112} loading="lazy" {...watch} />
        ) : (
          <span aria-hidden="true">{Array.from(title)[0]}</span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.labels}>
          {labels.join(' · ')}
          {isNovelty && <span className={styles.novelty}>{t('noveltyLabel')}</span>}
        </p>
        <h2 id={titleId} className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </h2>
        {teaserText !== '' && <p className={styles.teaser}>{teaserText}</p>}
        {productNumber !== '' && (
          <p className={styles.number}>{`${t('productNumberLabel')} ${productNumber}`}</p>
        )}
        {product !== undefined && settings.shopFrameUrl !== false && (
          <>
            <div className={styles.selling}>
              {offer && (
                <>
                  <offer.HitPrices hit={hit} />
                  <offer.HitBuy hit={hit} titleId={titleId} />
                </>
              )}
            </div>
            <noscript>{offerPart.loaded && <offerPart.loaded.HitPrices hit={hit} />}</noscript>
          </>
        )}
      </div>
    </article>
  );
}
