import { useId } from 'react';
import { changeMapEntry, joinPath, listMapEntries } from 'saaristo/form';
import type { GroupProps } from './field.ts';

/** A field for texts by key. Shows the keys of the catalogue with their default texts, and keys that already have a text. */
export function MapField({ schema, value, onChange, path, label, words }: GroupProps) {
  const id = useId();
  return (
    <fieldset className="ed-group" data-path={joinPath(path)}>
      <legend>{label}</legend>
      {words}
      {listMapEntries(schema, value).map(({ key, text, usual }) => (
        <div className="ed-field" key={key} data-path={joinPath([...path, key])}>
          <label htmlFor={`${id}-${key}`}>{usual ?? key}</label>
          <input
            id={`${id}-${key}`}
            value={text}
            placeholder={usual}
            onChange={({ target }) => onChange(changeMapEntry(value, key, target.value))}
          />
        </div>
      ))}
    </fieldset>
  );
}
