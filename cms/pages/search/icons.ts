/** The line icons of search pages and cards, as the islands draw them. All are decorative. */
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

export const chevronIcon = icon(html`<path d="m6 9 6 6 6-6" />`);
export const searchIcon = icon(html`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" />`);
export const arrowIcon = icon(html`<path d="M4.5 12h15M13.5 6l6 6-6 6" />`);
export const clockIcon = icon(html`<circle cx="12" cy="12" r="8.5" /><path d="M12 7.5V12l3 2" />`);

/** A set place at the table, where a card has no picture. */
export const plate = html`<svg class="hit-plate" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
  <circle cx="48" cy="32" r="22" />
  <circle cx="48" cy="32" r="14" />
  <path d="M10 12v10a5 5 0 0 0 10 0V12M15 12v40M84 34V12c-6 3-8 12-8 22zm0 0v18" />
</svg>`;
