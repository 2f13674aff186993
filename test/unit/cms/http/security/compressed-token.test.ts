/** The anti-forgery token in compressed pages that repeat text of their address, whose length somebody else can see (BREACH). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { databases } from '../../support/databases.ts';
import { serveShop } from '../../shop/support/serve-shop.ts';
import { shopper, type Shopper } from '../../shop/support/shopper.ts';

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };
/** Pages that are measured of each guess: the length of a page with a random text varies by some bytes. */
const PAGES = 24;

describe('the anti-forgery token in compressed pages', () => {
  const served = serveShop(databases[0]!.open);
  const tokenOf = (one: Shopper): string => one.cookies.get('XSRF-TOKEN') ?? '';

  /** Returns the mean length of the compressed page whose query holds a guess, and the text of the last one. */
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
    'a page that repeats a right guess is no shorter than one with a wrong guess: %s',
    async (coding) => {
      const [one, other] = [await shopper(served.app), await shopper(served.app)];
      const [right, wrong] = [
        await measure(one, coding, tokenOf(one)),
        await measure(one, coding, tokenOf(other)),
      ];
      // A page that holds the token unmasked is 35 (br) or 41 (gzip) bytes shorter.
      expect(Math.abs(wrong.bytes - right.bytes)).toBeLessThan(10);
    },
  );

  it('each page has the token in another form, and each form opens a form of its visitor alone', async () => {
    const [one, other] = [await shopper(served.app), await shopper(served.app)];
    const masked = async (): Promise<string> => {
      const { body } = await one.get('/kirjaudu');
      expect(body).not.toContain(tokenOf(one));
      const forms = [...body.matchAll(/name="__RequestVerificationToken" value="([^"]*)"/g)];
      const [, inSettings = ''] = /"verificationToken":"([^"]*)"/.exec(body) ?? [];
      // One form in the whole page: two would tell each other apart.
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
    for (const token of ['', 'A'.repeat(86), first.slice(0, -1), `${first}A`, `${first}=`, 'ä'.repeat(86)])
      expect([token, await send(one, token)]).toEqual([token, undefined]);
    expect(await send(other, first)).toBeUndefined();
  });

  it('a call is taken with the cookie repeated alone, not with the token of its page', async () => {
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
