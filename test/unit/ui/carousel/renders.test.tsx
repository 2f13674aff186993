import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineWidget } from '#island/define.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { carouselMessages } from '#ui/carousel/messages.ts';
import { setMedia } from '../../../dom/media.ts';
import { renderWidget } from '../../../render.tsx';

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

/** Nothing has a size in jsdom. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  setMedia({ 'prefers-reduced-motion': 'reduce' });
  return () => vi.restoreAllMocks();
});

test('CAR-04 of many slides a step renders the one that comes and the one that goes', () => {
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
