/** Sanitizes rich text on a server with the browser's rules, in a window of jsdom. */
import { JSDOM } from 'jsdom';
import { LRUCache } from 'lru-cache';
import { TooMuchWork } from '#lib/bounded-parser.ts';
import { findRichTextFault } from '#lib/rich-text.ts';
import { createSanitizer, setSanitizer } from '#ui/sanitize.ts';

/** Maximum number of characters in the cache. Pages share texts, and sanitizing one takes milliseconds. */
const MAX_CACHED_CHARACTERS = 8_000_000;

/** Whether the time of the page that is being rendered is over. Rendering is synchronous, so there is one such page at a time. */
let isTimeOver = (): boolean => false;

/** Calls `render`. Meanwhile the sanitizer throws `TooMuchWork` for each text that it starts when the time is over. */
export function renderInTime<Result>(isOver: () => boolean, render: () => Result): Result {
  isTimeOver = isOver;
  try {
    return render();
  } finally {
    isTimeOver = () => false;
  }
}

/**
 * Sets the sanitizer of all `RichText` that is rendered from now on. Its result equals the browser's with one exception: jsdom puts text from
 * between the rows of a table after the table, not before it. It throws `TooMuchWork` for a text that exceeds `RICH_TEXT_LIMITS`.
 */
export function setServerSanitizer(): void {
  const sanitize = createSanitizer(new JSDOM('').window);
  const cache = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (clean, html) => clean.length + html.length + 1,
  });
  setSanitizer((html, config) => {
    const cached = cache.get(html);
    if (cached !== undefined) return cached;
    const fault = isTimeOver() ? 'time' : findRichTextFault(html);
    if (fault) throw new TooMuchWork(fault);
    const clean = String(sanitize(html, config));
    cache.set(html, clean);
    return clean;
  });
}
