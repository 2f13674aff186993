import { useTexts } from '#island/context.ts';
import type { Image } from '#lib/image.ts';
import { Picture, type Shape } from '../card/Picture.tsx';
import { ChevronIcon } from '../icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './messages.ts';
import { useStrip } from './use-strip.ts';

interface Props {
  /** At least two. */
  images: readonly Image[];
  shape: Shape;
  /**
   * URL that the pictures link to by mouse and touch. Keyboard and screen reader use the link of the card's
   * title.
   */
  url: string | undefined;
  /** Id of the element that names the pictures. */
  titleId: string;
  /** Whether the first picture is loaded at once. */
  eager?: boolean | undefined;
}

/** Several pictures in place of one, which can be swiped, scrolled or changed by two buttons (PRD-03). */
export function Gallery({ images, shape, url, titleId, eager }: Props) {
  const t = useTexts(galleryMessages);
  const { at, wanted, scrollBy, strip } = useStrip(images.length);
  return (
    <div role="group" aria-labelledby={titleId} className={styles.gallery}>
      <div className={styles.strip} tabIndex={-1} {...strip}>
        <div className={styles.track}>
          <div className={styles.controls}>
            <button
              type="button"
              className={`${styles.turn} ${styles.previous}`}
              onClick={() => scrollBy(-1)}
            >
              <ChevronIcon />
              <VisuallyHidden>{t('previous')}</VisuallyHidden>
            </button>
            <button type="button" className={`${styles.turn} ${styles.next}`} onClick={() => scrollBy(1)}>
              <ChevronIcon />
              <VisuallyHidden>{t('next')}</VisuallyHidden>
            </button>
            <span className={styles.dots} aria-hidden="true">
              {images.map((_, index) => (
                <span key={index} className={styles.dot} data-current={index === at} />
              ))}
            </span>
          </div>
          {images.map((image, index) => (
            <div key={index} className={styles.slide} data-wanted={index < wanted} inert={index !== at}>
              <Picture image={image} shape={shape} eager={eager && index === 0} />
              {url !== undefined && <a className={styles.link} href={url} tabIndex={-1} aria-hidden="true" />}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden aria-live="polite">
        {t('picture', { number: at + 1, total: images.length })}
      </VisuallyHidden>
    </div>
  );
}
