import { useEffect } from 'react';
import { useField, type FieldState } from './context.ts';
import styles from './Choices.module.css';
import { ErrorText } from './Field.tsx';

interface Choice {
  /** The value that is sent. */
  value: string;
  label: string;
}

interface Props {
  /** Key in the form's values. */
  name: string;
  /** Name of the group. */
  label: string;
  choices: readonly Choice[];
}

/** Native radios. Nothing is chosen unless the form has an initial value (FRM-31). */
export function RadioGroup({ name, label, choices }: Props) {
  const field = useField(name, label);
  const { value: chosen, onChange, onBlur } = field.control;
  return (
    <Group field={field}>
      {choices.map(({ value, label: text }, index) => (
        <label key={value} className={styles.choice}>
          <input
            {...getChoiceProps(field, value, index)}
            type="radio"
            required={field.required}
            checked={chosen === value}
            onChange={() => onChange(value)}
            onBlur={onBlur}
          />
          <span>{text}</span>
        </label>
      ))}
    </Group>
  );
}

/** Native checkboxes. The value is the list of chosen values in the order of `choices`. */
export function CheckboxGroup({ name, label, choices }: Props) {
  const field = useField(name, label);
  const { onChange, onBlur } = field.control;
  const chosen = field.control.value as string[];
  const setChosen = (now: readonly string[]): void =>
    onChange(choices.map((choice) => choice.value).filter((one) => now.includes(one)));
  const toggle = (value: string): void =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  // Removes values of a draft that are no longer offered, so that only visible choices are sent.
  const hasUnofferedValue = chosen.some((one) => choices.every(({ value }) => value !== one));
  useEffect(() => {
    if (hasUnofferedValue) setChosen(chosen);
  });
  return (
    <Group field={field}>
      {choices.map(({ value, label: text }, index) => (
        <label key={value} className={styles.choice}>
          <input
            {...getChoiceProps(field, value, index)}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onBlur={onBlur}
          />
          <span>{text}</span>
        </label>
      ))}
    </Group>
  );
}

/**
 * Returns the props of an input. The first of a group has the field's id, because the error list links to it.
 */
const getChoiceProps = ({ id, error, control: { name } }: FieldState, value: string, index: number) => ({
  id: index === 0 ? id : `${id}-${index}`,
  name,
  value,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});

const Group = ({ field, children }: { field: FieldState; children: React.ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      {field.label}
      {field.required && <span aria-hidden="true"> *</span>}
    </legend>
    <ErrorText field={field} />
    <div className={styles.choices}>{children}</div>
  </fieldset>
);
