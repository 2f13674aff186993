/** The line icons of the header, as the island draws them. All are decorative. */
import { type Html, html } from '../html.ts';

const icon = (paths: Html, size = 24): Html =>
  html`<svg
    viewBox="0 0 24 24"
    width="${size}"
    height="${size}"
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

export const menuIcon = icon(html`<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />`);
export const searchIcon = icon(html`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" />`);
export const closeIcon = icon(html`<path d="m6 6 12 12M18 6 6 18" />`);
export const chevronIcon = icon(html`<path d="m6 9 6 6 6-6" />`, 16);
export const cartIcon = icon(
  html`<path
    d="M4.5 9h15l-1.3 9.2a2 2 0 0 1-2 1.8H7.8a2 2 0 0 1-2-1.8ZM8.5 9l2-5M15.5 9l-2-5M10 13v3M14 13v3"
  />`,
);
export const globeIcon = icon(
  html`<circle cx="12" cy="12" r="8.5" /><path
      d="M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17"
    />`,
  20,
);
