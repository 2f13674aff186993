import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { readProduct } from '#api/product.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { SITES } from '#lib/site.ts';
import { NewsCard } from '#ui/news-card/NewsCard.tsx';
import { ProductCard } from '#ui/product-card/ProductCard.tsx';
import { getVariant } from '#ui/product-card/variants.ts';
import { RecipeCard } from '#ui/recipe-card/RecipeCard.tsx';
import { getAnnounced } from '../../../announced.ts';

const show = (card: ReactNode, language = 'fi') =>
  render(
    <IslandProvider value={createIsland('test', {}, parseSettings({ language }))}>{card}</IslandProvider>,
  );
const image = (url: string) => ({ url, alt: '' });
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

test('recipe card: it has its pictures, its title as a link, and its time [GRD-11]', () => {
  const { container } = show(
    <RecipeCard
      title="Makkarakeitto"
      url="/reseptit/makkarakeitto"
      image={image('/keitto.svg')}
      productImage={image('/makkara.svg')}
      category="Keitot"
      teaser="Lämmittää"
      totalTime={45}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Makkarakeitto');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/reseptit/makkarakeitto');
  expect(screen.getByRole('heading', { level: 3, name: 'Makkarakeitto' })).toBeVisible();
  expect(pictures(container)).toEqual(['/keitto.svg', '/makkara.svg']);
  expect(screen.getByText('Valmistusaika').parentElement).toHaveTextContent('Valmistusaika 45 min');
  expect(screen.getByText('Keitot')).toBeVisible();
  expect(screen.getByText('Lämmittää')).toBeVisible();
  expect(screen.queryByText('Uutuus!')).toBeNull();
});

test('recipe card: if the product picture does not load, the dish stays visible [GRD-11]', () => {
  const { container } = show(
    <RecipeCard title="a" url="/a" image={image('/keitto.svg')} productImage={image('/puuttuu.svg')} />,
  );
  fireEvent.error(container.querySelectorAll('img')[1]!);
  expect(pictures(container)).toEqual(['/keitto.svg']);
  expect(container.querySelectorAll('svg[viewBox="0 0 96 64"]')).toHaveLength(0);
});

test.each([
  [60, 'fi', '1 h'],
  [150, 'fi', '2 h 30 min'],
  [150, 'se', '2 tim 30 min'],
  [90, 'de', '1 Std. 30 Min.'],
])('recipe card: %i minutes in %s are shown as %s [GRD-11]', (totalTime, language, text) => {
  show(<RecipeCard title="a" url="/a" totalTime={totalTime} />, language);
  expect(screen.getByText(text)).toBeVisible();
});

test('recipe card: an unknown time is not shown [GRD-11]', () => {
  show(<RecipeCard title="a" url="/a" totalTime={0} />);
  expect(screen.queryByText('Valmistusaika')).toBeNull();
});

test('cards: every card marks a novelty [SRCH-28]', () => {
  const product = readProduct({ title: 'a', url: '/a', isNovelty: true })!;
  show(
    <>
      <RecipeCard title="a" url="/a" isNovelty />
      <NewsCard title="a" url="/a" isNovelty />
      <ProductCard product={product} variant="consumer" />
    </>,
  );
  expect(screen.getAllByText('Uutuus!')).toHaveLength(3);
});

test('news card: it has date, author and title [I18N-09] [CORP-08]', () => {
  show(
    <NewsCard
      title="Tilinpäätös"
      url="/uutiset/tilinpaatos"
      publishDate="2026-03-09T23:30:00+02:00"
      author="Viestintä"
      headingLevel={2}
    />,
  );
  const date = screen.getByText('9.3.2026');
  expect(date).toHaveAttribute('datetime', '2026-03-09T23:30:00+02:00');
  expect(screen.getByText('Viestintä')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Tilinpäätös' })).toBeVisible();
});

test('card picture: a missing or broken one keeps its space [API-04]', () => {
  const { container, rerender } = show(<NewsCard title="a" url="/a" image={image('/puuttuu.svg')} />);
  fireEvent.error(container.querySelector('img')!);
  expect(pictures(container)).toEqual([]);
  expect(container.querySelector('svg')).not.toBeNull();
  const islandOf = (card: ReactNode) => (
    <IslandProvider value={createIsland('test', {}, parseSettings({}))}>{card}</IslandProvider>
  );
  rerender(islandOf(<NewsCard title="a" url="/a" image={image('/toinen.svg')} />));
  expect(pictures(container)).toEqual(['/toinen.svg']);
});

test('product card: each site has its variant [PRD-05]', () => {
  const variants = Object.fromEntries(SITES.map((site) => [site, getVariant(site)]));
  expect(variants).toMatchObject({
    atriafi: 'consumer',
    lihakauppa: 'shop',
    jyvabroiler: 'consumer',
    export: 'export',
    ammattilaiset: 'professional',
    atriacom: 'consumer',
    foodservicese: 'professional',
    delise: 'swedish',
    ridderheimsse: 'swedish',
    mestariforsmanfi: 'consumer',
    lithellsse: 'swedish',
    lonnebergase: 'swedish',
    goohse: 'swedish',
    sibylla: 'consumer',
  });
});

const several = readProduct({
  title: 'Pihvi',
  url: '/pihvi',
  image: ['/1.svg', { url: '/2.svg', alt: 'Lautasella' }, '/3.svg'],
})!;

test('product card: buttons turn several pictures, and the first follows the last [PRD-03]', async () => {
  show(<ProductCard product={several} variant="shop" />);
  const group = await screen.findByRole('group', { name: 'Pihvi' });
  const says = getAnnounced(group);
  const slides = [...group.querySelectorAll('img')].map((picture) => picture.closest('[class*=slide]')!);
  const inView = () => slides.findIndex((slide) => !slide.hasAttribute('inert'));
  expect(slides.filter((slide) => slide.hasAttribute('inert'))).toHaveLength(2);
  expect(inView()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Seuraava' }));
  expect(inView()).toBe(1);
  expect(says).toHaveTextContent('Kuva 2/3');
  await userEvent.click(screen.getByRole('button', { name: 'Edellinen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edellinen' }));
  expect(inView()).toBe(2);
  expect(says).toHaveTextContent('Kuva 3/3');
  await userEvent.click(screen.getByRole('button', { name: 'Seuraava' }));
  expect(inView()).toBe(0);
});

/** Gives a strip the layout of a browser, with instant scrolling. */
function layOut(strip: HTMLElement): void {
  Object.defineProperty(strip, 'clientWidth', { value: 200 });
}

test('product card: the picture that is swiped to is the current one [PRD-03]', async () => {
  show(<ProductCard product={several} variant="shop" />);
  const group = await screen.findByRole('group', { name: 'Pihvi' });
  const strip = group.querySelector<HTMLElement>('[class*=strip]')!;
  layOut(strip);
  strip.scrollLeft = 390;
  fireEvent.scroll(strip);
  expect(getAnnounced(group)).toHaveTextContent('Kuva 3/3');
});

test('product card: pictures that pass during scrolling are not the current one [PRD-03]', async () => {
  show(<ProductCard product={several} variant="shop" />);
  const group = await screen.findByRole('group', { name: 'Pihvi' });
  const strip = group.querySelector<HTMLElement>('[class*=strip]')!;
  const says = getAnnounced(group);
  layOut(strip);
  await userEvent.click(screen.getByRole('button', { name: 'Seuraava' }));
  expect(strip.scrollLeft).toBe(200);
  strip.scrollLeft = 20;
  fireEvent.scroll(strip);
  expect(says).toHaveTextContent('Kuva 2/3');
  strip.scrollLeft = 200;
  fireEvent.scroll(strip);
  strip.scrollLeft = 10;
  fireEvent.scroll(strip);
  expect(says).toHaveTextContent('Kuva 1/3');
  await userEvent.click(screen.getByRole('button', { name: 'Seuraava' }));
  fireEvent.pointerDown(strip);
  strip.scrollLeft = 410;
  fireEvent.scroll(strip);
  expect(says).toHaveTextContent('Kuva 3/3');
});

test('product card: one picture has no buttons, several have one link [PRD-03]', async () => {
  const { unmount } = show(
    <ProductCard product={{ ...several, images: several.images.slice(0, 1) }} variant="shop" />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(<ProductCard product={several} variant="shop" />);
  await screen.findByRole('group', { name: 'Pihvi' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('product card: in the shop it has the buy control, unless it is sold out or has no price or code [PRD-03] [PRD-07]', async () => {
  const product = { ...several, price: '14,90', code: '20200' };
  const { unmount } = show(<ProductCard product={product} variant="shop" />);
  expect(await screen.findByRole('button', { name: 'Lisää ostoskoriin' })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Määrä' })).toHaveAccessibleDescription('Pihvi');
  unmount();
  for (const missing of [{ stock: 0 }, { price: '' }, { code: '' }]) {
    const shown = show(<ProductCard product={{ ...product, ...missing }} variant="shop" />);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryAllByText('Tuote on juuri nyt loppuunmyyty')).toHaveLength('stock' in missing ? 1 : 0);
    shown.unmount();
  }
});
