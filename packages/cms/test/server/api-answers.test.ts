/** Calls every operation of the API once and checks the reference CMS's answer by the OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { API, type OperationKey } from '../../../../src/exports/api.ts';
import { createOpenApi } from '../../../build/estate/openapi.ts';
import { AINO, shopContent } from '../shop/support/shop-content.ts';
import { shopper } from '../shop/support/shopper.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { content } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { bodyOf, sampleForms } from '../support/submissions.ts';
import { serveApp } from '../support/app.ts';

const CART = '/api/v1/lihakauppa/shoppingcart';
const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [
    day,
    [{ header: 'Makkarakeitto', link: '/reseptit/makkarakeitto', image: '' }],
  ]),
);

/** A path with values, a query and a body for each operation. Default: the operation's own path, nothing else. */
const inputs: Partial<Record<OperationKey, { path?: string; body?: unknown }>> = {
  'GET /api/search/suggestions/': { path: '/api/search/suggestions/?q=makkara' },
  'GET /api/filtered-cards/{dropdownItemId}/{cardType}': { path: '/api/filtered-cards/makkarat/product' },
  'POST /api/contentlikecount/{contentId}': { path: '/api/contentlikecount/100' },
  'POST /api/fs/menu': { body: [week] },
  'POST /api/newsletter/subscribe': { body: { email: 'asa@saaristo.fi' } },
  'POST /api/campaign/participate': {
    body: {
      email: 'asa@saaristo.fi',
      campaignJoinNumber: '7',
      isAdult: 'true',
      subscribeToCinCinVinoNewsletter: 'true',
    },
  },
  'POST /api/cision-liana/subscribe': {
    body: {
      email: 'asa@saaristo.fi',
      informationTypes: ['press-releases'],
      subscribeToUutiskirje: false,
      recaptchaToken: '',
    },
  },
  'GET /api/products/{code}': { path: '/api/products/501' },
  'GET /api/review/lihakauppa/': { path: '/api/review/lihakauppa/?productId=501' },
  'POST /api/review/lihakauppa/': {
    body: { productId: '501', rating: 5, text: 'Oikein hyvää.', userName: 'Åsa' },
  },
  [`POST ${CART}/add`]: { body: { language: 'fi', code: '501', quantity: 2 } },
  [`POST ${CART}/changequantity`]: { body: { language: 'fi', code: '501', quantity: 3 } },
  [`POST ${CART}/addcouponcode`]: { body: { language: 'fi', code: 'KYMMENEN' } },
  [`POST ${CART}/removecouponcode`]: { body: { language: 'fi', code: 'KYMMENEN' } },
  'GET /api/v1/lihakauppa/checkout/delivery': {
    path: '/api/v1/lihakauppa/checkout/delivery?postalCode=00160',
  },
  'GET /api/v1/lihakauppa/checkout/availability': {
    path: '/api/v1/lihakauppa/checkout/availability?postalCode=00160',
  },
};

/** The operations whose input is the result of another call, tested where that call is. */
const ELSEWHERE = ['GET /api/forms/results/{key}', 'POST /api/lk/customer'];

describe.each(someDatabase)('API answers on $name:', ({ open }) => {
  const document = createOpenApi('1.0.0');
  const ajv = new Ajv2020({ strict: false, allErrors: true });

  const { pages, products, shop } = shopContent;
  const estate = {
    ...content,
    pages: [...content.pages, ...pages],
    products: [...content.products, ...products],
    ...(shop && { shop }),
  };
  const { app } = serveApp(open, { captchaSecret: CAPTCHA_SECRET }, estate);

  const keys = (Object.keys(API) as OperationKey[]).filter((key) => !ELSEWHERE.includes(key));
  it.each(keys)('%s matches its schema', async (key) => {
    const visitor = await shopper(
      app,
      /lihakauppa|\/lk\/|\/products\//.test(key) ? 'lihakauppa.localhost' : 'localhost',
    );
    await visitor.get('/');
    if (key === 'GET /api/lk/customer') await visitor.logIn(AINO);
    if (key.startsWith('GET /api/v1/lihakauppa/shoppingcart') || key.endsWith('handover'))
      await visitor.add('501');
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const { path: url = path, body } = inputs[key] ?? {};
    const form = sampleForms.find((one) => one.path === path);
    const payload = form ? bodyOf(form, form.Data, await solvedToken()) : body;
    const answer = method === 'GET' ? await visitor.get(url) : await visitor.call(url, payload);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const { schema } =
      document.paths[path]![method === 'GET' ? 'get' : 'post']!.responses['200']!.content[
        'application/json'
      ]!;
    const isValid = ajv.compile(schema);
    isValid(answer.json());
    expect(isValid.errors ?? []).toEqual([]);
  });
});
