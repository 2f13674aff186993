import { useId, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { formatDayAndMonth } from '#lib/iso-week.ts';
import type { Weekday } from '#schemas/menu.ts';
import styles from './Day.module.css';
import { messages } from './messages.ts';

interface Props {
  day: Weekday;
  /** `yyyy-MM-dd` */
  date: string;
  children: ReactNode;
}

/** A day of the week with its date and its dishes. */
export function Day({ day, date, children }: Props) {
  const t = useTexts(messages);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.day}>
      <h3 id={id} className={styles.name}>
        {`${t(day)} `}
        <span className={styles.date}>{formatDayAndMonth(date)}</span>
      </h3>
      {children}
    </div>
  );
}
