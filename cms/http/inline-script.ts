import { createHash } from 'node:crypto';
import { type Html, trusted } from './html.ts';

/** A script that stands in the page itself. */
export interface InlineScript {
  element: Html;
  /** What allows it in a content security policy. */
  source: string;
}

/** Makes one of JavaScript that is our own. */
export const inlineScript = (code: string): InlineScript => ({
  element: trusted(`<script>${code}</script>`),
  source: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
