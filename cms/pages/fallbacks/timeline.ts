import { readImage } from '#lib/image.ts';
import type { Fallback } from '../context.ts';
import { type Html, html, trusted } from '../html.ts';
import { chevronIcon } from '../search/icons.ts';
import { island, pictureOf, records, words } from './island.ts';

/** CORP-07: how far the list of years reaches from the first one, where the reading begins. */
const AFTER = 20;

/** Every year with its address, which works before the island comes (CORP-04). */
export const timeline: Fallback = ({ years }) => {
  const told = records(years).map(({ year, header, text, image }) => ({
    id: words(year).trim(),
    header,
    text,
    image,
  }));
  const [first] = told;
  if (!first) return undefined;
  const ids = [...new Set(told.map(({ id }) => id))];
  const isNear = (id: string) => !(Math.abs(Number.parseInt(id, 10) - Number.parseInt(first.id, 10)) > AFTER);
  const links = (shown: string[]): Html[] =>
    shown.map((id) => html`<li><a class="Timeline-year" href="#${encodeURIComponent(id)}">${id}</a></li>`);
  return island(
    html`<div class="Timeline-timeline">
      <nav class="Timeline-nav">
        <details class="only-narrow">
          <summary class="Timeline-toggle">${first.id}${chevronIcon}</summary>
          <ul class="Timeline-years">
            ${links(ids)}
          </ul>
        </details>
        <ul class="Timeline-years only-wide">
          ${links(ids.filter(isNear))}
        </ul>
      </nav>
      <div class="Timeline-sections">
        ${told.map(
          ({ id, header, text, image }) =>
            html`<section class="Timeline-section" id="${id}">
              <h2 class="Timeline-heading"><span class="Timeline-mark">${id}</span> ${words(header)}</h2>
              ${readImage(image) && pictureOf(image, 'landscape', 'Timeline-picture')}${
                words(text) && html`<div class="Timeline-text">${trusted(words(text))}</div>`
              }
            </section>`,
        )}
      </div>
    </div>`,
  );
};
