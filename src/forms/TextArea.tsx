import { useEffect, useState } from 'react';
import { cut } from '#lib/cut.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useField, useFormParts } from './context.ts';
import { controlProps, Field } from './Field.tsx';
import styles from './TextArea.module.css';

interface Props {
  /** Its key in the payload. */
  name: string;
  label: string;
  /** The most characters it takes (FRM-20). */
  limit: number;
  /** Height in rows (FRM-21). */
  rows?: number;
}

/** How long the typing has to rest before the remaining characters are said aloud, ms. */
const REST_MS = 1000;

/**
 * A text of several lines that refuses what is over its limit and counts down to it (FRM-20). The count is shown at
 * every key, and said aloud only near the end and when the typing rests.
 */
export function TextArea({ name, label, limit, rows = 6 }: Props) {
  const field = useField(name, label);
  const { t } = useFormParts();
  const text = field.control.value as string;
  const remaining = limit - text.length;
  const { onChange } = field.control;

  // The browser refuses what is typed and pasted; scripts and drafts can still bring more.
  useEffect(() => {
    if (remaining < 0) onChange(cut(text, limit));
  }, [remaining, text, limit, onChange]);

  const announced = useRested(remaining);
  const hint = `${field.id}-limit`;
  return (
    <Field field={field}>
      <textarea {...controlProps(field, hint)} rows={rows} maxLength={limit} />
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

/** The value once it has not changed for a while; undefined until it has changed at all. */
function useRested(value: number): number | undefined {
  const [first] = useState(value);
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    if (value === first && rested === undefined) return undefined;
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value, first, rested]);
  return rested;
}
