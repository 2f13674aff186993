import { useId } from 'react';
import { ErrorText } from '#forms/Field.tsx';
import styles from './ChoiceGroup.module.css';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  /** Id of the first choice, to which the list of errors leads. */
  firstId?: string | undefined;
  legend: string;
  choices: readonly Choice[];
  /** The chosen value; '' for none. */
  chosen: string;
  onChoose: (choice: Choice) => void;
  /** Error message about the choice. */
  error?: string | undefined;
  /** Whether the choices are side by side if there is enough space. */
  inColumns?: boolean;
  /** Whether the legend is the heading of its panel. */
  isTitle?: boolean;
}

/** A group of radio buttons, each with a large target. */
export function ChoiceGroup({
  legend,
  choices,
  chosen,
  onChoose,
  error,
  firstId,
  inColumns,
  isTitle,
}: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group} data-invalid={error !== undefined || undefined}>
      <legend className={isTitle ? styles.title : styles.legend}>{legend}</legend>
      <ErrorText field={{ id, error }} />
      <div className={inColumns ? styles.columns : styles.rows}>
        {choices.map((choice, at) => (
          <label key={at} className={styles.choice}>
            <input
              id={at === 0 ? firstId : undefined}
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === chosen}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={() => onChoose(choice)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
