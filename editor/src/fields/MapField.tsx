import { type ReactNode, useId } from 'react';
import { isRecord, pathText } from '../model/check.ts';
import type { FieldProps } from './SchemaField.tsx';

type MapProps = FieldProps & { label: string; words: ReactNode };

/** An object of texts whose keys the catalogue does not name. */
export function MapField({ value, onChange, path, label, words }: MapProps) {
  const id = useId();
  const given = isRecord(value) ? value : {};
  return (
    <fieldset className="ed-group" data-path={pathText(path)}>
      <legend>{label}</legend>
      {words}
      {Object.entries(given).map(([key, text]) => (
        <div className="ed-field" key={key}>
          <label htmlFor={`${id}-${key}`}>{key}</label>
          <input
            id={`${id}-${key}`}
            value={typeof text === 'string' ? text : JSON.stringify(text)}
            onChange={({ target }) => onChange({ ...given, [key]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
