import { useCallback, useRef, useState } from 'react';
import { readTypedDay, formatTypedDay } from '#lib/day.ts';
import { Icon } from '#ui/icons.tsx';
import { lazyChunk, usePart } from '#ui/part.ts';
import { useDismiss } from '#ui/use-dismiss.ts';
import { useField, useFormParts } from './context.ts';
import styles from './DateField.module.css';
import { getControlProps, Field } from './Field.tsx';

interface Props {
  /** Key in the form's values, which hold the day as typed (#lib/day.ts). */
  name: string;
  label: string;
}

const calendarPart = lazyChunk(() => import('./calendar/Calendar.tsx'));

/** A date field with a calendar, whose code is loaded when it is first opened (CMP-10, I18N-09). */
export function DateField({ name, label }: Props) {
  const field = useField(name, label);
  const { t } = useFormParts();
  const [open, setOpen] = useState(false);
  const calendar = usePart(calendarPart, open);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { onChange, onBlur, value } = field.control;
  const day = readTypedDay(value as string);
  const close = useCallback(() => setOpen(false), []);
  const closeHere = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useDismiss(root, open, close, closeHere);

  const toggle = () => {
    setOpen(!open);
    // If the calendar fails to load, the visitor can still type.
    calendarPart.load().catch(close);
  };

  return (
    <Field field={field} hint={t('dayHint')}>
      <div ref={root} className={styles.date}>
        <input
          {...getControlProps(field, `${field.id}-hint`)}
          autoComplete="off"
          onBlur={() => {
            // Formats a valid date. A change to the same text would remove the server's error.
            if (day !== undefined && value !== formatTypedDay(day)) onChange(formatTypedDay(day));
            onBlur();
          }}
        />
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={t('openCalendar')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          <Icon>
            <path d="M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4" />
          </Icon>
        </button>
        {calendar && (
          <div role="dialog" aria-label={field.label} className={styles.calendar}>
            <calendar.default
              day={day}
              onPick={(picked) => {
                onChange(formatTypedDay(picked));
                closeHere();
              }}
            />
          </div>
        )}
      </div>
    </Field>
  );
}
