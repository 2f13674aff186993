import { useField } from './context.ts';
import { controlProps, Field } from './Field.tsx';

interface Props {
  /** Its key in the payload. */
  name: string;
  label: string;
  /** What is read and sent. */
  options: readonly string[];
  /** First, for nothing; without it the first option is chosen. */
  emptyLabel?: string;
}

/** A native list to choose one of. */
export function Select({ name, label, options, emptyLabel }: Props) {
  const field = useField(name, label);
  return (
    <Field field={field}>
      <select {...controlProps(field)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
