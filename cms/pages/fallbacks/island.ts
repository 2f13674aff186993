/** Parts of the fallbacks that wear the styles of their islands; see cms/assets/stylesheet.ts. */
import { isRecord, readList } from '#lib/read.ts';
import { type Html, html } from '../html.ts';

/** Gives content the ground that islands have. */
export const island = (content: Html): Html => html`<div data-widget-prerendered>${content}</div>`;

/** The entries of a list prop; what is no object is left out. */
export const records = (value: unknown): Record<string, unknown>[] =>
  readList(value, (entry) => (isRecord(entry) ? entry : undefined));

/** A text of a prop, '' where there is none. */
export const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
