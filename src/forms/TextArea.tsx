import { useEffect, useState } from 'react';
import { truncate } from '#lib/cut.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useField, useFormParts } from './context.ts';
import { getControlProps, Field } from './Field.tsx';
import styles from './TextArea.module.css';

interface Props {
  /** Key in the form's values. */
  name: string;
  label: string;
  /** Maximum number of characters (FRM-20). */
  limit: number;
  /** Height in rows (FRM-21). */
  rows?: number;
}

/** Debounce of the announcement of the remaining characters. */
const DEBOUNCE_MS = 1000;

/**
 * A text area with a limit and a counter (FRM-20). The counter is updated at every key; screen readers
 * announce it only near the limit and after a pause.
 */
export function TextArea({ name, label, limit, rows = 6 }: Props) {
  const field = useField(name, label);
  const { t } = useFormParts();
  const text = field.control.value as string;
  const remaining = limit - text.length;
  const { onChange } = field.control;

  // The browser limits typed and pasted text, but not text of scripts and drafts.
  useEffect(() => {
    if (remaining < 0) onChange(truncate(text, limit));
  }, [remaining, text, limit, onChange]);

  const announced = useDebounced(remaining);
  const hint = `${field.id}-limit`;
  return (
    <Field field={field}>
      <textarea {...getControlProps(field, hint)} rows={rows} maxLength={limit} />
      <span id={hint} className={styles.limit}>
        {t('limitHint', { limit })}
      </span>
      <p className={styles.counter} data-full={remaining <= 0 || undefined} aria-hidden="true">
        {`${Math.max(0, remaining)} ${t('remainingLabel')}`}
      </p>
      <VisuallyHidden aria-live="polite">
        {announced !== undefined && announced <= limit / 10 && `${announced} ${t('remainingLabel')}.`}
      </VisuallyHidden>
    </Field>
  );
}

/** Returns the value after it has not changed for REST_MS; undefined until the first change. */
function useDebounced(value: number): number | undefined {
  const [first] = useState(value);
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    if (value === first && rested === undefined) return undefined;
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, first, rested]);
  return rested;
}
