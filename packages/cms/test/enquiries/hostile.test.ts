import { formCalls } from '../../enquiries/forms.ts';
import { signUpCalls } from '../../enquiries/sign-ups.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_PAGE, post, serveApp } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { databases } from '../support/databases.ts';
import { bodyOf, contents, sampleForms } from '../support/submissions.ts';
import { quarterOf } from '../../../../test/settings.ts';

const paths = [...formCalls, ...signUpCalls].map(({ key }) => key.replace('POST ', ''));

describe('hostile submissions', () => {
  const reported: unknown[] = [];

  const { app } = serveApp(databases[0]!.open, {
    captchaSecret: CAPTCHA_SECRET,
    report: (error) => reported.push(error),
    writesPerMinute: 1_000_000,
  });

  const send = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...OWN_PAGE, 'content-type': 'application/json' },
    });

  it('any values in the fields of a form: the answer is success or 4xx, never 5xx [API-57]', async () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `${text}\0\uDC00`),
      fc.constantFrom('2026-02-31', '1e999', '__proto__', 'true', -1, 1e308),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sampleForms),
        fc.infiniteStream(value),
        fc.nat(),
        async (form, values, mask) => {
          const data = Object.fromEntries(
            Object.entries(form.Data).map(([name, right], index) => [
              name,
              (mask >> index) & 1 ? values.next().value : right,
            ]),
          );
          const answer = await post(app, form.path, bodyOf(form, data, await solvedToken()));
          expect([200, 400]).toContain(answer.statusCode);
        },
      ),
      { numRuns: quarterOf(200) },
    );
    expect(reported).toEqual([]);
  });

  it('any file: the answer is success or 400, never 5xx [FRM-28]', async () => {
    const [form] = sampleForms;
    const beginnings = Object.values(contents).map((content) => fc.constant(content));
    const content = fc
      .tuple(fc.oneof(...beginnings, fc.uint8Array()), fc.uint8Array({ maxLength: 400 }))
      .map((parts) => Buffer.concat(parts));
    const file = fc.record({
      Name: fc.jsonValue(),
      Data: fc.oneof(
        fc.jsonValue(),
        fc
          .tuple(fc.constantFrom('image/png', 'image/jpeg', 'application/pdf', ''), content)
          .map(([type, bytes]) => `data:${type};base64,${bytes.toString('base64')}`),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 4 }), async (files) => {
        const answer = await post(app, form!.path, bodyOf(form!, form!.Data, await solvedToken(), files));
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: quarterOf(100) },
    );
    expect(reported).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'property %s: it is refused as data [API-57]',
    async (name) => {
      for (const path of paths) {
        const answer = await send(path, `{"Data":{"${name}":{"Message":"Hei"}},"${name}":{}}`);
        expect(answer.statusCode).toBe(400);
      }
    },
  );
});
