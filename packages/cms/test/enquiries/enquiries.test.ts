import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { appOn, OWN_PAGE, post, serveApp } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import {
  bodyOf,
  complaint,
  contents,
  fileOf,
  question,
  sales,
  sampleForms,
  type SampleForm,
  sponsorship,
} from '../support/submissions.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(someDatabase)('enquiries on $name', ({ open }) => {
  const { database, app } = serveApp(open, { captchaSecret: CAPTCHA_SECRET });

  const send = async (
    form: SampleForm,
    change: object = {},
    { token, files }: { token?: unknown; files?: unknown } = {},
  ): Promise<LightMyRequestResponse> =>
    post(
      app,
      form.path,
      bodyOf(form, { ...form.Data, ...change }, token === undefined ? await solvedToken() : token, files),
    );
  const stored = () =>
    rowsOf<{ kind: string; data: object }>(database, 'select kind, data from enquiry order by id');
  const count = async () => (await stored()).length;

  describe('enquiry calls [API-15] [API-16] [API-17] [API-18] [API-19] [API-20] [API-21] [API-22] [API-23] [API-28] [API-29] [API-31] [API-32]', () => {
    it.each(sampleForms)('$kind sent to $path: it is stored as sent', async (form) => {
      const answer = await send(form);
      expect(answer.json()).toEqual({ isSuccess: true });
      expect(answer.statusCode).toBe(200);
      expect((await stored()).at(-1)).toEqual({ kind: form.kind, data: form.Data });
    });

    it.each(sampleForms.flatMap((form) => form.required.map((name) => ({ form, name, kind: form.kind }))))(
      '$kind without $name: it is refused with the reason [FRM-15]',
      async ({ form, name }) => {
        const before = await count();
        for (const empty of [undefined, null, '', ' \n', {}]) {
          const answer = await send(form, { [name]: empty }, { token: 'unused' });
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toEqual({
            error: expect.stringContaining(name),
            fields: { [name]: expect.any(String) },
          });
        }
        expect(await count()).toBe(before);
      },
    );

    it('several invalid fields: all are named [FRM-09]', async () => {
      const answer = await post(app, complaint.path, bodyOf(complaint, {}, 'unused'));
      expect(Object.keys(answer.json<{ fields: object }>().fields).toSorted()).toEqual(
        [...complaint.required.filter((name) => name !== 'Email'), 'ContactMethod'].toSorted(),
      );
    });
  });

  describe('conditional fields', () => {
    const chosen = (method: string) =>
      Object.fromEntries(
        ['ContactByEmail', 'ContactByPhone', 'NoContact'].map((name) => [name, name === method]),
      );

    it.each([
      ['CMP-06 e-mail', { ...chosen('ContactByEmail'), Email: '' }, { Email: 'requiredLabel' }],
      ['CMP-06 phone', { ...chosen('ContactByPhone'), Phone: '' }, { Phone: 'requiredLabel' }],
      ['FRM-31 no method', chosen(''), { ContactMethod: 'requiredLabel' }],
      ['FRM-31 two methods', { ContactByPhone: true }, { ContactMethod: 'requiredLabel' }],
      ['CMP-10 a day that is none', { ExpirationDate: '2026-02-30' }, { ExpirationDate: 'requiredLabel' }],
      ['FRM-22 special characters', { Message: 'a <b>' }, { Message: 'specialCharacters' }],
    ])('complaint: %s is refused', async (_case, change, fields) => {
      expect((await send(complaint, change, { token: 'unused' })).json()).toMatchObject({ fields });
    });

    it('complaint without contact: neither e-mail nor phone is required [CMP-06]', async () => {
      const answer = await send(complaint, { ...chosen('NoContact'), Email: '', Phone: '' });
      expect(answer.json()).toEqual({ isSuccess: true });
    });

    it.each([
      ['SAL-03 e-mail', { contactRequest: 'Email', email: '' }, { email: 'requiredLabel' }],
      ['SAL-03 phone', { contactRequest: 'Phone', phone: '' }, { phone: 'requiredLabel' }],
      ['SAL-04 a wrong e-mail', { contactRequest: 'None', email: 'a+b@x.fi' }, { email: 'wrongEmail' }],
      ['SAL-11 another way', { contactRequest: 'Fax' }, { contactRequest: 'requiredLabel' }],
      ['SAL-02 2,001 characters', { message: 'ä'.repeat(2001) }, { message: 'tooLong' }],
    ])('sales form: %s is refused', async (_case, change, fields) => {
      expect((await send(sales, change, { token: 'unused' })).json()).toMatchObject({ fields });
    });

    it('export request: 1,001 characters are refused, although an expert question may have them [EXP-03]', async () => {
      const path = '/api/contact/business/requestcontact';
      const [toExport, toExpert] = sampleForms.filter((form) => form.path === path);
      const Message = 'a'.repeat(1001);
      expect((await send(toExport!, { Message })).json()).toMatchObject({ fields: { Message: 'tooLong' } });
      expect((await send(toExpert!, { Message })).json()).toEqual({ isSuccess: true });
    });

    it('sponsorship: the day of the event is stored [SPO-04]', async () => {
      await send(sponsorship, { EventDate: '2027-06-01' });
      expect((await stored()).at(-1)?.data).toMatchObject({ EventDate: '2027-06-01' });
    });
  });

  it.each([question, sales])('captcha: $kind without one is refused [FRM-08]', async (form) => {
    const before = await count();
    expect((await send(form, {}, { token: null })).statusCode).toBe(400);
    expect(await count()).toBe(before);
  });

  describe('repeated enquiry', () => {
    it('repeated enquiry: it succeeds and is stored once, with the same or new tokens', async () => {
      const before = await count();
      const token = await solvedToken();
      const files = [fileOf('kuva.png', 'image/png', contents.png)];
      const change = { Message: 'Verkko katkesi' };
      const answers = [
        await send(complaint, change, { token, files }),
        await send(complaint, change, { token, files }),
        await send(complaint, change, { files }),
      ];
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
      expect(await count()).toBe(before + 1);
    });

    it('many equal enquiries at once: one is stored', async () => {
      const before = await count();
      const tokens = await Promise.all(Array.from({ length: 8 }, solvedToken));
      // Opens as many connections, so that no request waits for one.
      await Promise.all(tokens.map(() => rowsOf(database, 'select pg_sleep(0.1)')));
      const answers = await Promise.all(
        tokens.map((token) => send(question, { Message: 'Monta kertaa' }, { token })),
      );
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
      expect(await count()).toBe(before + 1);
    });

    it('repeated enquiry: it needs a solved captcha', async () => {
      await send(question, { Message: 'Uudelleen' });
      expect((await send(question, { Message: 'Uudelleen' }, { token: 'wrong' })).statusCode).toBe(400);
    });

    it('other text, file, site or ten minutes later: it is a new enquiry', async () => {
      const before = await count();
      const change = { Message: 'Sama' };
      await send(complaint, change);
      await send(complaint, { Message: 'Eri' });
      await send(complaint, change, { files: [fileOf('a.png', 'image/png', contents.png)] });
      await app.inject({
        method: 'POST',
        url: complaint.path,
        headers: { ...OWN_PAGE, host: 'lihakauppa.localhost' },
        payload: bodyOf(complaint, { ...complaint.Data, ...change }, await solvedToken()),
      });
      await rowsOf(database, "update enquiry set received_at = received_at - interval '11 minutes'");
      await send(complaint, change);
      expect(await count()).toBe(before + 5);
    });
  });

  it('failed files: neither the enquiry nor its files are stored, and the captcha stays valid', async () => {
    const before = await count();
    await rowsOf(database, 'alter table enquiry_file add constraint none check (false) not valid');
    const reported: unknown[] = [];
    const faulty = await appOn(database, {
      captchaSecret: CAPTCHA_SECRET,
      report: (error) => reported.push(error),
    });
    const token = await solvedToken();
    const body = bodyOf(complaint, { ...complaint.Data, Message: 'Puolikas' }, token, [
      fileOf('a.png', 'image/png', contents.png),
    ]);
    expect((await post(faulty, complaint.path, body)).statusCode).toBe(500);
    expect(reported).toHaveLength(1);
    expect(await count()).toBe(before);
    await rowsOf(database, 'alter table enquiry_file drop constraint none');
    expect((await post(faulty, complaint.path, body)).statusCode).toBe(200);
    expect(await count()).toBe(before + 1);
    await faulty.close();
  });

  it('texts: characters that the database cannot store are removed', async () => {
    await send(sponsorship, { Groupname: 'a\0b\uD800c' });
    expect((await stored()).at(-1)?.data).toMatchObject({ Groupname: 'abc' });
    expect((await send(sponsorship, { Groupname: '\0' }, { token: 'unused' })).json()).toMatchObject({
      fields: { Groupname: 'requiredLabel' },
    });
  });
});
