import { useId } from 'react';
import { createBlank, findAlternative, joinPath, nameAlternative } from 'saaristo/form';
import { useEditor } from '../context.ts';
import type { GroupProps } from './field.ts';

/** A field for a prop with several alternative schemas: the editor chooses one and fills it in. */
export function EitherField({ label, words, renderField, ...field }: GroupProps) {
  const { schema, value, onChange, path } = field;
  const { t } = useEditor();
  const id = useId();
  const choices = schema.anyOf ?? [];
  const choice = findAlternative(schema, value);
  return (
    <fieldset className="ed-group" data-path={joinPath(path)}>
      <legend>{label}</legend>
      {words}
      <label htmlFor={id} className="ed-hidden">
        {label}
      </label>
      <select
        id={id}
        value={choice ? choices.indexOf(choice) : -1}
        onChange={({ target }) => {
          const next = choices[Number(target.value)];
          onChange(next && createBlank(next));
        }}
      >
        <option value={-1}>{t.notGiven}</option>
        {choices.map((one, index) => (
          <option key={index} value={index}>
            {nameAlternative(one, t.types)}
          </option>
        ))}
      </select>
      {choice && renderField({ ...field, schema: choice, name: nameAlternative(choice, t.types) })}
    </fieldset>
  );
}
