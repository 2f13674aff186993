import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { defineWidget } from '#island/define.ts';
import { parseSettings } from '#island/settings.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { carouselMessages } from '#ui/carousel/messages.ts';
import { setMedia, setWidth } from '../../../../../packages/testing/dom/media.ts';
import { renderWidget } from '../../../../render.tsx';

const definition = defineWidget({
  name: 'row',
  title: 'Row',
  description: 'Of slides.',
  category: 'content',
  icon: '',
  props: {},
  load: 'visible',
  reservedHeight: 0,
  texts: carouselMessages,
});

/** jsdom has no layout. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  setMedia({ 'prefers-reduced-motion': 'reduce' });
});

test('carousel: a step among many slides renders only the entering and the leaving one [CAR-04]', () => {
  const renderSlide = vi.fn((index: number) => <p>{index}</p>);
  const inView = { small: 1, medium: 3, large: 4 };
  const Row = () => <Carousel layout="cards" count={40} perView={inView} renderSlide={renderSlide} />;
  renderWidget(definition, Row);
  renderSlide.mockClear();
  act(() => screen.getByText('Seuraava').click());
  expect(renderSlide.mock.calls.map(([index]) => index).toSorted((one, other) => one - other)).toEqual([
    0, 4,
  ]);
});

test.each([
  ['a narrow window, which shows each slide once', 400, 4],
  ['a wide window, which repeats them', 1400, 8],
])("carousel: the server's slides stay in %s [CAR-10] [SERVER]", (_, width, slides) => {
  const inView = { small: 1, medium: 3, large: 4 };
  const row = (
    <IslandProvider value={createIsland('row', {}, parseSettings({}))}>
      <Carousel layout="cards" count={4} perView={inView} renderSlide={(index) => <p>{index}</p>} />
    </IslandProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(row);
  const served = [...container.querySelectorAll('p')];
  setWidth(width);
  render(row, { container, hydrate: true });
  expect(served.filter((one) => one.isConnected)).toHaveLength(4);
  expect(container.querySelectorAll('p')).toHaveLength(slides);
});

test('carousel: without a heading its role is not described by the word that is its name', () => {
  const Row = ({ header }: { header?: string }) => (
    <Carousel
      layout="cards"
      count={2}
      perView={{ small: 1, medium: 1, large: 1 }}
      header={header}
      renderSlide={() => <p />}
    />
  );
  const { unmount } = renderWidget(definition, Row);
  expect(screen.getByRole('region', { name: 'Karuselli' })).not.toHaveAttribute('aria-roledescription');
  unmount();
  renderWidget(definition, () => <Row header="Reseptejä" />);
  expect(screen.getByRole('region', { name: 'Reseptejä' })).toHaveAttribute(
    'aria-roledescription',
    'Karuselli',
  );
});
