import { type ReactNode, useId } from 'react';
import { isRecord, pathText } from '../model/check.ts';
import type { FieldProps } from './SchemaField.tsx';

type MapProps = FieldProps & { label: string; words: ReactNode };

/** A field for texts by key. Shows the keys of the catalogue with their default texts, and keys that already have a text. */
export function MapField({ schema, value, onChange, path, label, words }: MapProps) {
  const id = useId();
  const given = isRecord(value) ? value : {};
  const keys = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(given)])];
  const change = (key: string, text: string): void => {
    const { [key]: _, ...rest } = given;
    const next = text === '' ? rest : { ...given, [key]: text };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className="ed-group" data-path={pathText(path)}>
      <legend>{label}</legend>
      {words}
      {keys.map((key) => {
        const text = given[key];
        const usual = schema.properties?.[key]?.default;
        return (
          <div className="ed-field" key={key} data-path={pathText([...path, key])}>
            <label htmlFor={`${id}-${key}`}>{typeof usual === 'string' ? usual : key}</label>
            <input
              id={`${id}-${key}`}
              value={typeof text === 'string' ? text : text === undefined ? '' : JSON.stringify(text)}
              placeholder={typeof usual === 'string' ? usual : undefined}
              onChange={({ target }) => change(key, target.value)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
