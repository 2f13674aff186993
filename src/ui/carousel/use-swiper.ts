import { useEffect, useRef, type RefObject } from 'react';
import Swiper from 'swiper';
import styles from './Carousel.module.css';

interface Options {
  /** If false, the row does not move. */
  moves: boolean;
  /** Number of slides with repeats. A change creates a new carousel. */
  total: number;
  /** Number of slides in view; undefined if their own width determines it. */
  perView: number | undefined;
  /** Gap between two slides in px. */
  gap: number;
  /** Duration of a step in ms. */
  speed: number;
  /** Called at the start of a step with the index of the slide that will be the first in view. */
  onMove: (index: number) => void;
}

/**
 * Turns a row of slides into a carousel that can be swiped and wraps around at both ends (CAR-03). Swiper
 * reorders the slide elements; `destroy` restores their order when the effect ends. The carousel starts at
 * the slide to which the row was scrolled.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: Options): RefObject<Swiper | null> {
  const { moves, total, perView, gap, speed } = options;
  const swiper = useRef<Swiper>(null);
  const at = useRef(0);
  const onMove = useRef(options.onMove);
  useEffect(() => {
    onMove.current = options.onMove;
  });

  useEffect(() => {
    if (!moves || !row.current) return undefined;
    at.current ||= Math.round((row.current.scrollLeft / row.current.scrollWidth) * total) || 0;
    const instance = new Swiper(row.current, {
      wrapperClass: styles['track']!,
      slideClass: styles['slide']!,
      loop: true,
      // Accepts a press while the last step is still moving.
      loopPreventsSliding: false,
      slidesPerView: perView ?? 'auto',
      spaceBetween: gap,
      speed,
      initialSlide: at.current % total,
      threshold: 5,
      on: {
        realIndexChange: ({ realIndex }) => {
          at.current = realIndex;
          onMove.current(realIndex);
        },
      },
    });
    swiper.current = instance;
    return () => {
      swiper.current = null;
      instance.destroy();
    };
  }, [row, moves, total, perView, gap, speed]);
  return swiper;
}
