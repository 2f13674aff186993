import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
// Imported before the first test: on a busy machine that test would wait too long for it.
import '../../../../widgets/shop/product-modal/Details.tsx';
import { getFirstParagraph } from '../../../../widgets/shop/product-modal/first-paragraph.ts';
import ProductModal from '../../../../widgets/shop/product-modal/ProductModal.tsx';
import definition from '../../../../widgets/shop/product-modal/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const steak = {
  name: 'Naudan entrecôte',
  category: 'Nauta',
  code: '20101',
  url: '/tuotteet/entrecote',
  price: '24,90',
  pricePerKg: '49,80',
  svhPrice: '29,90',
  stock: 18,
  description: '<p>Ensin <b>tämä</b>.</p><p>Sitten muu.</p>',
  image: { url: '/media/entrecote.svg', alt: 'Pihvi leikkuulaudalla' },
  averageRating: 4.4,
  reviewCount: 27,
};

const sells = (answer: object | (() => Response)) => {
  const requests: string[] = [];
  api.use(
    http.get('*/api/products/:code', ({ params }) => {
      requests.push(String(params['code']));
      return typeof answer === 'function' ? (answer as () => Response)() : HttpResponse.json(answer);
    }),
  );
  return requests;
};

const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, ProductModal, { code: '20101', ...props }, { site: 'lihakauppa' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Katso tuotetta' }));
/** Returns the dialog of the product when it is open. */
const product = async (name = steak.name) => within(await screen.findByRole('dialog', { name }));
const views = () =>
  ((window.dataLayer ?? []) as { event: string }[]).filter(({ event }) => event === 'view_item');

beforeEach(() => {
  delete window.dataLayer;
  api.use(
    http.get('*/api/v1/lihakauppa/shoppingcart/load', () =>
      HttpResponse.json({ lineItems: [], total: '0,00' }),
    ),
  );
});

test('product modal: it makes no call until it is opened, then one for the current product each time [API-43]', async () => {
  const requests = sells(steak);
  show();
  await userEvent.hover(screen.getByRole('button', { name: 'Katso tuotetta' }));
  expect(requests).toEqual([]);
  await open();
  await userEvent.click((await product()).getByRole('button', { name: 'Sulje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Katso tuotetta' })).toHaveFocus();
  sells({ ...steak, stock: 0 });
  await open();
  expect(await (await product()).findByText('Tuote on juuri nyt loppuunmyyty')).toBeInTheDocument();
  expect(requests).toEqual(['20101']);
});

test('product modal: it has name, rating, prices, kilo price, picture, info cards and delivery check [PRD-15] [PRD-04]', async () => {
  sells(steak);
  show();
  await open();
  const shown = await product();
  expect(shown.getByText(steak.name, { selector: '[aria-live]' })).toBeInTheDocument();
  expect(shown.getByRole('img', { name: '4,4/5' })).toBeVisible();
  expect(shown.getByRole('link', { name: '27 arvostelua' })).toHaveAttribute(
    'href',
    '/tuotteet/entrecote#reviews',
  );
  expect(shown.getByText('24,90 €')).toBeVisible();
  expect(shown.getByText('29,90 €').tagName).toBe('S');
  expect(shown.getByText('49,80 €/kg')).toBeVisible();
  expect(shown.getByRole('img', { name: 'Pihvi leikkuulaudalla' })).toBeVisible();
  expect(shown.getByRole('button', { name: 'Lisää ostoskoriin' })).toHaveAccessibleDescription(steak.name);
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kotimaista karjaa',
    'Kylmänä kotiovelle',
    'Perhetilan työtä',
  ]);
  expect(shown.getByRole('textbox', { name: 'Postinumero' })).toBeVisible();
});

test('product modal: it shows the first paragraph only, sanitized [PRD-16]', async () => {
  sells({
    ...steak,
    description: '<p><br></p><p>Ensin <b>tämä</b><img src=x onerror="alert(1)"><p>Sitten muu.',
  });
  show();
  await open();
  const shown = await product();
  expect(shown.getByText('tämä').closest('p')).toHaveTextContent(/^Ensin tämä$/);
  expect(shown.queryByText('Sitten muu.')).toBeNull();
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each([
  ['<p>Yksi</p><p>Kaksi</p>', '<p>Yksi</p>'],
  ['<p class="a">Yksi<P>Kaksi', '<p>Yksi</p>'],
  ['<h2>Otsikko</h2><p>&nbsp; </p><p>Kaksi</p>', '<p>Kaksi</p>'],
  ['<pre>x</pre><p>Kappale</p>', '<p>Kappale</p>'],
  ['Yksi\nrivi\n\nKaksi', '<p>Yksi\nrivi</p>'],
  ['<p></p>', ''],
  ['', ''],
])('product modal: of %j the first paragraph is %j [PRD-16]', (html, first) => {
  expect(getFirstParagraph(html)).toBe(first);
});

test.each([
  ['stock 0', { stock: 0 }, 'Tuote on juuri nyt loppuunmyyty'],
  ['unknown stock', { stock: null }, 'Lisää ostoskoriin'],
  ['no price', { price: null, pricePerKg: null }, undefined],
  ['no code', { code: '' }, undefined],
])(
  'product modal: with %s it shows the matching buy control or none [PRD-06] [PRD-07] [PRD-08]',
  async (_case, more, text) => {
    sells({ ...steak, ...more });
    show();
    await open();
    const shown = await product();
    const offered = shown
      .queryAllByText(/Lisää ostoskoriin|loppuunmyyty/)
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(text === undefined ? [] : [text]);
  },
);

test('product modal: the product can be bought in it [PRD-10]', async () => {
  const added: unknown[] = [];
  sells(steak);
  api.use(
    http.post('*/api/v1/lihakauppa/shoppingcart/add', async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json({ lineItems: [{ ...steak, quantity: 1 }], total: '24,90' });
    }),
  );
  show();
  await open();
  await userEvent.click((await product()).getByRole('button', { name: 'Lisää ostoskoriin' }));
  expect(await screen.findByRole('link', { name: 'Avaa ostoskori' })).toBeVisible();
  expect(added).toEqual([expect.objectContaining({ code: '20101', quantity: 1 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Jatka ostoksia' }));
  expect(screen.getByRole('dialog', { name: steak.name })).toBeVisible();
});

test('product modal: view_item is pushed once per opening [ANA-03] [ANA-04] [ANA-07]', async () => {
  sells(steak);
  show();
  expect(views()).toEqual([]);
  await open();
  await product();
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(views()[0]).toEqual({
    event: 'view_item',
    currency: 'EUR',
    value: 24.9,
    items: [{ code: '20101', name: steak.name, category: 'Nauta', price: 24.9, quantity: 1 }],
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await product();
  await waitFor(() => expect(views()).toHaveLength(2));
});

describe('product modal, failed load [PRD-18]', () => {
  test.each([
    ['an error', () => HttpResponse.json({}, { status: 500 })],
    ['404', () => HttpResponse.json({ error: 'There is no such product.' }, { status: 404 })],
    ['an HTML page', () => HttpResponse.html('<p>Huolto')],
    ['invalid data', () => HttpResponse.json({ name: ' ' })],
    ['a list', () => HttpResponse.json([])],
  ])('after %s it is reported, and a retry works', async (_case, answer) => {
    sells(answer);
    show();
    await open();
    const failed = within(await screen.findByRole('dialog', { name: 'Katso tuotetta' }));
    await waitFor(() =>
      expect(failed.getByRole('alert')).toHaveTextContent('Tuotteen lataaminen epäonnistui.'),
    );
    expect(views()).toEqual([]);
    sells(steak);
    await userEvent.click(failed.getByRole('button', { name: 'Yritä uudelleen' }));
    const shown = await product();
    expect(shown.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(shown.getByRole('group', { name: steak.name })).toHaveFocus());
  });

  test('a product closed before it is loaded pushes no event and stays closed', async () => {
    let answer = (_: Response): void => {};
    const waiting = new Promise<Response>((resolve) => (answer = resolve));
    api.use(http.get('*/api/products/:code', () => waiting));
    show();
    await open();
    expect(await screen.findByText('Ladataan tuotetta…')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    answer(HttpResponse.json(steak));
    sells({ ...steak, name: 'Toinen' });
    await open();
    await product('Toinen');
    await waitFor(() => expect(views()).toHaveLength(1));
  });
});

test('product modal: a product without URL, rating or picture has no empty elements', async () => {
  sells({
    name: 'Paisti',
    code: '1',
    price: '9,90',
    url: 'javascript:alert(1)',
    image: 'javascript:alert(1)',
  });
  show();
  await open();
  const shown = await product('Paisti');
  expect(shown.getByText('0 arvostelua')).toBeVisible();
  expect(shown.queryAllByRole('link')).toEqual([]);
  expect(shown.queryAllByRole('img')).toEqual([]);
});

test('product modal: info cards and button text are configurable', async () => {
  sells(steak);
  show({ triggerLabel: 'Pikakatselu', infoCards: [{ header: 'Riiputettu', text: '21 päivää' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Pikakatselu' }));
  const shown = await product();
  expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(shown.getByText('21 päivää')).toBeVisible();
});
