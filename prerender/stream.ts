/** `prerenderStream`: what stands before the first marker goes on at once, the rest when the page has come whole. */
import type { Prerender, PrerenderOptions } from './options.ts';

/** Where the first marker of a page may be; the page's settings and templates of ours are no markers. */
const MARKER = /data-widget(?!-)/i;
/** The last characters of what has come: the name of a marker's attribute may go on in the next piece. */
const HELD = 'data-widget'.length;

/** Renders a page that comes in pieces: UTF-8 bytes, or texts. */
export type PrerenderStream = (
  page: AsyncIterable<Uint8Array | string>,
  options?: PrerenderOptions,
) => AsyncGenerator<string>;

/**
 * Makes `prerenderStream` of `prerender`. Nothing is inserted before the name of the first marker's attribute, so that what stands before it
 * need not wait: a browser fetches the styles of the page's head meanwhile. The page's settings may be anywhere, so the rest waits for its end.
 */
export const createPrerenderStream = (prerender: Prerender): PrerenderStream =>
  async function* prerenderStream(page, options) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let html = '';
    /** Up to where it has gone on. */
    let sent = 0;
    let isFound = false;
    for await (const piece of page) {
      html += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      if (isFound) continue;
      const at = html.slice(sent).search(MARKER);
      isFound = at >= 0 && sent + at + HELD < html.length;
      const until = at >= 0 ? sent + at : html.length - HELD;
      // Who makes bytes of each piece needs both halves of a character.
      const end = /[\uD800-\uDBFF]/.test(html.charAt(until - 1)) ? until - 1 : until;
      if (end <= sent) continue;
      yield html.slice(sent, end);
      sent = end;
    }
    html += decoder.decode();
    yield (await prerender(html, options)).slice(sent);
  };
