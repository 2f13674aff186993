import { useState } from 'react';
import { cleanPasted } from '#lib/pasted.ts';
import { useTexts } from '#island/context.ts';
import { Icon } from '../icons.tsx';
import { quantityMessages } from './messages.ts';
import styles from './Quantity.module.css';

const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);

interface Props {
  /** An integer within the limits. */
  value: number;
  /** Called with integers within the limits that differ from `value`. */
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 99. */
  max?: number | undefined;
  /** The unit. Default 'kpl'. */
  unit?: string | undefined;
  /** Name of the field in a form that is sent without JavaScript. */
  name?: string | undefined;
  /** Id of the element with the product's name. */
  describedBy?: string | undefined;
  /** Whether the value is being sent. The control stays usable. */
  busy?: boolean;
}

/** A number field between two buttons that stay within the limits (PRD-09). */
export function Quantity({
  value,
  onChange,
  min = 1,
  max = 99,
  unit = 'kpl',
  name,
  describedBy,
  busy = false,
}: Props) {
  const t = useTexts(quantityMessages);
  /** The field's text while it is not a valid value, such as ''. */
  const [draft, setDraft] = useState<string>();

  const commit = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const handleInput = (given: string) => {
    const text = cleanPasted(given);
    const number = /^\d+$/.test(text) ? Number(text) : undefined;
    if (number === undefined || number < min) setDraft(given);
    else commit(Math.min(number, max));
  };
  /** Ends editing: clamps a number to the limits, and restores the last value for any other text. */
  const finishEditing = () => {
    const number = Math.trunc(Number(draft?.replace(',', '.')));
    if (draft === undefined) return;
    commit(draft.trim() === '' || Number.isNaN(number) ? value : Math.min(Math.max(number, min), max));
  };
  const renderButton = (by: -1 | 1) => {
    // The value may exceed the limits, because another page has a higher one.
    const isAtEnd = by < 0 ? value <= min : value >= max;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={t(by < 0 ? 'decrease' : 'increase')}
        aria-describedby={describedBy}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && commit(Math.min(Math.max(value + by, min), max))}
      >
        {by < 0 ? <MinusIcon /> : <PlusIcon />}
      </button>
    );
  };

  return (
    <div className={styles.quantity} aria-busy={busy}>
      {renderButton(-1)}
      <span className={styles.amount}>
        <input
          className={styles.field}
          type="number"
          name={name}
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          aria-label={t('quantity')}
          aria-describedby={describedBy}
          value={draft ?? value}
          onChange={({ target }) => handleInput(target.value)}
          onBlur={finishEditing}
          onFocus={({ target }) => target.select()}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
      {renderButton(1)}
    </div>
  );
}
