import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { useHydrated } from '../use-initial-client-value.ts';
import { useMedia } from '../use-media.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { Dots, NARROW_MAX_DOTS, MAX_DOTS, PauseButton, StepButton } from './Controls.tsx';
import { carouselMessages } from './messages.ts';
import { getPlace, getSetCount } from './places.ts';
import { type InView, SIZES, useSize } from './sizes.ts';
import { Slide } from './Slide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useRoom } from './use-room.ts';
import { useSwiper } from './use-swiper.ts';

interface Props {
  /** `cards` share the width, a `hero` fills it, slides of a `strip` have their own width. */
  layout: 'cards' | 'hero' | 'strip';
  /** Number of different slides. */
  count: number;
  /** Number of slides in view; or the width of one in px, if as many are in view as fit. */
  perView: InView | number;
  /** Minimum number of slides in the row, reached by repeating the whole set (CAR-10). */
  least?: number;
  /** Moves automatically, with dots (CAR-08). */
  autoplay?: { seconds: number; dots: 'inside' | 'below' } | undefined;
  /** Heading above the slides; names the carousel. */
  header?: string | undefined;
  /** Renders slide `index` of `count`. A repeat must contain nothing that Tab can focus. */
  renderSlide: (index: number, isRepeat: boolean) => ReactNode;
}

/** Duration of a step (CAR-04). */
const STEP_MS = 500;

const ARROWS: Readonly<Record<string, 'slideNext' | 'slidePrev'>> = {
  ArrowRight: 'slideNext',
  ArrowLeft: 'slidePrev',
};

/**
 * A carousel that moves one slide per press and wraps around at both ends (CAR-02 to CAR-04, CAR-07, CAR-08). Slides out of view can't be
 * focused. Until Swiper has started, and without JavaScript, the browser scrolls the row. Each slide then occurs once, and the stylesheet
 * determines how many are in view. The widget's texts must include `carouselMessages`.
 */
export function Carousel({
  layout,
  count,
  perView: perViewProp,
  least = 0,
  autoplay,
  header,
  renderSlide,
}: Props) {
  const t = useTexts(carouselMessages);
  const [headingId, endId] = [useId(), useId()];
  const end = useRef<HTMLSpanElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [isPaused, setPaused] = useState(false);
  const hasReducedMotion = useMedia('(prefers-reduced-motion: reduce)');

  const isHydrated = useHydrated();
  const size = useSize();
  const gap = layout === 'hero' ? 0 : layout === 'cards' && size !== 'small' ? 24 : 16;
  const width = typeof perViewProp === 'number' ? perViewProp : undefined;
  const fittingSlides = useRoom(row, width, gap);
  const inView =
    typeof perViewProp === 'number'
      ? { small: fittingSlides, medium: fittingSlides, large: fittingSlides }
      : perViewProp;
  const perView = inView[size];
  // The window sizes in which all slides fit, so that the row does not move. With `least` it moves in all
  // sizes.
  const stillSizes = SIZES.filter((one) => least === 0 && (count < 2 || count < inView[one]));
  const movesAtThisSize = !stillSizes.includes(size);
  // The server does not know the window size: it renders controls if some size needs them, and the stylesheet
  // hides them in the others.
  const moves = isHydrated ? movesAtThisSize : stillSizes.length < SIZES.length;
  const total = count * (movesAtThisSize ? getSetCount(count, perView, least) : 1);
  // Swiper reorders the slide elements, so another number of slides needs a new track element. The first one
  // keeps the server's elements.
  const [track, setTrack] = useState<{ total?: number; rows: number }>({ rows: 0 });
  if (isHydrated && track.total !== total)
    setTrack({ total, rows: track.total === undefined ? 0 : track.rows + 1 });
  const at = active % count;
  const isAutoStep = useRef(false);

  const swiper = useSwiper(row, {
    moves: moves && isHydrated,
    total,
    perView: width === undefined ? perView : undefined,
    gap,
    speed: hasReducedMotion ? 0 : STEP_MS,
    onMove: (index) => {
      setActive(index);
      setAnnouncement(
        isAutoStep.current || !swiper.current
          ? ''
          : t('position', { number: (index % count) + 1, total: count }),
      );
    },
  });
  const step = () => {
    const instance = swiper.current;
    if (!instance || instance.touchEventsData.isTouched) return;
    isAutoStep.current = true;
    instance.slideNext();
    isAutoStep.current = false;
  };
  const canRun = autoplay !== undefined && moves && !hasReducedMotion;
  const autoplayHandlers = useAutoplay(
    canRun && isHydrated && !isPaused,
    autoplay?.seconds ?? 0,
    active,
    step,
    () => setPaused(true),
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The focused slide may move out of view: moves the focus to the row.
    if (row.current?.contains(document.activeElement)) row.current.focus({ preventScroll: true });
    swiper.current?.[way]();
  };

  if (count === 0) return null;
  const controls = moves && (
    <div className={styles.controls}>
      <StepButton way="previous" label={t('previous')} onPress={() => swiper.current?.slidePrev()} />
      <StepButton way="next" label={t('next')} onPress={() => swiper.current?.slideNext()} />
    </div>
  );
  return (
    <section
      className={`${styles.carousel} ${styles[layout]}`}
      // Without a heading the word is the name, which would be read twice.
      aria-roledescription={header ? t('carousel') : undefined}
      aria-labelledby={header ? headingId : undefined}
      aria-label={header ? undefined : t('carousel')}
      data-still={isHydrated ? undefined : stillSizes.join(' ')}
      {...(moves && { onKeyDown: handleKeyDown })}
      {...(canRun && autoplayHandlers)}
    >
      {moves && (
        <a
          className={styles.skip}
          href={`#${endId}`}
          onClick={(event) => {
            event.preventDefault();
            end.current?.focus();
          }}
        >
          {t('skipLabel')}
        </a>
      )}
      {(header || (moves && layout !== 'hero')) && (
        <div className={styles.head}>
          {header && (
            <h2 id={headingId} className={styles.header}>
              {header}
            </h2>
          )}
          {layout !== 'hero' && controls}
        </div>
      )}
      <div className={styles.stage} data-moves={moves || undefined}>
        {/* The pause button is the first control (APG). */}
        {moves && autoplay && (
          <div
            className={`${styles.dots} ${styles[autoplay.dots]}`}
            data-many={count > NARROW_MAX_DOTS || undefined}
          >
            {canRun && (
              <PauseButton label={t('pause')} isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
            )}
            <Dots
              count={count}
              at={at}
              label={(number) => t('slide', { number })}
              onPress={(index) => swiper.current?.slideToLoop(index)}
            />
            {count > NARROW_MAX_DOTS && (
              <span className={count > MAX_DOTS ? styles.place : styles.narrowPlace} aria-hidden="true">
                {`${at + 1} / ${count}`}
              </span>
            )}
          </div>
        )}
        {layout === 'hero' && controls}
        <div
          ref={row}
          className={styles.row}
          tabIndex={isHydrated ? -1 : 0}
          onDragStart={(event) => event.preventDefault()}
        >
          <div
            key={track.rows}
            className={styles.track}
            {...(layout === 'cards' && { 'data-medium': inView.medium, 'data-large': inView.large })}
          >
            {Array.from({ length: isHydrated ? total : count }, (_, index) => (
              <Slide
                key={index}
                index={index % count}
                count={count}
                place={moves && isHydrated ? getPlace(index, active, total, count, perView) : 'here'}
                renderSlide={renderSlide}
              />
            ))}
          </div>
        </div>
      </div>
      {moves && <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>}
      {moves && <span ref={end} id={endId} tabIndex={-1} className={styles.end} />}
    </section>
  );
}
