import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  address,
  box,
  counting,
  hits,
  list,
  open as openPage,
  announcements,
  searches,
  serve,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/tuotteet', props: object = {}, settings: object = {}) =>
  openPage('product-search', at, { ...props }, { ...settings });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

test('product search: facets are checkboxes, and several are combined in request and address [SRCH-24]', async () => {
  serve(counting(3));
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Grillaus' }));
  await waitFor(() => expect(searches).toHaveLength(2));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Gluteeniton' }));
  await waitFor(() => expect(searches).toHaveLength(3));
  expect(searches[2]!.query.filter(([key]) => key === 'facetTags[]')).toEqual([
    ['facetTags[]', 'grilli'],
    ['facetTags[]', 'gluteeniton'],
  ]);
  expect(address()).toBe('/tuotteet?facetTags[]=grilli&facetTags[]=gluteeniton');
  expect(screen.getByRole('checkbox', { name: 'Grillaus' })).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Grillaus' }));
  await waitFor(() => expect(searches).toHaveLength(4));
  expect(address()).toBe('/tuotteet?facetTags[]=gluteeniton');
});

test("product search: the block's facets apply unless the address has some [SRCH-14] [SRCH-24]", async () => {
  serve(counting(3));
  open('/tuotteet', { facetTags: ['grilli'] });
  const grill = await screen.findByRole('checkbox', { name: 'Grillaus' });
  expect(grill).toBeChecked();
  fireEvent.click(grill);
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(searches[1]!.query.map(([key]) => key)).not.toContain('facetTags[]');
  expect(address()).toBe('/tuotteet?facetTags[]=');
});

test('product search: if the server counts tags, others are offered only if selected [SRCH-24]', async () => {
  serve(() => ({ hits: hits(1, 1), facetTags: [{ value: 'gluteeniton', count: 0 }] }));
  open('/tuotteet?facetTags[]=joulu');
  await waitFor(() => expect(titles()).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).value)).toEqual([
      'joulu',
      'gluteeniton',
    ]),
  );
});

test.each([
  ['fails', HttpResponse.json({}, { status: 500 })],
  ['sends HTML', HttpResponse.html('<p>Huoltokatko')],
  ['sends an object', HttpResponse.json({ groups: [] })],
])(
  'product search: a facet call that %s leaves the others and the list [API-49] [SRCH-24]',
  async (_, failure) => {
    serve(counting(1), { groups: failure });
    open();
    expect(await screen.findByRole('checkbox', { name: 'Gluteeniton' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Grillaus' })).not.toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(1));
  },
);

test('product search: three letters filter the visible list by title, ignoring case, without a request [SRCH-30]', async () => {
  serve(() => ({ hits: ['Saunamakkara', 'MAKKARAKEITTO', 'Kinkku'].map((title) => ({ url: '/a', title })) }));
  open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  type('ma');
  expect(titles()).toHaveLength(3);
  type(' ma ');
  expect(titles()).toHaveLength(3);
  type('MaK');
  expect(titles()).toEqual(['Saunamakkara', 'MAKKARAKEITTO']);
  type('xyz');
  expect(titles()).toEqual([]);
  expect(screen.queryByText('Hakutuloksia ei löytynyt')).not.toBeInTheDocument();
  expect(screen.getByText(/^Näkyvissä ei ole tällaista/)).toBeVisible();
  type('');
  expect(screen.queryByText(/^Näkyvissä ei ole tällaista/)).not.toBeInTheDocument();
  expect(titles()).toHaveLength(3);
  expect(searches).toHaveLength(1);
});

test("product search: a searched text does not filter the server's hits [SRCH-30]", async () => {
  serve(() => ({ hits: [{ url: '/a', title: 'Saunalenkki' }] }));
  open();
  await waitFor(() => expect(titles()).toHaveLength(1));
  type('makkara');
  expect(titles()).toEqual([]);
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(titles()).toEqual(['Saunalenkki']);
});

test('product search: hidden results are shown by a search or a choice, which is sent to the server [SRCH-25]', async () => {
  serve(counting(2));
  open('/tuotteet', { hideResults: true });
  const choice = await screen.findByRole('checkbox', { name: 'Joulu' });
  expect(searches).toEqual([]);
  expect(announcements()).toBe('');
  fireEvent.submit(screen.getByRole('search'));
  expect(searches).toEqual([]);
  fireEvent.click(choice);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(searches[0]!.get('hideResults')).toBe('true');
  expect(address()).toBe('/tuotteet?facetTags[]=joulu');
});

test('product search: hits are product cards of the variant of site or block [SRCH-20] [SRCH-28] [SRCH-29]', async () => {
  serve(() => ({
    hits: [
      { url: '/a', title: 'Makkara', productCode: '10101', valoCode: 'TK 1', isNovelty: true },
      { title: 'Ei osoitetta' },
    ],
  }));
  const { update } = open('/tuotteet', {}, { site: 'ammattilaiset' });
  await waitFor(() => expect(titles()).toEqual(['Makkara']));
  const card = () => within(list()).getByRole('article');
  expect(card()).toHaveTextContent('Uutuus!');
  expect(card()).toHaveTextContent('Tuotenumero 10101');
  update({ valoUrl: 'https://tilaus.example/{code}' });
  expect(within(card()).getByRole('link', { name: 'TK 1' })).toHaveAttribute(
    'href',
    'https://tilaus.example/TK%201',
  );
  expect(searches).toHaveLength(1);
});
