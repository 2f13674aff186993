import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offerPart } from '#ui/hit-offer/part.ts';
import {
  address,
  box,
  counting,
  list,
  open as openPage,
  announcements,
  searches,
  serve,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at?: string, props?: object, settings?: object) =>
  openPage('site-search', at, { ...props }, { ...settings });

test('site search: the address overrides the block, and unlisted parameters are passed on [SRCH-11] [SRCH-18]', async () => {
  serve(counting(1));
  open('/haku?q=liha&contentGroup=news&sortOrder=3&matchAllCategoryIds[]=1&containerPage=7&utm_source=x', {
    contentGroup: 'recipe',
    sortOrder: 0,
  });
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(Object.fromEntries(searches[0]!.query)).toEqual({
    language: 'fi',
    page: '1',
    pageSize: '10',
    q: 'liha',
    contentGroup: 'news',
    sortOrder: '3',
    'matchAllCategoryIds[]': '1',
    containerPage: '7',
  });
});

test('site search: without a text it waits, without a message [SRCH-03] [SRCH-07]', async () => {
  serve(counting(1));
  open('/haku?contentGroup=recipe');
  expect(announcements()).toBe('');
  expect(screen.queryByRole('list', { name: 'Hakutulokset' })).not.toBeInTheDocument();
  fireEvent.submit(screen.getByRole('search'));
  expect(announcements()).toBe('');
  fireEvent.change(box(), { target: { value: 'liha' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(searches.map(({ get }) => [get('q'), get('contentGroup')])).toEqual([['liha', 'recipe']]);
});

test("site search: 'all' overrides a group of the CMS, and is an empty parameter in the address [SRCH-05] [SRCH-14]", async () => {
  serve(counting(1));
  open('/haku?q=liha', {
    contentGroup: 'recipe',
    contentGroups: [{ value: 'recipe', label: 'Reseptit' }],
  });
  expect(await screen.findByRole('radio', { name: 'Reseptit' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Kaikki' }));
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(searches[1]!.get('contentGroup')).toBeNull();
  expect(address()).toBe('/haku?q=liha&contentGroup=');
  fireEvent.click(screen.getByRole('button', { name: 'Poista rajaukset' }));
  await waitFor(() => expect(searches).toHaveLength(3));
  expect(searches[2]!.get('contentGroup')).toBe('recipe');
  expect(address()).toBe('/haku?q=liha');
});

test('site search: sort orders can be selected [SRCH-11] [SRCH-17]', async () => {
  serve(counting(1));
  const sortOrders = [
    { value: 0, label: 'Osuvimmat' },
    { value: 1, label: 'Aakkoset' },
  ];
  open('/haku?q=liha', { sortOrders, sortOrder: 0 });
  const choice = await screen.findByRole('combobox', { name: 'Järjestys' });
  expect(choice).toHaveDisplayValue('Osuvimmat');
  fireEvent.change(choice, { target: { value: '1' } });
  await waitFor(() => expect(searches.map(({ get }) => get('sortOrder'))).toEqual(['0', '1']));
  expect(address()).toBe('/haku?q=liha&sortOrder=1');
});

test('site search: a row shows its type, novelty and number [SRCH-06] [SRCH-28] [SRCH-29]', async () => {
  const hit = { url: '/a', title: 'Makkara', category: 'Makkarat', teaserText: 'Kuori napsahtaa.' };
  serve(() => ({
    hits: [
      { ...hit, type: 'product', novelty: true, productCode: '10101', image: { url: '/a.jpg', alt: 'Kuva' } },
      { ...hit, type: 'Muu', code: '7' },
      { url: '/c', title: '👍 Vain nimi' },
    ],
  }));
  open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  const [first, second, third] = within(list()).getAllByRole('article');
  expect(first).toHaveTextContent('Tuote · MakkaratUutuus!MakkaraKuori napsahtaa.Tuotenumero 10101');
  expect(second).toHaveTextContent('Muu · MakkaratMakkaraKuori napsahtaa.Tuotenumero 7');
  expect(third).toHaveTextContent(/^👍👍 Vain nimi$/);
  const picture = within(first!).getByRole('img', { name: 'Kuva' });
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
});

test('site search: without JavaScript the form leads to the search page, never to an invalid URL [SRCH-01]', () => {
  serve(counting(1));
  const { update } = open('/haku', { searchUrl: '/etsi' });
  expect(screen.getByRole('search')).toHaveAttribute('action', '/etsi');
  update({ searchUrl: 'javascript:alert(1)' });
  expect(screen.getByRole('search')).not.toHaveAttribute('action');
  update({});
  expect(screen.getByRole('search')).toHaveAttribute('action', '/haku');
});

const steak = {
  url: '/tuotteet/pihvi',
  title: 'Pihvi',
  type: 'product',
  code: '501',
  price: '12,90',
  pricePerKilo: '25,80',
  stock: 3,
};

test.each([
  ['on the shop', {}, { site: 'lihakauppa' }, ['12,90', '25,80', 'Lisää ostoskoriin']],
  ['sold out', { stock: 0 }, { site: 'lihakauppa' }, ['12,90', '25,80', 'loppuunmyyty']],
  ['on a site that sells nothing', {}, { shopUrl: 'https://kauppa.example/', shopFrameUrl: false }, []],
  ['without a price', { price: null, pricePerKilo: null }, { site: 'lihakauppa' }, []],
])(
  'site search: a product %s has its price, stock and buy control [PRD-03] [PRD-07]',
  async (_case, more, settings, shown) => {
    serve(() => ({ hits: [{ ...steak, ...more }] }));
    open('/haku?q=pihvi', {}, settings);
    const row = await screen.findByRole('list', { name: 'Hakutulokset' });
    await offerPart.load();
    await waitFor(() =>
      expect(
        ['12,90', '25,80', 'Lisää ostoskoriin', 'loppuunmyyty'].filter((text) =>
          row.textContent.includes(text),
        ),
      ).toEqual(shown),
    );
  },
);
