/** Renders a page that arrives in pieces. */
import type { Prerender, PrerenderOptions } from './options.ts';

/** Matches a possible marker. Attributes such as `data-widget-settings` are not markers. */
const MARKER = /data-widget(?!-)/i;
/** Characters at the end of the received text that are not yielded yet, because a marker's attribute may continue in the next piece. */
const HELD = 'data-widget'.length;

/** Takes a page in pieces of UTF-8 bytes or texts. */
export type PrerenderStream = (
  page: AsyncIterable<Uint8Array | string>,
  options?: PrerenderOptions,
) => AsyncGenerator<string>;

/**
 * Creates `prerenderStream` from `prerender`. Text before the first marker stays unchanged, so it is yielded at once, and the browser can
 * request the stylesheets of the head. The page settings may be anywhere, so the rest waits for the end of the page.
 */
export const createPrerenderStream = (prerender: Prerender): PrerenderStream =>
  async function* prerenderStream(page, options) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let html = '';
    /** The length of the text that has been yielded. */
    let sent = 0;
    let hasMarker = false;
    for await (const piece of page) {
      html += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      if (hasMarker) continue;
      const index = html.slice(sent).search(MARKER);
      hasMarker = index >= 0 && sent + index + HELD < html.length;
      const limit = index >= 0 ? sent + index : html.length - HELD;
      // Never splits a surrogate pair, because the caller may encode each piece.
      const end = /[\uD800-\uDBFF]/.test(html.charAt(limit - 1)) ? limit - 1 : limit;
      if (end <= sent) continue;
      yield html.slice(sent, end);
      sent = end;
    }
    html += decoder.decode();
    yield (await prerender(html, options)).slice(sent);
  };
