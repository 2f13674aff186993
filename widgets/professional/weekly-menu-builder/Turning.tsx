import { useTexts } from '#island/context.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { messages } from './messages.ts';
import styles from './WeeklyMenuBuilder.module.css';

interface Props {
  /** From 0. */
  current: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

/** To the week before and after, round and round (MNU-12). */
export function Turning({ current, count, onTurn }: Props) {
  const t = useTexts(messages);
  return (
    <div className={styles.turning}>
      <button type="button" className={styles.turn} aria-label={t('previousWeek')} onClick={() => onTurn(-1)}>
        <ChevronIcon />
      </button>
      <span className={styles.position}>{t('weekPosition', { number: current + 1, count })}</span>
      <button type="button" className={styles.turn} aria-label={t('nextWeek')} onClick={() => onTurn(1)}>
        <ChevronIcon />
      </button>
    </div>
  );
}
