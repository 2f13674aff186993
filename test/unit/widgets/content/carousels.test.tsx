import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import CardCarousel from '../../../../widgets/content/card-carousel/CardCarousel.tsx';
import cardDefinition from '../../../../widgets/content/card-carousel/widget.ts';
import HeroCarousel from '../../../../widgets/content/hero-carousel/HeroCarousel.tsx';
import heroDefinition from '../../../../widgets/content/hero-carousel/widget.ts';
import BrandCarousel from '../../../../widgets/corporate/brand-carousel/BrandCarousel.tsx';
import brandDefinition from '../../../../widgets/corporate/brand-carousel/widget.ts';
import { setMedia, setWidth } from '../../../../packages/testing/dom/media.ts';
import { renderWidget } from '../../../render.tsx';

/** Gives rows the width of the window, because jsdom has no layout. Steps take no time. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  setMedia({ 'prefers-reduced-motion': 'reduce' });
});

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ header: `Kortti ${at + 1}`, link: `/${at + 1}` }));
const cards = (count: number, props: object = {}) =>
  renderWidget(cardDefinition, CardCarousel, { cards: cardsOf(count), ...props });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Returns the names of the slides that are not inert. */
const inView = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[role=group]:not([inert], [aria-hidden]) a')].map(
    ({ textContent }) => textContent ?? '',
  );

test.each([
  [1280, 4, 4],
  [1025, 2, 2],
  [1280, 0, 5],
  [1280, -3, 5],
  [1280, 3.7, 3],
  [1280, 1e9, 8],
  [1024, 4, 3],
  [768, 4, 3],
  [1024, 2, 2],
  [767, 4, 1],
])(
  'card carousel: in a window of %i px, of %d cards %i are visible [CAR-01]',
  (width, visibleCards, count) => {
    setWidth(width);
    expect(inView(cards(12, { visibleCards }).container)).toHaveLength(count);
  },
);

test('card carousel: five cards of which four are visible wrap, and each exists once [CAR-03]', async () => {
  const { container } = cards(5);
  for (const first of [2, 3, 4, 5, 1]) {
    await press('Seuraava');
    const seen = [0, 1, 2, 3].map((more) => `Kortti ${((first - 1 + more) % 5) + 1}`);
    expect(inView(container)).toHaveLength(4);
    expect(new Set(inView(container))).toEqual(new Set(seen));
  }
});

test('card carousel: arrow keys step and keep the focus inside [CAR-04]', async () => {
  const { container } = cards(6);
  screen.getByRole('link', { name: 'Kortti 1' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(inView(container)).not.toContain('Kortti 1');
  expect(document.body).not.toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(inView(container)).toContain('Kortti 1');
});

test.each([0, 1, 3])('card carousel: %i cards that fit have no buttons [CAR-07]', (count) => {
  const { container } = cards(count);
  expect(inView(container)).toHaveLength(count);
  expect(screen.queryByRole('button')).toBeNull();
});

const slides = [1, 2, 3].map((at) => ({ text: `<p>Kuva ${at}</p>` }));
const hero = (props: object = {}) => renderWidget(heroDefinition, HeroCarousel, { slides, ...props });
const shown = () =>
  within(screen.getByRole('region')).getByText(/^Kuva/, { ignore: '[inert] *' }).textContent;

test('hero carousel: a slide has its text, alignment and classes, and a single one has no buttons [CAR-05] [CAR-06] [CAR-07]', () => {
  const { container } = hero({
    slides: [{ text: '<h2>Kesä</h2>', classes: 'a-1 b_2 "><b> c', darken: true, textAlignment: 'Left' }],
  });
  expect(screen.getByRole('heading', { name: 'Kesä' })).toBeVisible();
  expect(container.querySelector('[data-align=Left]')).toHaveClass('a-1', 'b_2', 'c');
  expect(container.querySelector('[data-align=Left]')).not.toHaveClass('"><b>');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [6, 6],
  [12, 12],
  [13, 12],
])(
  'hero carousel: of %i slides %i have a dot, and a text gives the position [CAR-08]',
  async (count, dots) => {
    hero({ autoplay: true, slides: Array.from({ length: count }, () => ({ text: 'Kuva' })) });
    expect(screen.queryAllByRole('button', { name: /^Dia/ })).toHaveLength(dots);
    await press('Seuraava');
    expect(await screen.findByText(`2 / ${count}`)).toBeInTheDocument();
  },
);

test('hero carousel: the dots of many slides are those around the shown one [CAR-08]', async () => {
  hero({ autoplay: true, slides: Array.from({ length: 30 }, (_, at) => ({ text: `Kuva ${at}` })) });
  const dots = () => screen.getAllByRole('button', { name: /^Dia/ }).map(({ textContent }) => textContent);
  expect(dots()).toEqual(Array.from({ length: 12 }, (_, at) => `Dia ${at + 1}`));
  await press('Edellinen');
  await vi.waitFor(() => expect(dots()).toEqual(Array.from({ length: 12 }, (_, at) => `Dia ${at + 19}`)));
  expect(screen.getByRole('button', { name: 'Dia 30' })).toHaveAttribute('aria-current', 'true');
});

test('hero carousel: a slide whose picture does not load has only its text [CAR-05]', () => {
  const { container } = hero({ slides: [{ image: '/poissa.jpg', text: 'Kuva' }] });
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('Kuva');
});

test('hero carousel: it does not advance with reduced motion or without an interval [CAR-08]', () => {
  vi.useFakeTimers();
  hero({ autoplay: true });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Kuva 1');
  expect(screen.queryByRole('button', { name: 'Pysäytä' })).toBeNull();
});

const brands = (count: number, props: object = {}) =>
  renderWidget(brandDefinition, BrandCarousel, {
    cards: cardsOf(count),
    ...props,
  });

test.each([
  [5, 25],
  [7, 21],
  [21, 21],
  [23, 23],
  [1, 21],
])(
  'brand carousel: %i brands are rendered %i times in whole sets, each announced once [CAR-10]',
  (count, total) => {
    const { container } = brands(count);
    expect(container.querySelectorAll('a[href^="/"]')).toHaveLength(total);
    const told = inView(container);
    expect(new Set(told).size).toBe(told.length);
    const copies = [...container.querySelectorAll('[aria-hidden] a')];
    expect(new Set(copies.map((link) => link.getAttribute('tabindex')))).toEqual(
      new Set(total > count ? ['-1'] : []),
    );
  },
);

test('brand carousel: the static row has each brand once and does not move [CAR-11] [CAR-12]', () => {
  brands(3, { static: true });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/1', '/2', '/3']);
  expect(screen.queryByRole('button')).toBeNull();
});

/** Renders a carousel as the server does. */
function fromServer(props: Record<string, unknown>): HTMLElement {
  const value = createIsland('card-carousel', props, parseSettings({}));
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    createElement(IslandProvider, { value }, createElement(CardCarousel, props as never)),
  );
  return page;
}

test.each([
  [12, ''],
  [3, 'large'],
  [2, 'medium large'],
])(
  'card carousel: %i cards in the HTML of the server are there once and can be reached, with buttons except in %s windows [CAR-01] [SERVER]',
  (count, still) => {
    const page = fromServer({ cards: cardsOf(count), visibleCards: 4 });
    expect(page.querySelectorAll('[role=group]')).toHaveLength(count);
    expect(inView(page)).toHaveLength(count);
    expect(page.querySelector('section')).toHaveAttribute('data-still', still);
    expect(page.querySelectorAll('button')).toHaveLength(2);
  },
);
