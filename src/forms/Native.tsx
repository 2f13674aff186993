import { useId } from 'react';
import { readText } from '#lib/read.ts';
import type { Values } from '#schemas/form.ts';
import { askedNumber, NATIVE } from '#schemas/native.ts';
import { WithoutScript } from '#ui/WithoutScript.tsx';
import { useFormParts } from './context.ts';
import { Field } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './Native.module.css';

interface Props {
  kind: string;
  /** Values that the page sets and no field shows. */
  given: Partial<Values>;
  /** URL that a sent form leads to. */
  thanks: string | undefined;
  /** Whether a question in plain text replaces the captcha. */
  hasQuestion: boolean;
}

/**
 * Hidden fields for a form that the browser posts without JavaScript. Rendered after the fields, which have
 * registered their labels by then.
 */
export function Native({ kind, given, thanks, hasQuestion }: Props) {
  const { id, labels, result } = useFormParts();
  const hidden = {
    ...given,
    [NATIVE.id]: id,
    [NATIVE.kind]: kind,
    [NATIVE.thanks]: thanks ?? '',
    [NATIVE.labels]: JSON.stringify([...labels]),
  };
  const isWrong = result?.errors[NATIVE.answer] !== undefined;
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* After a wrong answer the question is shown with JavaScript too: the visitor's JavaScript may not work. */}
      {hasQuestion && isWrong && <PlainQuestion kind={kind} isWrong />}
      <WithoutScript className={styles.plain}>
        {hasQuestion && !isWrong && <PlainQuestion kind={kind} />}
        <Honeypot />
      </WithoutScript>
    </>
  );
}

/** A simple question that replaces the captcha without JavaScript. */
function PlainQuestion({ kind, isWrong = false }: { kind: string; isWrong?: boolean }) {
  const { id: form, t, result } = useFormParts();
  const id = `${form}-${NATIVE.answer}`;
  const number = askedNumber(kind);
  const field = {
    id,
    label: t('plainQuestion', { number: t('numbers').split(' ')[number] ?? number }),
    required: true,
    error: isWrong ? t('wrongAnswer') : undefined,
  };
  return (
    <Field field={field} hint={t('plainQuestionHint')}>
      <input
        id={id}
        name={NATIVE.answer}
        defaultValue={readText(result?.values[NATIVE.answer])}
        className={`${fieldStyles.control} ${styles.answer}`}
        inputMode="numeric"
        autoComplete="off"
        aria-required
        aria-invalid={isWrong || undefined}
        aria-describedby={`${isWrong ? `${id}-error ` : ''}${id}-hint`}
      />
    </Field>
  );
}

/** A hidden field that only bots fill in. */
function Honeypot() {
  const { t } = useFormParts();
  const id = useId();
  return (
    <span className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{t('leaveEmpty')}</label>
      <input id={id} name={NATIVE.honeypot} tabIndex={-1} autoComplete="off" />
    </span>
  );
}
