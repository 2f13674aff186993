import { expect, it } from 'vitest';
import fc from 'fast-check';
import { createPrerender, type ServerWidget } from '../prerender.ts';
import { createPrerenderStream } from '../stream.ts';
import { SEED } from '../../../test/settings.ts';

const greeting: ServerWidget = {
  schema: { type: 'object', properties: {} },
  component: () => 'Moi!',
};
const prerender = createPrerender(new Map([['greeting', greeting]]));
const prerenderStream = createPrerenderStream(prerender);

const MARKER = '<p title="<b" DATA-widget="greeting">…</p>';
const page = (settings: string, body: string): string =>
  `\uFEFF<!doctype html>\r\n<script type="application/json" data-widget-settings>${settings}</script><h1>Ähtäri ${'🙂'.repeat(20)}</h1>${body}<footer>data-widget</footer>`;

/** Encodes each piece separately, as a server does. */
const encodePieces = (pieces: readonly string[]): string =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();

/** Returns the output for each piece of input: the pieces before the next one is requested. */
async function streamPieces(pieces: readonly (Uint8Array | string)[]): Promise<string[]> {
  const out: string[] = [''];
  async function* given() {
    for (const piece of pieces) {
      yield piece;
      out.push('');
    }
  }
  for await (const piece of prerenderStream(given())) out[out.length - 1] += piece;
  return out;
}

it('stream: text before the first marker is yielded before the page is complete [SERVER]', async () => {
  const whole = page('{}', MARKER);
  const cut = whole.indexOf('<p title');
  const [first = '', second = '', last = ''] = await streamPieces([
    whole.slice(0, cut + 5),
    whole.slice(cut + 5),
  ]);
  expect(whole.startsWith(first)).toBe(true);
  expect(first).toContain('data-widget-settings>{}</script><h1>');
  expect(second).not.toContain('saaristo-root');
  expect(last).toContain('<saaristo-root>Moi!</saaristo-root>');
  expect(first + second + last).toBe(await prerender(whole));
});

it('stream: each piece before the first marker is yielded but for its end, also after another attribute [SERVER]', async () => {
  const text = 'a'.repeat(50);
  const pieces = [`<p>${text}`, `<i data-widget`, `-settings>${text}`, `${text}<b>${MARKER}`, MARKER];
  const out = await streamPieces(pieces);
  expect(out.slice(0, 4).map((piece) => piece.length > 0)).toEqual([true, true, true, true]);
  expect(out.slice(0, 4).join('')).toBe(`${pieces.slice(0, 3).join('')}${text}<b><p title="<b" `);
  expect(out.join('')).toBe(await prerender(pieces.join('')));
});

it('stream: a page in pieces gives the same result as the complete page, wherever it is split [SERVER]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        page('{}', MARKER),
        page('{"editMode":true}', `${MARKER}${MARKER}`),
        page('{}', ''),
        '',
      ),
      fc.boolean(),
      fc.array(fc.nat({ max: 260 }), { maxLength: 12 }),
      async (whole, isText, cuts) => {
        const given = isText ? whole : new TextEncoder().encode(whole);
        const places = [0, ...cuts.filter((cut) => cut <= given.length), given.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = places.slice(1).map((end, at) => given.slice(places[at], end));
        expect(encodePieces(await streamPieces(pieces))).toBe(await prerender(whole));
      },
    ),
    { numRuns: 300, seed: SEED },
  );
});
