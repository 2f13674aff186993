import { useEffect, useRef, type RefObject } from 'react';
import Swiper from 'swiper';
import styles from './Carousel.module.css';

interface Options {
  /** Without it the row does not move. */
  moves: boolean;
  /** Slides, repeats too; another number makes another carousel. */
  total: number;
  /** Slides in view; undefined where their own width decides. */
  perView: number | undefined;
  /** Between two slides, px. */
  gap: number;
  /** Of one step, ms. */
  speed: number;
  /** Called with the index of the first slide in view, once it is known where a step leads. */
  onMove: (index: number) => void;
}

/**
 * Makes a row of slides one that is swiped and wraps around at both ends (CAR-03). Swiper moves the slides themselves from
 * one end to the other; it is given back in order when the effect ends. A row that was scrolled goes on from there.
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
      // A press while the last step is still under way counts, too.
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
