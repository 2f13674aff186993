/** Rich text on a server: sanitised by the browser's own rules, in a window of jsdom. */
import { JSDOM } from 'jsdom';
import { LRUCache } from 'lru-cache';
import { TooMuchWork } from '#lib/bounded-parser.ts';
import { findRichTextFault } from '#lib/rich-text.ts';
import { createSanitizer, setSanitizer } from '#ui/sanitize.ts';

/** Characters of sanitised texts that are kept: the same texts stand on many pages, and each takes milliseconds. */
const MOST_KEPT = 8_000_000;

/** Whether the time of the page that is rendered is over. Rendering an island is one synchronous call, so there is one at a time. */
let isOver = (): boolean => false;

/** Renders, and sanitises no text that has not begun when the time is over. */
export function renderInTime<Result>(given: () => boolean, render: () => Result): Result {
  isOver = given;
  try {
    return render();
  } finally {
    isOver = () => false;
  }
}

/**
 * Gives every `RichText` that is rendered from now on its sanitiser. Its output is the browser's, but for one thing that jsdom reads otherwise: text
 * that stands loose among the rows of a table comes behind the table, and not before it. A text that exceeds `RICH_TEXT_LIMITS` throws
 * `TooMuchWork`, as does one that comes when the time is over.
 */
export function sanitizeOnServer(): void {
  const sanitizer = createSanitizer(new JSDOM('').window);
  const kept = new LRUCache<string, string>({
    maxSize: MOST_KEPT,
    sizeCalculation: (clean, html) => clean.length + html.length + 1,
  });
  setSanitizer((html, config) => {
    const found = kept.get(html);
    if (found !== undefined) return found;
    const fault = isOver() ? 'time' : findRichTextFault(html);
    if (fault) throw new TooMuchWork(fault);
    const clean = String(sanitizer(html, config));
    kept.set(html, clean);
    return clean;
  });
}
