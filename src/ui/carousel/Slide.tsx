import { memo, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import styles from './Carousel.module.css';
import { carouselMessages } from './messages.ts';
import type { Place } from './places.ts';

interface Props {
  /** Index among the `count` different slides, from 0. */
  index: number;
  count: number;
  place: Place;
  renderSlide: (index: number, isRepeat: boolean) => ReactNode;
}

/** One slide. It is memoized because there may be hundreds, and a step changes the place of only two. */
export const Slide = memo(function Slide({ index, count, place, renderSlide }: Props) {
  const t = useTexts(carouselMessages);
  return (
    <div
      className={styles.slide}
      role="group"
      aria-label={t('position', { number: index + 1, total: count })}
      aria-hidden={place === 'repeat' || undefined}
      inert={place === 'away'}
    >
      {renderSlide(index, place === 'repeat')}
    </div>
  );
});
