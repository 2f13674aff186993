import { useId } from 'react';
import type { Image } from '#lib/image.ts';
import { densitiesOf } from '#lib/image-preset.ts';
import type { HeadingLevel } from '../card/Card.tsx';
import { Words } from '../card/Words.tsx';
import { ArrowIcon } from '../icons.tsx';
import { useBroken } from '../use-broken.ts';
import styles from './ImageCard.module.css';

interface Props {
  title: string;
  /** Safe to link to. */
  url: string | undefined;
  image: Image | undefined;
  /** Text of the button; '' for none. */
  cta: string;
  shape: 'square' | 'tall' | 'wide' | 'extra-tall';
  headingLevel: HeadingLevel;
  /** `beside` shows the whole picture in its own colours above or beside the text, not under it (GRD-12). */
  layout?: 'over' | 'beside';
}

/**
 * A picture with a heading on it. The whole card is one link, named by its button, if there is one, and its
 * heading.
 */
export function ImageCard({ title, url, image, cta, shape, headingLevel, layout = 'over' }: Props) {
  const own = useId();
  const [headingId, ctaId] = [`${own}t`, `${own}c`];
  const [isBroken, watch] = useBroken(image?.url);
  const shown = isBroken ? undefined : image;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${styles[layout]} ${shown ? '' : styles.plain}`} data-shape={shape}>
      <div className={styles.media}>
        {shown && (
          <img
            className={styles.image}
            src={shown.url}
            srcSet={densitiesOf(shown.url)}
            alt={shown.alt}
            width={900}
            height={600}
            loading="lazy"
            decoding="async"
            {...watch}
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading id={headingId} className={styles.title}>
          {url !== undefined && cta === '' ? (
            <a className={styles.link} href={url}>
              <Words text={title} />
            </a>
          ) : (
            <Words text={title} />
          )}
        </Heading>
        {cta !== '' &&
          (url === undefined ? (
            <span className={styles.cta}>{cta}</span>
          ) : (
            <a
              id={ctaId}
              className={`${styles.link} ${styles.cta}`}
              href={url}
              aria-labelledby={`${ctaId} ${headingId}`}
            >
              {cta}
              <ArrowIcon />
            </a>
          ))}
      </div>
    </article>
  );
}
