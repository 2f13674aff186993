import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { askedNumber, NATIVE, type NativeResult } from '../../../../src/schemas/native.ts';
import { OWN_PAGE, post, serveApp } from '../support/app.ts';
import { FROM_PAGE, ownFields, PAGE } from '../support/native.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { HOSTILE } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { contents } from '../support/submissions.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const COMPLAINT = '/api/contact/retail/reclamation';
const QUESTION = '/api/contact/retail/question';
/** Returns the page with its result. */
const PLAIN = /^\/ota-yhteytta\?a=1&form-result=/;
const BOUNDARY = '----form';

type Fields = readonly (readonly [name: string, value: string | { name: string; bytes: Buffer }])[];

/** Creates a body as browsers write it. */
const multipart = (fields: Fields): Buffer =>
  Buffer.concat([
    ...fields.flatMap(([name, value]) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : `; filename="${value.name}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
      ),
      typeof value === 'string' ? Buffer.from(value) : value.bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

describe.each(someDatabase)('native posts on $name', ({ open }) => {
  let senders = 0;

  const { database, app } = serveApp(open, { captchaSecret: CAPTCHA_SECRET });

  /** Sends each form from another address, unless one is given. */
  const send = (
    fields: Fields,
    {
      url = QUESTION,
      headers = {},
      remoteAddress = `10.0.${++senders >> 8}.${senders & 255}`,
    }: { url?: string; headers?: Record<string, string | undefined>; remoteAddress?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: Object.fromEntries(
        Object.entries({
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          ...FROM_PAGE,
          ...headers,
        }).filter(([, value]) => value !== undefined),
      ),
      payload: multipart(fields),
    });
  const stored = () =>
    rowsOf<{ kind: string; data: object; withoutCaptcha: boolean }>(
      database,
      'select kind, data, without_captcha as "withoutCaptcha" from enquiry order by id',
    );
  const keyIn = (answer: LightMyRequestResponse): string =>
    new URL(answer.headers.location ?? '', PAGE).searchParams.get('form-result') ?? '';
  const result = (key: string, host = 'localhost') =>
    app.inject({ url: `/api/forms/results/${key}`, headers: { host } });
  const resultOf = async (answer: LightMyRequestResponse) =>
    (await result(keyIn(answer))).json<NativeResult>();

  it('valid question: it is stored as sent without a captcha, and redirected to its page [QUE-05]', async () => {
    const answer = await send([...ownFields('question'), ['Message', 'Mistä liha\r\ntulee?']]);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/ota-yhteytta\?a=1&form-result=[\w-]{43}#sp1-x-_R_1_$/);
    expect((await stored()).at(-1)).toEqual({
      kind: 'question',
      data: { Message: 'Mistä liha\ntulee?' },
      withoutCaptcha: true,
    });
    const nothing = { errors: {}, values: {}, labels: [], files: [] };
    expect(await resultOf(answer)).toEqual({ id: 'sp1-x-_R_1_', kind: 'question', isSent: true, ...nothing });
  });

  it('invalid form: errors and typed values are shown, and nothing is stored [FRM-09] [FRM-12]', async () => {
    const before = (await stored()).length;
    const typed = `${HOSTILE} </textarea>\0`;
    const labels = [['Message', 'Viesti'], ['x'], 5, ['n'.repeat(300), 'l'.repeat(300)]];
    const [id, kind, , ...rest] = ownFields('question', '0');
    const written = [NATIVE.labels, JSON.stringify(labels)] as const;
    const answer = await send([id!, kind!, written, ...rest, ['Message', typed]]);
    expect(await resultOf(answer)).toMatchObject({
      isSent: false,
      errors: { Message: 'specialCharacters', [NATIVE.answer]: 'wrongAnswer' },
      values: { Message: typed.replace('\0', '') },
      labels: [
        ['Message', 'Viesti'],
        ['n'.repeat(200), 'l'.repeat(200)],
      ],
    });
    expect((await stored()).length).toBe(before);
  });

  it.each(['', '11', 'x', '1e0', ' '])(
    'wrong answer to the plain question (%j): nothing is stored',
    async (wrong) => {
      const before = (await stored()).length;
      const answer = await send([...ownFields('question', wrong), ['Message', 'Hyvä kysymys']]);
      expect((await resultOf(answer)).errors).toEqual({ [NATIVE.answer]: 'wrongAnswer' });
      expect((await stored()).length).toBe(before);
    },
  );

  it('honeypot that is filled in: the answer is that of a sent form, and nothing is stored', async () => {
    const before = (await stored()).length;
    const fields = ownFields('question').filter(([name]) => name !== NATIVE.honeypot);
    const answer = await send([...fields, [NATIVE.honeypot, 'https://x'], ['Message', 'Ostakaa']]);
    expect((await resultOf(answer)).isSent).toBe(true);
    expect((await stored()).length).toBe(before);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the estate', { 'sec-fetch-site': 'same-site' }],
    ['a script', { 'sec-fetch-mode': 'cors' }],
    ['another origin, by an old browser', { 'sec-fetch-site': undefined, origin: 'http://evil.example' }],
    ['no origin, by an old browser', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['nobody', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('form from %s: it is refused with a page [API-02]', async (_, headers) => {
    const before = (await stored()).length;
    const answer = await send([...ownFields('question'), ['Message', 'Hei']], { headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Lomaketta ei lähetetty');
    expect((await stored()).length).toBe(before);
  });

  it.each(['http://evil.example/ota-yhteytta', 'not an address', undefined])(
    'redirect: only to a page of the same site, so that %s is refused',
    async (referer) => {
      const answer = await send([...ownFields('question'), ['Message', 'Hei']], { headers: { referer } });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it.each([
    ['/reseptit', /^\/reseptit$/],
    ['http://localhost/reseptit?x=1', /^\/reseptit\?x=1$/],
    // A page that was removed: the form shows its own thanks.
    ['/poistettu-kiitos', PLAIN],
    ['//evil.example/', PLAIN],
    ['https://evil.example/', PLAIN],
    ['javascript:alert(1)', PLAIN],
    [String.raw`/\evil.example`, PLAIN],
  ])('thank-you page %s: the redirect matches %s [FRM-11]', async (thanks, path) => {
    const answer = await send([...ownFields('question'), ['Message', 'Hei'], [NATIVE.thanks, thanks]]);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(path);
  });

  it('JSON post: an answer to the plain question does not replace the captcha [FRM-30]', async () => {
    const body = { Data: { Message: 'Hei' }, Files: null, [NATIVE.answer]: String(askedNumber('question')) };
    expect((await post(app, QUESTION, body)).json()).toMatchObject({
      fields: { MTCaptchaToken: 'requiredLabel' },
    });
    // The token of a page does not allow it either.
    const headers = { ...OWN_PAGE, 'sec-fetch-mode': 'cors' };
    const asScript = await send([...ownFields('question'), ['Message', 'Hei']], { headers });
    expect(asScript.statusCode).toBe(415);
  });

  it('native post: a captcha does not replace the answer', async () => {
    const before = (await stored()).length;
    await send([...ownFields('question', ''), ['Message', 'Hei'], ['MTCaptchaToken', await solvedToken()]]);
    expect((await stored()).length).toBe(before);
  });

  it('calls that are no forms: native posts are refused', async () => {
    const answer = await send([], { url: '/api/contentlikecount/sivu-1' });
    expect(answer.statusCode).toBe(415);
  });

  it('result key: it is valid for ten minutes, for its site, and until the form is sent again', async () => {
    const first = await send([...ownFields('question'), ['Message', '']]);
    const key = keyIn(first);
    expect((await result(key)).statusCode).toBe(200);
    expect((await result(key)).headers['cache-control']).toBe('no-store');
    expect((await result(key, 'lihakauppa.localhost')).statusCode).toBe(404);
    expect((await result(`${key}x`)).statusCode).toBe(404);
    const isInTime = `select expires_at between now() + interval '9 minutes' and now() + interval '10 minutes'
       from form_result order by expires_at desc limit 1`;
    expect(await valueOf(database, isInTime)).toBe(true);

    const second = await send([...ownFields('question'), ['Message', 'Nyt']], {
      headers: { referer: `${PAGE}&form-result=${key}` },
    });
    expect(second.headers.location).not.toContain(key);
    expect((await result(key)).statusCode).toBe(404);

    await rowsOf(database, "update form_result set expires_at = now() - interval '1 second'");
    expect((await result(keyIn(second))).statusCode).toBe(404);
    await send([...ownFields('question'), ['Message', '']]);
    expect(await rowsOf(database, 'select 1 from form_result')).toHaveLength(1);
  });

  it('too many forms of one address in an hour: they are refused with a page', async () => {
    const remoteAddress = '10.9.9.9';
    const answers = [];
    for (let times = 0; times < 31; times += 1)
      answers.push(await send([...ownFields('question', ''), ['Message', 'x']], { remoteAddress }));
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(answers[30]?.statusCode).toBe(429);
    expect(answers[30]?.body).toContain('liian monta lomaketta');
  });

  it.each([
    ['a field of a megabyte', [['Message', 'x'.repeat(1_000_000)]] as Fields, 413],
    ['64 MB', [['Files', { name: 'a', bytes: Buffer.alloc(64 * 1024 * 1024) }]] as Fields, 413],
    [
      'fields of 100 kB together',
      [
        ['a', 'x'.repeat(50_000)],
        ['b', 'x'.repeat(50_000)],
      ] as Fields,
      413,
    ],
    ['thousands of parts', Array.from({ length: 1000 }, () => ['a', '']) as unknown as Fields, 400],
  ])('body with %s: it is refused with a page', async (_, fields, status) => {
    const answer = await send([...ownFields('complaint'), ...fields], { url: COMPLAINT });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
  const encoded = (text: string) => `${new URLSearchParams(ownFields('question'))}&Message=${text}`;
  it.each([
    ['nothing of the kind', TYPE, {}, 400],
    [multipart([]), `${TYPE}; boundary=other`, {}, 303],
    [multipart([]), 'multipart/form-data; boundary=other; boundary=form', {}, 400],
    [multipart([]), 'multipart/form-data', {}, 415],
    [encoded('a'), 'application/x-www-form-urlencoded;charset=UTF-8;', {}, 303],
    [encoded('a'), 'application/x-www-form-urlencoded; charset=utf-16', {}, 415],
    [encoded('a'), 'application/x-www-form-urlencoded', { 'content-encoding': 'gzip' }, 415],
    [encoded('a'), 'application/x-www-form-urlencoded', { 'transfer-encoding': 'gzip, chunked' }, 415],
    [encoded('a&'.repeat(200)), 'application/x-www-form-urlencoded', {}, 400],
    // A form without files is small, although a complaint may have files of 60 MB.
    [encoded('a'.repeat(64 * 1024)), 'application/x-www-form-urlencoded', {}, 413],
  ])(
    'body and headers of any kind: the answer is the expected one (%#)',
    async (payload, type, headers, status) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: COMPLAINT,
        remoteAddress: `10.1.0.${(senders += 1) & 255}`,
        headers: { ...FROM_PAGE, 'content-type': type, ...headers },
        payload,
      });
      expect(statusCode).toBe(status);
    },
  );

  describe('with files', () => {
    const complaint: Fields = [
      ...ownFields('complaint'),
      ['ProductName', 'Kesäranta'],
      ['Message', 'Paketti oli auki.'],
      ['BatchNumber', ''],
      ['ExpirationDate', '31.12.2026'],
      ['PlaceOfPurchase', 'Turku'],
      ['Firstname', 'Aino'],
      ['Lastname', 'Virtanen'],
      ['StreetAddress', 'Saaristotie 1'],
      ['PostalCode', '20100'],
      ['City', 'Turku'],
      ['ContactMethod', 'phone'],
      ['Email', ''],
      ['Phone', '040 123'],
    ];
    const url = COMPLAINT;
    const picture = { name: 'kuva.png', bytes: Buffer.from(contents.png) };

    it('complaint with pictures: it is stored as its script would send it [CMP-04] [CMP-12]', async () => {
      const empty = { name: '', bytes: Buffer.alloc(0) };
      await send([...complaint, ['Files', picture], ['Files', empty]], { url });
      expect((await stored()).at(-1)).toMatchObject({
        kind: 'complaint',
        withoutCaptcha: true,
        data: { ExpirationDate: '2026-12-31', ContactByPhone: true, ContactByEmail: false, ProductId: null },
      });
      const latest = 'select name, type, size from enquiry_file order by id desc limit 1';
      expect(await rowsOf(database, latest)).toEqual([
        { name: 'kuva.png', type: 'image/png', size: picture.bytes.length },
      ]);
    });

    it('refused files: they are named [FRM-26] [FRM-28]', async () => {
      const text = { name: 'kirje.txt', bytes: Buffer.from('hei') };
      const wrong = await send([...complaint, ['Files', picture], ['Files', text]], { url });
      expect(await resultOf(wrong)).toMatchObject({
        errors: { Files: 'wrongFileType' },
        files: [{ name: 'kuva.png' }, { name: 'kirje.txt', why: 'wrongFileType' }],
      });
      const four = Array.from({ length: 4 }, () => ['Files', picture] as const);
      const many = await send([...complaint, ...four], { url });
      expect(await resultOf(many)).toMatchObject({ errors: { Files: 'tooManyFiles' } });
    });

    it('large picture: it is read, and one above the limit is named [FRM-24]', async () => {
      const grown = (bytes: number) => ({
        name: 'iso.png',
        bytes: Buffer.concat([picture.bytes, Buffer.alloc(bytes - picture.bytes.length)]),
      });
      await send([...complaint, ['Files', grown(2_000_000)]], { url });
      const size = 'select size from enquiry_file order by id desc limit 1';
      expect(await valueOf(database, size)).toBe(2_000_000);
      const over = await send([...complaint, ['Files', grown(15 * 1024 * 1024 + 1)]], { url });
      expect((await resultOf(over)).files).toEqual([{ name: 'iso.png', why: 'fileTooLarge' }]);
    });
  });

  it('order of materials: it has the URLs of the chosen ones [SCH-03]', async () => {
    const url = '/api/contact/school-material/request';
    const fields: Fields = [
      ...ownFields('school-material'),
      ['OfferedMaterial', JSON.stringify(['Juliste', '/a.pdf'])],
      ['OfferedMaterial', JSON.stringify(['Vihko', '/b.pdf'])],
      ['OfferedMaterial', 'no json'],
      ['FirstName', 'Aino'],
      ['LastName', 'Virtanen'],
      ['Email', 'a@x.fi'],
    ];
    await send([...fields, ['Materials', 'Vihko']], { url });
    expect((await stored()).at(-1)).toMatchObject({
      kind: 'school-material',
      data: { Materials: ['Vihko'], Links: ['/b.pdf'] },
    });
    expect((await resultOf(await send(fields, { url }))).errors).toEqual({ Materials: 'materialsLabel' });
  });

  it('sign-up: it asks no question, and its boxes must be ticked [NWS-14] [NWS-16]', async () => {
    const url = '/api/campaign/participate';
    const fields: Fields = [
      ...ownFields('campaign', ''),
      ['email', 'aino@x.fi'],
      ['campaignJoinNumber', '7'],
      ['isAdult', 'on'],
    ];
    expect((await resultOf(await send(fields, { url }))).errors).toEqual({
      subscribeToCinCinVinoNewsletter: 'requiredLabel',
    });
    const right = await send([...fields, ['subscribeToCinCinVinoNewsletter', 'on']], { url });
    expect((await resultOf(right)).isSent).toBe(true);
    const email = "select data->>'email' from sign_up where kind = 'campaign'";
    expect(await valueOf(database, email)).toBe('aino@x.fi');
  });
});
