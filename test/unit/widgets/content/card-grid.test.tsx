import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import CampaignCard from '../../../../widgets/content/campaign-card/CampaignCard.tsx';
import campaignDefinition from '../../../../widgets/content/campaign-card/widget.ts';
import CardGrid from '../../../../widgets/content/card-grid/CardGrid.tsx';
import definition from '../../../../widgets/content/card-grid/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { setWidth } from '../../../../packages/testing/dom/media.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const cardsOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ header: `Kortti ${at + 1}`, link: `/${at + 1}`, ...more }));
const grid = (props: object) => renderWidget(definition, CardGrid, { cards: cardsOf(20), ...props });
const card = (props: object) => grid({ cards: [{ header: 'Kortti', link: '/a', ...props }] });
const titles = () => screen.queryAllByRole('article').map((one) => one.textContent);
const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
const filter = () => screen.getByRole('combobox', { name: 'Suodata' });

test.each([
  [1280, 8],
  [1024, 6],
  [767, 4],
  [375, 2],
])('card grid: in a window of %i px two rows show %i cards [GRD-06] [GRD-08]', (width, count) => {
  setWidth(width);
  grid({});
  expect(titles()).toHaveLength(count);
});

test.each([
  [{ columns: 'Three' }, 1280, 6],
  [{ columns: 2, rows: 3 }, 400, 6],
  [{ columns: 4, rows: 1 }, 375, 1],
  [{ rows: 0 }, 1280, 4],
])('card grid: %j at %i px shows %i cards [GRD-09] [I18N-10]', (props, width, count) => {
  setWidth(width);
  grid(props);
  expect(titles()).toHaveLength(count);
});

test('card grid: each press shows as many more rows, and the focus moves to the first new card [GRD-06]', async () => {
  grid({ rows: 1 });
  await userEvent.click(more()!);
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Kortti 5' })).toHaveFocus();
  for (const count of [12, 16, 20]) {
    await userEvent.click(more()!);
    expect(titles()).toHaveLength(count);
  }
  expect(more()).toBeNull();
});

test('card grid: a resized window changes the columns when it is at rest [GRD-10]', () => {
  vi.useFakeTimers();
  grid({});
  act(() => setWidth(800));
  act(() => void vi.advanceTimersByTime(99));
  expect(titles()).toHaveLength(8);
  act(() => void vi.advanceTimersByTime(1));
  expect(titles()).toHaveLength(6);
});

test.each([
  [{}, [2, 4, 6, 8]],
  [{ columns: 'Three', rows: 1 }, [1, 3, 3, 3]],
])(
  'card grid: in the HTML of the server with %j all cards have the width at which they are shown [GRD-06] [GRD-08] [SERVER]',
  (props, first) => {
    const all = { cards: cardsOf(9), rows: 2, dropdownItems: [], ...props };
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      createElement(
        IslandProvider,
        { value: createIsland('card-grid', all, parseSettings({})) },
        createElement(CardGrid, all as never),
      ),
    );
    const from = [...page.querySelectorAll('li')].map((one) => Number(one.dataset['from']));
    expect(from).toHaveLength(9);
    const shownIn = (size: number) => from.filter((one) => one >= 0 && one <= size).length;
    expect([0, 1, 2, 3].map(shownIn)).toEqual(first);
    expect(page.querySelector('button')).toHaveAttribute('data-until', '-1');
  },
);

const items = [
  { Id: 'kesä/1', Label: 'Kesä' },
  { Id: 7, Label: 'Joulu' },
];

test("card grid filter: an option loads its cards, and 'all' restores the own ones without a call [GRD-05] [API-48]", async () => {
  const calls: string[] = [];
  api.use(
    http.get('/api/filtered-cards/:id/:type', ({ request }) => {
      calls.push(new URL(request.url).pathname);
      return HttpResponse.json([{ header: 'Osuma', link: '/osuma' }, null, { link: '/x' }]);
    }),
  );
  grid({ dropdownItems: items, cardType: 'recipe' });
  expect([...filter().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Kaikki',
    'Kesä',
    'Joulu',
  ]);
  await userEvent.selectOptions(filter(), 'Kesä');
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Osuma' })).toBeVisible();
  // A card without a type gets the requested type.
  expect(screen.getByText('Katso resepti')).toBeVisible();
  expect(getAnnounced()).toHaveTextContent('Kortteja: 1');
  await userEvent.selectOptions(filter(), 'Kaikki');
  expect(titles()).toHaveLength(8);
  expect(calls).toEqual(['/api/filtered-cards/kes%C3%A4%2F1/recipe']);
});

test('card grid filter: of two selections the last one counts, in any order of answers [GRD-05]', async () => {
  let answerFirst = () => {};
  api.use(
    http.get('/api/filtered-cards/:id/:type', async ({ params }) => {
      if (params['id'] === 'kesä/1') await new Promise<void>((resolve) => (answerFirst = resolve));
      return HttpResponse.json([{ header: String(params['id']), link: '/' }]);
    }),
  );
  grid({ dropdownItems: items });
  await userEvent.selectOptions(filter(), 'Kesä');
  await userEvent.selectOptions(filter(), 'Joulu');
  await screen.findByRole('link', { name: '7' });
  answerFirst();
  await act(() => Promise.resolve());
  expect(titles()).toEqual(['7']);
  expect(filter()).toHaveValue('7');
});

test('card grid filter: an empty result is announced [GRD-05]', async () => {
  api.use(http.get('/api/filtered-cards/:id/:type', () => HttpResponse.json([])));
  grid({ dropdownItems: items });
  await userEvent.selectOptions(filter(), 'Kesä');
  expect(await screen.findByText('Tällä rajauksella ei ole näytettävää.')).toBeVisible();
  expect(titles()).toEqual([]);
});

test('card grid: its heading is its name [GRD-07]', () => {
  grid({ header: 'Ideoita' });
  expect(screen.getByRole('region', { name: 'Ideoita' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Kortti 1' })).toBeVisible();
});

test.each(['square', 'tall', 'wide', 'extra-tall'])('card: the type %s is one link [GRD-01]', (type) => {
  card({ type, image: '/a.svg' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a']);
  expect(screen.getByRole('heading', { name: 'Kortti' })).toBeVisible();
});

test.each([
  ['recipe', 'Katso resepti', {}],
  ['broiler-recipe', 'Katso resepti', {}],
  ['news', 'Uutiset', { cisionTextType: 'Uutiset' }],
  ['press-release', 'Pörssitiedote', { cisionTextType: 'Pörssitiedote' }],
  ['swedish-a', 'Läs mer', { ctaButton: 'Läs mer' }],
  ['swedish-b', 'Läs mer', { ctaButton: 'Läs mer' }],
  ['product', '10101', { productCode: '10101' }],
])('card: the type %s is one link, with its own %s [GRD-01]', (type, own, props) => {
  const { container } = card({ type, image: '/a.svg', ...props });
  const link = screen.getByRole('link', { name: 'Kortti' });
  expect(link).toHaveAttribute('href', '/a');
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(screen.getByRole('heading', { name: 'Kortti' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/a.svg');
  expect(screen.getByText(own)).toBeVisible();
});

test('card: its button names its target [GRD-02]', () => {
  card({ ctaButton: 'Tutustu' });
  expect(screen.getByRole('link')).toHaveAccessibleName('Tutustu Kortti');
});

test.each(['recipe', 'broiler-recipe'])(
  'card: a %s has both pictures, its time and its text at the arrow [GRD-01] [GRD-11]',
  (type) => {
    const { container } = card({
      type,
      image: '/a.svg',
      productImage: '/b.svg',
      totalTime: 90,
      ctaButton: 'Kokkaa',
    });
    expect([...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
      '/a.svg',
      '/b.svg',
    ]);
    expect(screen.getByText('1 h 30 min')).toBeVisible();
    expect(screen.getByText('Kokkaa')).toBeVisible();
  },
);

const shapes = () =>
  screen.getAllByRole('article').map((one) => {
    const picture = one.querySelector('img');
    return `${picture?.width}:${picture?.height}`;
  });

test('news card: it has its kind, its date and a landscape picture, and no button [GRD-01] [GRD-02]', () => {
  card({
    type: 'news',
    image: '/a.svg',
    cisionTextType: 'Uutinen',
    publishDate: '2026-10-22T08:00:00',
    ctaButton: 'Lue',
  });
  expect(screen.getByText('Uutinen')).toBeVisible();
  expect(screen.getByText('22.10.2026')).toBeVisible();
  expect(shapes()).toEqual(['900:600']);
  expect(screen.queryByText('Lue')).toBeNull();
});

test('card: swedish-a has a landscape picture, swedish-b a square one [GRD-01]', () => {
  const common = { link: '/a', image: '/a.svg', ctaButton: 'Läs mer' };
  grid({
    cards: [
      { ...common, type: 'swedish-a', header: 'A' },
      { ...common, type: 'swedish-b', header: 'B' },
    ],
  });
  expect(shapes()).toEqual(['900:600', '600:600']);
  expect(screen.getAllByText('Läs mer')).toHaveLength(2);
});

test('press release card: it has its kind and its date [GRD-02]', () => {
  card({ type: 'press-release', cisionTextType: 'Pörssitiedote', publishDate: '2026-10-22T08:00:00' });
  expect(screen.getByText('Pörssitiedote')).toBeVisible();
  expect(screen.getByText('22.10.2026')).toBeVisible();
});

test('product card: it has its number, a link to its ordering code, and a barcode [GRD-04] [PRD-05]', async () => {
  const product = { type: 'product', productCode: '10101', valoCode: 'TK 1', gtinCode: '6412345678907' };
  grid({ cards: [{ header: 'Makkara', link: '/m', ...product }], valoUrl: 'https://tilaus.example/{code}' });
  expect(screen.getByText('10101')).toBeVisible();
  expect(screen.getByRole('link', { name: 'TK 1' })).toHaveAttribute('href', 'https://tilaus.example/TK%201');
  expect(await screen.findByRole('img', { name: 'EAN-koodi 6412345678907' })).toBeVisible();
});

test('card: one that can be liked has a like button with its count [GRD-13]', async () => {
  api.use(http.post('/api/contentlikecount/a', () => HttpResponse.json({ likeCount: 1 })));
  card({ contentId: 'a', likeCount: 0 });
  const button = await screen.findByRole('button', { name: 'Tykkää 0' });
  expect(button).toHaveAccessibleDescription('Kortti');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Tykkäsit tästä 1' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([{ contentId: 'a' }, { likeCount: 3 }])(
  'card: with %j alone it has no like button [GRD-13]',
  (props) => {
    card(props);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('campaign card: it is one link, named by its button and its heading [GRD-12]', () => {
  renderWidget(campaignDefinition, CampaignCard, {
    header: 'Voita viikko',
    link: '/kampanja',
    image: '/a.svg',
    ctaButton: 'Osallistu',
  });
  const link = screen.getByRole('link', { name: 'Osallistu Voita viikko' });
  expect(link).toHaveAttribute('href', '/kampanja');
});

test.each(['square', 'recipe', 'news', 'press-release', 'swedish-a', 'product'])(
  'card: the preset picture of a %s card has a larger one for dense screens [GRD-03]',
  (type) => {
    const { container } = card({ type, productCode: '1', image: '/a.svg', imagePreset: 'small' });
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      '/a.svg?preset=small 1x, /a.svg?preset=medium 2x',
    );
  },
);
