import { useEffect } from 'react';
import { useField } from './context.ts';
import { getControlProps, Field } from './Field.tsx';

interface Props {
  /** Key in the form's values. */
  name: string;
  label: string;
  /** Options that are shown and sent. */
  options: readonly string[];
  /** Label of an empty first option. Without it the first of `options` is chosen. */
  emptyLabel?: string;
}

/** A native select. */
export function Select({ name, label, options, emptyLabel }: Props) {
  const field = useField(name, label);
  const { value, onChange } = field.control;
  // Replaces a value of a draft that is no longer offered, so that only visible options are sent.
  const first = emptyLabel === undefined ? options[0] : '';
  const isOffered = value === first || options.includes(value as string);
  useEffect(() => {
    if (!isOffered) onChange(first ?? '');
  }, [isOffered, first, onChange]);
  return (
    <Field field={field}>
      <select {...getControlProps(field)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option, index) => (
          <option key={index}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
