import type { Image } from '#lib/image.ts';
import { densitiesOf } from '#lib/image-preset.ts';
import { useBroken } from '../use-broken.ts';
import styles from './Picture.module.css';

interface Props {
  /** Decorative unless it has an alternative text. */
  image: Image | undefined;
  /** Sets the space that is kept for it: pack shots are square, dishes and stories three by two. */
  shape: Shape;
  className?: string | undefined;
  /** Fetched with the page: it is among the first of a list, and in view. Default: when it comes near the window. */
  eager?: boolean | undefined;
  /** The fallback of a picture that is not there. Default `plate`. */
  whenBroken?: 'plate' | 'gone';
}

export type Shape = 'square' | 'landscape';

const SIZES = { square: { width: 600, height: 600 }, landscape: { width: 900, height: 600 } };

/** The picture of a card in a place of fixed proportions; a plate where there is none, or where it does not come. */
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

/** A set place at the table. */
const Placeholder = () => (
  <svg className={styles.placeholder} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
    <circle cx="48" cy="32" r="22" />
    <circle cx="48" cy="32" r="14" />
    <path d="M10 12v10a5 5 0 0 0 10 0V12M15 12v40M84 34V12c-6 3-8 12-8 22zm0 0v18" />
  </svg>
);
