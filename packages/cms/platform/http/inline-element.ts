import { createHash } from 'node:crypto';
import { type Html, trustHtml } from './html.ts';

/** A script or stylesheet written into the page. */
export interface InlineElement {
  element: Html;
  /** The hash source that allows it in the content security policy. */
  source: string;
}

const createSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Creates an inline script.
 * @param code trusted JavaScript, or JSON of another type
 * @param type MIME type or keyword, if it is not JavaScript
 */
export const createInlineScript = (code: string, type?: 'speculationrules'): InlineElement => ({
  element: trustHtml(`<script${type ? ` type="${type}"` : ''}>${code}</script>`),
  source: createSource(code),
});

/**
 * Creates an inline stylesheet.
 * @param css trusted CSS without an end tag
 * @param holds paths of the stylesheets that it contains, for the script (docs/embedding.md#fewer-stylesheets)
 */
export const createInlineStyle = (css: string, holds: readonly string[]): InlineElement => ({
  element: trustHtml(`<style data-widget-styles="${holds.join(' ')}">${css}</style>`),
  source: createSource(css),
});
