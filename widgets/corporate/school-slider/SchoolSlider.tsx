import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '#ui/card/Picture.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { useHydrated } from '#ui/use-initial-client-value.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Player } from '#ui/video-dialog/Player.tsx';
import { readVideo } from '#ui/video-dialog/video.ts';
import { messages } from './messages.ts';
import styles from './SchoolSlider.module.css';
import type definition from './widget.ts';

/** Pictures and videos, one at a time. Other slides are not rendered, so that no hidden video plays (CORP-13). */
export default function SchoolSlider({ slides }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [chosen, setChosen] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  // The server renders all slides: without scripts they are a row to scroll.
  const isOneByOne = useHydrated();
  const count = slides.length;
  // New props may have fewer slides.
  const at = Math.min(chosen, count - 1);
  if (count === 0) return null;
  const place = t('place', { at: at + 1, count });
  const name = t(slides[at]!.IsVideo ? 'videoTitle' : 'picture', { at: at + 1 });
  const moveBy = (by: number) => {
    setChosen((at + by + count) % count);
    setHasMoved(true);
  };

  return (
    <section className={styles.slider} aria-label={t('sliderLabel')}>
      <div className={styles.slides}>
        {slides.map(
          (slide, index) =>
            (index === at || !isOneByOne) && (
              <div key={index} className={styles.slide} hidden={index !== at}>
                <Slide slide={slide} place={index + 1} isShown={index === at} />
              </div>
            ),
        )}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('previous')}
            onClick={() => moveBy(-1)}
          >
            <ChevronIcon className={styles.before} />
          </button>
          <p className={styles.place} aria-hidden="true">
            {place}
          </p>
          <button type="button" className={styles.button} aria-label={t('next')} onClick={() => moveBy(1)}>
            <ChevronIcon className={styles.after} />
          </button>
          <VisuallyHidden aria-live="polite">{hasMoved && `${name}, ${place}`}</VisuallyHidden>
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  slide: WidgetProps<typeof definition>['slides'][number];
  /** Number of the slide from 1, for its name. */
  place: number;
  isShown: boolean;
}

function Slide({ slide: { Url, IsVideo }, place: at, isShown }: SlideProps) {
  const t = useTexts(messages);
  const video = IsVideo ? readVideo(Url) : undefined;
  const image = IsVideo ? undefined : readImage(Url);
  return video ? (
    <Player video={video} title={t('videoTitle', { at })} isDeferred={!isShown} />
  ) : (
    <Picture
      image={image && { ...image, alt: t('picture', { at }) }}
      shape="landscape"
      className={styles.picture}
    />
  );
}
