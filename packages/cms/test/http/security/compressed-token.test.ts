/** The CSRF token in compressed pages that repeat a text of their URL, if an attacker can see their length (BREACH). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { databases } from '../../support/databases.ts';
import { serveShop } from '../../shop/support/serve-shop.ts';
import { shopper, type Shopper } from '../../shop/support/shopper.ts';

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };
/** Number of pages for each guess. The random text in a page changes its length by some bytes. */
const PAGES = 24;

describe('csrf token in compressed pages', () => {
  const served = serveShop(databases[0]!.open);
  const tokenOf = (one: Shopper): string => one.cookies.get('XSRF-TOKEN') ?? '';

  /** Returns the mean length of compressed pages whose query has a guess, and the text of the last one. */
  async function measure(one: Shopper, coding: keyof typeof DECODERS, guess: string) {
    let bytes = 0;
    let page = '';
    for (let at = 0; at < PAGES; at += 1) {
      const answer = await one.get(`/?q=${guess}`, { 'accept-encoding': coding });
      expect(answer.headers['content-encoding']).toBe(coding);
      bytes += answer.rawPayload.length / PAGES;
      page = DECODERS[coding](answer.rawPayload).toString();
    }
    expect(page).toContain(guess);
    return { bytes, page };
  }

  it.each(['gzip', 'br'] as const)(
    'csrf token: a page that repeats a correct guess is not shorter than one with a wrong guess: %s',
    async (coding) => {
      const [one, other] = [await shopper(served.app), await shopper(served.app)];
      const [right, wrong] = [
        await measure(one, coding, tokenOf(one)),
        await measure(one, coding, tokenOf(other)),
      ];
      // With the unmasked token the page is 35 (br) or 41 (gzip) bytes shorter.
      expect(Math.abs(wrong.bytes - right.bytes)).toBeLessThan(10);
    },
  );

  it('csrf token: each page masks it differently, and each form of it is valid for its visitor only', async () => {
    const [one, other] = [await shopper(served.app), await shopper(served.app)];
    const masked = async (): Promise<string> => {
      const { body } = await one.get('/kirjaudu');
      expect(body).not.toContain(tokenOf(one));
      const forms = [...body.matchAll(/name="__RequestVerificationToken" value="([^"]*)"/g)];
      const [, inSettings = ''] = /"verificationToken":"([^"]*)"/.exec(body) ?? [];
      // All forms of a page share one mask, because two masks would reveal each other.
      expect(new Set([inSettings, ...forms.map(([, value]) => value)]).size).toBe(1);
      return inSettings;
    };
    const [first, second] = [await masked(), await masked()];
    expect(first).not.toBe(second);
    const send = async (by: Shopper, token: string) =>
      (
        await by.form('/ostoskori/lisaa', {
          __RequestVerificationToken: token,
          code: '501',
          quantity: '1',
        })
      ).headers.location;
    const added = await send(one, tokenOf(one));
    expect(added).toBeDefined();
    expect([await send(one, first), await send(one, second)]).toEqual([added, added]);
    for (const token of ['A'.repeat(86), first.slice(0, -1), `${first}A`, `${first}=`, 'ä'.repeat(86)])
      expect([token, await send(one, token)]).toEqual([token, undefined]);
    expect(await send(other, first)).toBeUndefined();
  });

  it('csrf token: calls must repeat the cookie; the masked token of a page is refused', async () => {
    const one = await shopper(served.app);
    const { body } = await one.get('/');
    const [, masked = ''] = /"verificationToken":"([^"]*)"/.exec(body) ?? [];
    const answer = await served.app.inject({
      method: 'POST',
      url: '/api/v1/lihakauppa/shoppingcart/add',
      headers: {
        host: 'lihakauppa.localhost',
        cookie: `lk-visitor=${one.cookies.get('lk-visitor')}; XSRF-TOKEN=${masked}`,
        'x-xsrf-token': masked,
      },
      payload: { code: '501', quantity: 1 },
    });
    expect(answer.statusCode).toBe(403);
  });
});
