import { createHash } from 'node:crypto';
import { type Html, trustHtml } from './html.ts';

/** A script that stands in the page itself. */
export interface InlineScript {
  element: Html;
  /** What allows it in a content security policy. */
  source: string;
}

/** Makes one of JavaScript that is our own. */
export const createInlineScript = (code: string): InlineScript => ({
  element: trustHtml(`<script>${code}</script>`),
  source: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
