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
  /** Where the pictures lead by mouse and touch; the card's title is the link for everybody else. */
  url: string | undefined;
  /** Id of what names the pictures. */
  titleId: string;
  /** Whether the first one is fetched with the page. */
  eager?: boolean | undefined;
}

/** Several pictures in the place of one: swiped, scrolled, or turned by two buttons (PRD-03). */
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
      <VisuallyHidden role="status">{t('picture', { number: at + 1, total: images.length })}</VisuallyHidden>
    </div>
  );
}
