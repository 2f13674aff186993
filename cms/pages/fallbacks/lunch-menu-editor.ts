import { readImage } from '#lib/image.ts';
import { isRecord } from '#lib/read.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sheet with the first background, as it can be printed without being changed (MNU-19). */
export const lunchMenuEditor: Fallback = ({ backgrounds, heading, text: words }) => {
  const [first] = Array.isArray(backgrounds) ? (backgrounds as unknown[]) : [];
  const background = readImage(isRecord(first) ? first.image : undefined);
  return html`<div class="lunch-sheet" data-widget-prerendered>
    ${background && html`<img src="${background.url}" alt="${background.alt}" width="1240" height="1754" />`}
    <div class="lunch-words">
      <p class="lunch-heading">${text(heading)}</p>
      <p class="lunch-text">${text(words)}</p>
    </div>
  </div>`;
};
