import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '#ui/card/Picture.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { Player } from '#ui/video-dialog/Player.tsx';
import { readVideo } from '#ui/video-dialog/video.ts';
import { messages } from './messages.ts';
import styles from './SchoolSlider.module.css';
import type definition from './widget.ts';

/** Pictures and videos, one at a time: what is not shown is not there, so no video plays on unseen (CORP-13). */
export default function SchoolSlider({ slides }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [chosen, setChosen] = useState(0);
  const count = slides.length;
  // The CMS may have sent fewer slides since.
  const at = Math.min(chosen, count - 1);
  const slide = slides[at];
  if (slide === undefined) return null;

  const video = slide.IsVideo ? readVideo(slide.Url) : undefined;
  const image = slide.IsVideo ? undefined : readImage(slide.Url);
  const alt = t('picture', { at: at + 1 });
  const go = (by: number) => setChosen((at + by + count) % count);

  return (
    <section className={styles.slider} aria-label={t('sliderLabel')}>
      <div className={styles.slide} key={at}>
        {video ? (
          <Player video={video} title={t('videoTitle', { at: at + 1 })} />
        ) : (
          <Picture image={image && { ...image, alt }} shape="landscape" className={styles.picture} />
        )}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.button} aria-label={t('previous')} onClick={() => go(-1)}>
            <ChevronIcon className={styles.before} />
          </button>
          <p className={styles.place} role="status">
            {t('place', { at: at + 1, count })}
          </p>
          <button type="button" className={styles.button} aria-label={t('next')} onClick={() => go(1)}>
            <ChevronIcon className={styles.after} />
          </button>
        </div>
      )}
    </section>
  );
}
