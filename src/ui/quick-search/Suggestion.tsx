import { useEffect, useRef } from 'react';
import type { SearchHit } from '#api/search.ts';
import { useTexts } from '#island/context.ts';
import { useHitOffer } from '../hit-offer/part.ts';
import { useBroken } from '../use-broken.ts';
import { highlight } from './highlight.ts';
import { panelMessages } from './panel-messages.ts';
import styles from './Suggestion.module.css';

interface Props {
  /** Id of the cell, for the box's `aria-activedescendant`. */
  id: string;
  hit: SearchHit;
  /** The text of the request. Its words are marked in the title. */
  query: string;
  isActive: boolean;
}

const KINDS = ['product', 'recipe', 'news', 'page'] as const;

/**
 * One hit as a row of the grid. The title is the link, and the whole cell can be pressed (QS-07). Where the
 * site sells, a product has its price, and a second cell with the buy control.
 */
export function Suggestion({ id, hit, query, isActive }: Props) {
  const t = useTexts(panelMessages);
  const row = useRef<HTMLDivElement>(null);
  const { url, title, category, teaserText, image, type } = hit;
  const offer = useHitOffer(hit);
  const [isBroken, watch] = useBroken(image?.url);
  const kind = KINDS.find((one) => one === type.toLowerCase());
  const labels = [kind ? t(kind) : type, category].filter((label) => label !== '');

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div ref={row} role="row" className={styles.row} data-active={isActive}>
      <div role="gridcell" id={id} className={styles.cell} aria-selected={isActive}>
        <span className={styles.picture}>
          {image && !isBroken ? (
            <img src={image.url} alt="" width={56} height={56} loading="lazy" {...watch} />
          ) : (
            <span aria-hidden="true">{Array.from(title)[0]}</span>
          )}
        </span>
        <span className={styles.words}>
          {labels.length > 0 && (
            <span className={styles.labels}>
              {labels.map((label) => (
                <span key={label}>{`${label} `}</span>
              ))}
            </span>
          )}
          <a id={`${id}-title`} className={styles.title} href={url}>
            {highlight(title, query).map(({ text, matches }, index) =>
              matches ? <mark key={index}>{text}</mark> : text,
            )}
          </a>
          {teaserText !== '' && <span className={styles.teaser}>{teaserText}</span>}
          {offer && <offer.HitPrices hit={hit} />}
        </span>
      </div>
      {offer && (
        <div role="gridcell" aria-labelledby={`${id}-title`} className={styles.buy}>
          <offer.HitBuy hit={hit} titleId={`${id}-title`} isCompact />
        </div>
      )}
    </div>
  );
}
