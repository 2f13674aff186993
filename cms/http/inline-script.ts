import { createHash } from 'node:crypto';
import { type Html, trustHtml } from './html.ts';

/** A script written into the page. */
export interface InlineScript {
  element: Html;
  /** The hash source that allows the script in the content security policy. */
  source: string;
}

/**
 * Creates an inline script.
 * @param code trusted JavaScript, or JSON of another type
 * @param type MIME type or keyword, if it is not JavaScript
 */
export const createInlineScript = (code: string, type?: 'speculationrules'): InlineScript => ({
  element: trustHtml(`<script${type ? ` type="${type}"` : ''}>${code}</script>`),
  source: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
