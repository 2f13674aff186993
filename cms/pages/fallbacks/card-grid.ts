import { cardsInRows } from '#lib/card-rows.ts';
import { readColumns } from '#lib/columns.ts';
import { isRecord, readList, readNumber, readText } from '#lib/read.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { sayIn } from '../search/texts.ts';
import { contentCards } from './content-card.ts';

/** As the island has it: its place is kept. */
const FILTER = { fi: 'Suodata', se: 'Filtrera', en: 'Filter', de: 'Filtern' };

/**
 * The rows that the island shows at first, and the rest behind a disclosure of their own (GRD-06, GRD-08). A card says in which
 * numbers of columns it stands beyond those rows. The filter needs the server to be called: without JavaScript there is none.
 */
export const cardGrid: Fallback = (props, context) => {
  const { valoUrl, dropdownItems } = props;
  const cards = contentCards(props.cards, valoUrl, context);
  const header = readText(props.header) ?? '';
  const columns = readColumns(props.columns);
  const rows = Math.max(1, Math.floor(readNumber(props.rows) ?? 2));
  const spans = cards.map(({ type }) => (type === 'wide' ? 2 : 1));
  const shown = [1, 2, 3, 4].map((count) => [count, cardsInRows(spans, count, rows)] as const);
  const beyond = (index: number) => shown.flatMap(([count, first]) => (index >= first ? [count] : []));
  const choices = readList(dropdownItems, (item) => (isRecord(item) ? readText(item['Label']) : undefined));
  const say = sayIn(context.language, props);
  if (cards.length === 0) return undefined;
  return html`<div class="CardGrid-section card-grid" data-widget-prerendered data-columns="${columns}">
    ${
      (header || choices.length > 0) &&
      html`<div class="CardGrid-head">
        ${header && html`<h2 class="CardGrid-header">${header}</h2>`}
        ${
          choices.length > 0 &&
          html`<div class="CardGrid-filter card-grid-filter">
            <label>${FILTER[context.language]}</label>
            <select class="CardGrid-select" disabled aria-label="${FILTER[context.language]}">
              ${[say('allLabel'), ...choices].map((choice) => html`<option>${choice}</option>`)}
            </select>
          </div>`
        }
      </div>`
    }
    <ul class="CardGrid-grid" data-columns="${columns}">
      ${cards.map(
        (card, index) =>
          html`<li
            class="${card.type === 'wide' && 'CardGrid-wide'}"
            data-beyond="${beyond(index).join(' ')}"
          >
            ${card.html}
          </li>`,
      )}
    </ul>
    <details class="card-grid-more" data-beyond="${beyond(cards.length - 1).join(' ')}">
      <summary class="Button-button Button-secondary CardGrid-more">${say('showMoreLabel')}</summary>
    </details>
  </div>`;
};
