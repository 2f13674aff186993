/** Icons of fallbacks, as the islands draw them. All are decorative. */
import { type Html, html } from '../html.ts';

const icon = (paths: Html): Html =>
  html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${paths}
  </svg>`;

export const checkIcon = icon(html`<path d="m5 13 4.5 4.5L19 7" />`);

/** A set place at the table, where a card has no picture. */
export const plate = html`<svg class="hit-plate" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
  <circle cx="48" cy="32" r="22" />
  <circle cx="48" cy="32" r="14" />
  <path d="M10 12v10a5 5 0 0 0 10 0V12M15 12v40M84 34V12c-6 3-8 12-8 22zm0 0v18" />
</svg>`;
