import { useState } from 'react';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fi } from 'react-day-picker/locale/fi';
import { sv } from 'react-day-picker/locale/sv';
import { useIsland } from '#island/context.ts';
import type { Language } from '#lib/site.ts';
import styles from './Calendar.module.css';

const LOCALES: Record<Language, DayPickerLocale> = { fi, se: sv, en: enGB, de };

interface Props {
  /** `yyyy-MM-dd`; undefined if no day is chosen. */
  day: string | undefined;
  onPick: (day: string) => void;
}

/** A calendar to pick a day from, by mouse and keyboard. Weeks begin on Monday. */
export default function Calendar({ day, onPick }: Props) {
  const { language } = useIsland();
  const [today] = useState(() => new Date());
  const chosen = day === undefined ? undefined : parseDay(day);
  return (
    <DayPicker
      mode="single"
      // The calendar opens on a press, so the focus moves into it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      required
      locale={LOCALES[language]}
      weekStartsOn={1}
      selected={chosen}
      defaultMonth={chosen ?? today}
      onSelect={(date: Date) => onPick(formatDay(date))}
      classNames={{
        root: styles.root!,
        months: styles.months!,
        nav: styles.nav!,
        button_previous: styles.turn!,
        button_next: styles.turn!,
        chevron: styles.chevron!,
        month_caption: styles.caption!,
        month_grid: styles.grid!,
        weekday: styles.weekday!,
        day: styles.day!,
        day_button: styles.pick!,
        today: styles.today!,
        selected: styles.selected!,
        outside: styles.outside!,
      }}
    />
  );
}

/** Returns noon of the day in local time, so that daylight saving time does not shift the date. */
const parseDay = (day: string): Date => {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date, 12);
};

const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
