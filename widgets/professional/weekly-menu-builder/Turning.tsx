import { useTexts } from '#island/context.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import styles from './WeeklyMenuBuilder.module.css';

interface Props {
  /** Index of the week. */
  current: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

/** Buttons for the previous and next week, which start again at the ends (MNU-12). */
export function Turning({ current, count, onTurn }: Props) {
  const t = useTexts(messages);
  return (
    <div className={styles.turning}>
      <button type="button" className={styles.turn} aria-label={t('previousWeek')} onClick={() => onTurn(-1)}>
        <ChevronIcon />
      </button>
      <span className={styles.position}>
        <VisuallyHidden>{`${t('positionLabel')} `}</VisuallyHidden>
        {t('weekPosition', { number: current + 1, count })}
      </span>
      <button type="button" className={styles.turn} aria-label={t('nextWeek')} onClick={() => onTurn(1)}>
        <ChevronIcon />
      </button>
    </div>
  );
}
