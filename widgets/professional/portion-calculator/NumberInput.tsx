import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '#ui/icons.tsx';
import styles from './PortionCalculator.module.css';
import { readWhole } from './portions.ts';

interface Props {
  label: string;
  /** Names of the buttons. */
  fewer: string;
  more: string;
  /** Shown after the number, '' for none. */
  unit: string;
  value: number;
  /** For one press of a button or an arrow key. */
  step: number;
  /** Whether a value may be chosen; what may not is ignored (POR-06). */
  allows: (value: number) => boolean;
  onChange: (value: number) => void;
}

/** A whole number to type or to step. What can't be taken gives way to the last number when the visitor goes on. */
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
          {/* As wide as what is typed, so that the unit stands beside it; read where no script takes what is typed. */}
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
