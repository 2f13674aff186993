// oxlint-disable import/no-cycle -- a list has fields, and a field may be a list
import { type ReactNode, useId } from 'react';
import { useEditor } from '../context.ts';
import { pathText, problemsOf } from '../model/check.ts';
import type { Messages } from '../messages.ts';
import type { Schema } from '../model/catalogue.ts';
import { blank } from './schema-kind.ts';
import { SchemaField, type FieldProps } from './SchemaField.tsx';

type EitherProps = FieldProps & { label: string; words: ReactNode };

/** Returns the name of an alternative: its title, or the titles of its properties. */
const nameOf = ({ title, type = '', properties }: Schema, t: Messages): string =>
  title ??
  (properties
    ? Object.entries(properties)
        .map(([name, part]) => part.title ?? name)
        .join(', ')
    : (t.types[type] ?? type));

/** A field for a prop with several alternative schemas: the editor chooses one and fills it in. */
export function EitherField({ schema, value, onChange, path, problems, label, words, ...rest }: EitherProps) {
  const { t } = useEditor();
  const id = useId();
  const choices = schema.anyOf ?? [];
  const fits = choices.findIndex((one) => problemsOf(one, value, t).length === 0);
  const chosen = value === undefined || value === null ? -1 : Math.max(fits, 0);
  const choice = choices[chosen];
  return (
    <fieldset className="ed-group" data-path={pathText(path)}>
      <legend>{label}</legend>
      {words}
      <label htmlFor={id} className="ed-hidden">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const next = choices[Number(target.value)];
          onChange(next ? blank(next) : undefined);
        }}
      >
        <option value={-1}>{t.notGiven}</option>
        {choices.map((one, index) => (
          <option key={index} value={index}>
            {nameOf(one, t)}
          </option>
        ))}
      </select>
      {choice && (
        <SchemaField
          {...rest}
          schema={choice}
          name={nameOf(choice, t)}
          value={value}
          path={path}
          problems={problems}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
