import { useEffect, useId, useRef, useState } from 'react';
import { readContentCard } from '#api/content-card.ts';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readList } from '#lib/read.ts';
import { Button } from '#ui/Button.tsx';
import { ContentCard } from '#ui/content-card/ContentCard.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CardGrid.module.css';
import { Filter } from './Filter.tsx';
import { readColumns } from './columns.ts';
import { ownMessages } from './own-messages.ts';
import { countCardsInRows, getColumns } from './rows.ts';
import { useColumns } from './use-columns.ts';
import { useFilter } from './use-filter.ts';
import type definition from './widget.ts';

/** A width within each size range of the stylesheet. Its index is the range's name there (GRD-08). */
const WIDTHS = [0, 376, 768, 1025];

/**
 * Cards in rows, with a button for more and an optional filter (GRD-01 to GRD-10, I18N-10). The server renders all cards, each with the
 * smallest window size at which the stylesheet shows it. Without JavaScript all cards are visible.
 */
export default function CardGrid(props: WidgetProps<typeof definition>) {
  const { header, valoUrl, dropdownItems } = props;
  const t = useTexts(ownMessages);
  const headingId = useId();
  const fixed = readColumns(props.columns);
  const columns = useColumns(fixed);
  const own = readList(props.cards, readContentCard);
  const filter = useFilter(props.cardType || (own[0]?.type ?? 'square'));
  const { cards = own, choice } = filter.shown;
  const step = Math.max(1, Math.floor(props.rows));
  const [more, setMore] = useState({ choice: '', presses: 0 });
  // Another choice shows its first rows again.
  const presses = more.choice === choice ? more.presses : 0;
  const spans = cards.map(({ type }) => (type === 'wide' ? 2 : 1));
  const shownAfter = (count: number) => countCardsInRows(spans, columns, step * (count + 1));
  const atFirst = WIDTHS.map((width) => countCardsInRows(spans, getColumns(width, fixed), step));
  const shown = columns ? shownAfter(presses) : atFirst[0]!;
  const findSize = (index: number) => (columns ? undefined : atFirst.findIndex((first) => index < first));
  const firstNew = useRef<HTMLLIElement>(null);

  // The button may have disappeared, so the focus moves to the first new card.
  useEffect(() => {
    if (presses > 0) firstNew.current?.querySelector('a')?.focus();
  }, [presses]);

  const status = {
    idle: '',
    loading: t('loading'),
    ready: t('loaded', { count: cards.length }),
    failed: '',
  }[filter.status];
  return (
    <section className={styles.section} aria-labelledby={header ? headingId : undefined}>
      {(header || dropdownItems.length > 0) && (
        <div className={styles.head}>
          {header && (
            <h2 id={headingId} className={styles.header}>
              {header}
            </h2>
          )}
          {dropdownItems.length > 0 && (
            <Filter items={dropdownItems} choice={filter.choice} onChoose={filter.choose} />
          )}
        </div>
      )}
      {filter.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
      <ul className={styles.grid} data-columns={fixed} aria-busy={filter.status === 'loading'}>
        {(columns ? cards.slice(0, shown) : cards).map((card, index) => (
          <li
            key={`${choice} ${index}`}
            ref={presses > 0 && index === shownAfter(presses - 1) ? firstNew : null}
            className={card.type === 'wide' ? styles.wide : undefined}
            data-from={findSize(index)}
          >
            <ContentCard card={card} valoUrl={valoUrl} headingLevel={header ? 3 : 2} />
          </li>
        ))}
      </ul>
      {filter.shown.cards?.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      {cards.length > shown && (
        <Button
          variant="secondary"
          className={styles.more}
          data-until={findSize(cards.length - 1)}
          onClick={() => setMore({ choice, presses: presses + 1 })}
        >
          {t('showMoreLabel')}
        </Button>
      )}
      {dropdownItems.length > 0 && <VisuallyHidden aria-live="polite">{status}</VisuallyHidden>}
    </section>
  );
}
