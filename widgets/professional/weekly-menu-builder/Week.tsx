import type { ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { addDays, getMonday, formatWorkingWeek, type IsoWeek } from '#lib/iso-week.ts';
import { WEEKDAYS, type Weekday } from '#schemas/menu.ts';
import { PrintSheet } from '#ui/print-sheet/PrintSheet.tsx';
import { Day } from './Day.tsx';
import { messages } from './messages.ts';
import styles from './Week.module.css';

interface Props {
  week: IsoWeek;
  /** Shown next to the heading. */
  turning?: ReactNode;
  /** Number of the week's recipes. A week with many is printed smaller. */
  size: number;
  /** Renders the content below a day's name. */
  children: (day: Weekday) => ReactNode;
}

/** A week of the menu: a heading and five days (MNU-15). This is the printed sheet (MNU-16). */
export function Week({ week, turning, size, children }: Props) {
  const t = useTexts(messages);
  const monday = getMonday(week);
  return (
    <PrintSheet className={styles.sheet} data-full={size > 14 || undefined}>
      <div className={styles.head}>
        <p className={styles.paperTitle}>{t('sheetTitle')}</p>
        <div>
          <h2 className={styles.heading} tabIndex={-1}>
            {t('week', { week: week.week })}
          </h2>
          <p className={styles.dates}>{formatWorkingWeek(week)}</p>
        </div>
        {turning}
      </div>
      <div className={styles.days}>
        {WEEKDAYS.map((day, at) => (
          <Day key={day} day={day} date={addDays(monday, at)}>
            {children(day)}
          </Day>
        ))}
      </div>
    </PrintSheet>
  );
}
