import { useIsland } from '#island/context.ts';
import { formatNumber } from '#i18n/format.ts';
import styles from './Stars.module.css';

interface Props {
  /** 0 to 5; an average is drawn in half stars and named with one decimal. */
  value: number;
}

const FIVE = [1, 2, 3, 4, 5];

/** A five-pointed star on a 24 × 24 grid. */
export const STAR = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';
const LEFT_HALF = 'M12 2.6v14.9l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';

/** A read-only rating as an image named 'N/5' (REV-06). */
export function Stars({ value }: Props) {
  const { language } = useIsland();
  const halves = Math.round(value * 2);
  return (
    <span className={styles.stars} role="img" aria-label={`${formatNumber(value, language, 1)}/5`}>
      {FIVE.map((at) => (
        <svg key={at} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {halves >= at * 2 - 1 && <path className={styles.fill} d={halves >= at * 2 ? STAR : LEFT_HALF} />}
          <path className={styles.line} d={STAR} />
        </svg>
      ))}
    </span>
  );
}
