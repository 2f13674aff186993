import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { CONTACT, createContactSender } from '#api/contact.ts';
import { ApiError } from '#api/http.ts';
import { api } from '../../../setup.ts';

const sendQuestion = () =>
  createContactSender(CONTACT.question)(
    { Message: 'Mistä liha tulee?' },
    { files: null, captchaToken: 'token' },
  );
const answer = (response: () => Response): void =>
  api.use(http.post('/api/contact/retail/question', response));

test('contact call: the payload is a JSON body [API-16] [FRM-04]', async () => {
  let body: unknown;
  api.use(
    http.post('/api/contact/retail/question', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ isSuccess: true });
    }),
  );
  await sendQuestion();
  expect(body).toEqual({
    Data: { Message: 'Mistä liha tulee?' },
    Files: null,
    MTCaptchaToken: 'token',
  });
});

test.each([
  ['isSuccess true', () => HttpResponse.json({ isSuccess: true })],
  ['no isSuccess', () => HttpResponse.json({})],
  ['a null', () => HttpResponse.json(null)],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
])('contact call: a 2xx answer with %s is a success [API-57]', async (_, response) => {
  answer(response);
  await expect(sendQuestion()).resolves.toBeUndefined();
});

test.each([
  ['isSuccess false', () => HttpResponse.json({ isSuccess: false })],
  ['status 400', () => HttpResponse.json({ isSuccess: true }, { status: 400 })],
  ['status 500', () => HttpResponse.json({ isSuccess: true }, { status: 500 })],
  ['HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
  ['a cut connection', () => HttpResponse.error()],
])('contact call: %s is a failure [API-57]', async (_, response) => {
  answer(response);
  await expect(sendQuestion()).rejects.toBeInstanceOf(ApiError);
});
