import { useId } from 'react';
import type { SearchChange } from '#store/search/search.ts';
import styles from './FilterGroup.module.css';
import type { Filter } from './use-filters.ts';

interface Props {
  filter: Filter;
  /** Id of the form that the controls belong to. */
  form: string;
  /** One option per line instead of side by side. */
  isColumn: boolean;
  onChange: (change: SearchChange) => void;
}

/** One filter as native radios, checkboxes or a select of sort orders (SRCH-05, SRCH-24). */
export function FilterGroup({ filter, form, isColumn, onChange }: Props) {
  const id = useId();
  const { label, field, kind, choices, chosen, change } = filter;

  if (kind === 'order')
    return (
      <div className={styles.order}>
        <label htmlFor={id} className={styles.legend}>
          {label}
        </label>
        <select
          id={id}
          className={styles.select}
          form={form}
          name={field}
          value={chosen[0]}
          onChange={(event) => onChange(change([event.target.value]))}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    );

  const toggle = (value: string): readonly string[] => {
    if (kind === 'one') return [value];
    return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={isColumn ? styles.lines : styles.chips}>
        {choices.map(({ value, label: name, count }) => (
          <label key={value} className={styles.choice} data-empty={count === 0}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              form={form}
              name={field}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(change(toggle(value)))}
            />
            <span className={styles.name}>{name}</span>
            {count !== undefined && (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
