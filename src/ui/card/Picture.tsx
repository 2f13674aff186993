import type { Image } from '#lib/image.ts';
import { densitiesOf } from '#lib/image-preset.ts';
import { useBroken } from '../use-broken.ts';
import styles from './Picture.module.css';

interface Props {
  /** Decorative unless it has an alternative text. */
  image: Image | undefined;
  /** Reserves the space: `square` for packages, `landscape` (3:2) for dishes and news. */
  shape: Shape;
  className?: string | undefined;
  /**
   * Loads the picture at once, for the first ones of a list. By default it is loaded when it is near the
   * window.
   */
  eager?: boolean | undefined;
  /**
   * Shown if the picture fails to load or is missing: a placeholder (`plate`, default) or nothing (`gone`).
   */
  whenBroken?: 'plate' | 'gone';
}

export type Shape = 'square' | 'landscape';

const SIZES = { square: { width: 600, height: 600 }, landscape: { width: 900, height: 600 } };

/**
 * The picture of a card in a space of fixed proportions, with a placeholder if it is missing or fails to
 * load.
 */
export function Picture({ image, shape, className, eager, whenBroken = 'plate' }: Props) {
  const [isBroken, watch] = useBroken(image?.url);
  const shown = isBroken ? undefined : image;
  if (!shown && whenBroken === 'gone') return null;
  return (
    <span className={[styles.picture, styles[shape], className].filter(Boolean).join(' ')}>
      {shown ? (
        <img
          className={styles.image}
          src={shown.url}
          srcSet={densitiesOf(shown.url)}
          alt={shown.alt}
          {...SIZES[shape]}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
          {...watch}
        />
      ) : (
        <Placeholder />
      )}
    </span>
  );
}

/** Draws a plate with fork and knife. */
const Placeholder = () => (
  <svg className={styles.placeholder} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
    <circle cx="48" cy="32" r="22" />
    <circle cx="48" cy="32" r="14" />
    <path d="M10 12v10a5 5 0 0 0 10 0V12M15 12v40M84 34V12c-6 3-8 12-8 22zm0 0v18" />
  </svg>
);
