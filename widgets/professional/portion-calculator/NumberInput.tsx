import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '#ui/icons.tsx';
import styles from './PortionCalculator.module.css';
import { readWhole } from './portions.ts';

interface Props {
  label: string;
  /** Accessible names of the buttons. */
  fewer: string;
  more: string;
  /** Shown after the number; '' for none. */
  unit: string;
  value: number;
  /** Change for each press of a button or arrow key. */
  step: number;
  /** Whether a value is allowed; others are ignored (POR-06). */
  allows: (value: number) => boolean;
  onChange: (value: number) => void;
}

/** A field for a whole number with buttons. When the visitor leaves the field, an invalid input is replaced by the last valid number. */
export function NumberInput({ label, fewer, more, unit, value, step, allows, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(value);

  const choose = (next: number | undefined) => {
    if (next !== undefined && allows(next)) onChange(next);
  };
  const stepBy = (by: number) => {
    setTyped(undefined);
    choose(Math.round(value + by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? step : -step);
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <button type="button" className={styles.step} aria-label={fewer} onClick={() => stepBy(-step)}>
          <Icon>
            <path d="M5 12h14" />
          </Icon>
        </button>
        <span className={styles.value}>
          <input
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              choose(readWhole(target.value));
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={onKeyDown}
          />
          {/* Has the width of the input, so that the unit is next to it. Also shows the number on pages without scripts. */}
          <strong className={styles.given}>{shown}</strong>
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
        <button type="button" className={styles.step} aria-label={more} onClick={() => stepBy(step)}>
          <Icon>
            <path d="M12 5v14M5 12h14" />
          </Icon>
        </button>
      </div>
    </div>
  );
}
