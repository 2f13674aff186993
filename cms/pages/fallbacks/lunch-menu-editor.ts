import { readImage } from '#lib/image.ts';
import { isRecord } from '#lib/read.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The names of the backgrounds, as the island shows them above the sheet: they keep its place, and are not to be seen. */
const namesOf = (backgrounds: readonly unknown[]): string[] =>
  backgrounds.map((one) => (isRecord(one) ? text(one.label) : ''));

/** The sheet with the first background, as it can be printed without being changed (MNU-19). */
export const lunchMenuEditor: Fallback = ({ backgrounds, heading, text: words }, { messages }) => {
  const all = Array.isArray(backgrounds) ? (backgrounds as unknown[]) : [];
  const [first] = all;
  const background = readImage(isRecord(first) ? first.image : undefined);
  return html`<div class="lunch" data-widget-prerendered>
    <div class="lunch-controls" aria-hidden="true">
      <div>${namesOf(all).map((name) => html`<span>${name}</span>`)}</div>
      <span>${messages.print}</span>
    </div>
    <div class="lunch-sheet">
      ${background && html`<img src="${background.url}" alt="${background.alt}" width="1240" height="1754" />`}
      <div class="lunch-words">
        <p class="lunch-heading">${text(heading)}</p>
        <p class="lunch-text">${text(words)}</p>
      </div>
    </div>
  </div>`;
};
