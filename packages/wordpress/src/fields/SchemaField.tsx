import { SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import {
  changeMapEntry,
  changeProp,
  createBlank,
  createField,
  findAlternative,
  joinPath,
  keepKind,
  labelChoice,
  labelDefault,
  listChoices,
  listFields,
  listMapEntries,
  nameAlternative,
} from '#island/form-model.ts';
import { t } from '../messages.ts';
import type { FieldProps, GroupProps, TextProps } from './field.ts';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { RichTextField } from './RichTextField.tsx';

/** A field for one prop of a block, with help and errors, chosen by its schema. */
function SchemaField(props: FieldProps) {
  const { value, onChange, path, problems, isRequired, isBare } = props;
  const { schema, kind: now, text, parseText, parseNumber, ...field } = createField(props);
  // The control must not change while the editor types in it.
  const [first] = useState(now);
  const kind = keepKind(first, now);
  const label = field.label + (isRequired && kind !== 'group' ? ' *' : '');
  const own = problems.filter((problem) => joinPath(problem.path) === joinPath(path));
  const usual = labelDefault(schema, t);
  const help = (
    <>
      {own.map(({ message }) => (
        <span key={message} className="saaristo-error">
          {message}
        </span>
      ))}
      {schema.description && <span className="saaristo-help">{schema.description}</span>}
      {usual !== '' && <span className="saaristo-help">{t.default(usual)}</span>}
    </>
  );
  const shared = { label, help, ...(own.length > 0 && { 'aria-invalid': true as const }) };
  const control: TextProps = { ...shared, value: text, onChange: (next) => onChange(parseText(next)) };
  const group: GroupProps = {
    ...props,
    ...shared,
    schema,
    isBare: false,
    renderField: (inner) => <SchemaField {...inner} />,
  };

  switch (kind) {
    case 'group':
      if (isBare) return <ObjectFields {...group} />;
      return (
        <fieldset className="saaristo-group">
          <legend>{label}</legend>
          {help}
          <ObjectFields {...group} />
        </fieldset>
      );
    case 'list':
      return <ListField {...group} />;
    case 'either':
      return <EitherField {...group} />;
    case 'map':
      return <MapField {...group} />;
    case 'picture':
      return <PictureField {...group} />;
    case 'rich-text':
      return <RichTextField {...control} />;
    case 'link':
      return <LinkField {...control} />;
    case 'long-text':
      return <TextareaControl {...control} rows={4} />;
    case 'switch':
      return (
        <ToggleControl
          label={label}
          help={help}
          checked={(value === undefined ? schema.default : value) === true}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TextControl
          {...control}
          type="number"
          step={schema.type === 'integer' ? 1 : 'any'}
          min={schema.minimum}
          max={schema.maximum}
          onChange={(next) => onChange(parseNumber(next))}
        />
      );
    case 'choice': {
      const choices = listChoices(schema, value);
      return (
        <SelectControl
          label={label}
          help={help}
          value={text}
          options={[
            ...(!isRequired || value === undefined ? [{ value: '', label: t.notGiven }] : []),
            ...choices.map((one) => ({ value: String(one), label: labelChoice(schema, one) })),
          ]}
          onChange={(next) => onChange(choices.find((one) => String(one) === next))}
        />
      );
    }
    case 'other':
      return (
        <TextControl
          label={label}
          help={help}
          value={JSON.stringify(value) ?? ''}
          readOnly
          onChange={() => {}}
        />
      );
    default:
      return <TextControl {...control} type={kind === 'date' ? 'date' : 'text'} />;
  }
}

/**
 * The props of an object, one field each.
 * @param isCommon of a block, whether to show the props that every widget has, or the others
 */
export function ObjectFields({
  schema,
  value,
  onChange,
  path,
  problems,
  isCommon = false,
}: FieldProps & { isCommon?: boolean }) {
  return (
    <>
      {listFields(schema, value, path)
        .filter((field) => field.isCommon === isCommon)
        .map(({ isCommon: _, ...field }) => (
          <SchemaField
            key={field.name}
            {...field}
            problems={problems}
            onChange={(next) => onChange(changeProp(value, field.name, next))}
          />
        ))}
    </>
  );
}

/** A field for a prop with several alternative schemas: the editor chooses one and fills it in. */
function EitherField({ label, help, renderField, ...field }: GroupProps) {
  const { schema, value, onChange, path, problems } = field;
  const choices = schema.anyOf ?? [];
  const choice = findAlternative(schema, value);
  return (
    <fieldset className="saaristo-group">
      <legend>{label}</legend>
      <SelectControl
        label={label}
        hideLabelFromVision
        help={help}
        value={String(choice ? choices.indexOf(choice) : -1)}
        options={[
          { value: '-1', label: t.notGiven },
          ...choices.map((one, index) => ({ value: String(index), label: nameAlternative(one, {}) })),
        ]}
        onChange={(next) => {
          const chosen = choices[Number(next)];
          onChange(chosen && createBlank(chosen));
        }}
      />
      {choice &&
        renderField({ schema: choice, name: nameAlternative(choice, {}), value, path, problems, onChange })}
    </fieldset>
  );
}

/** A field for texts by key. Shows the keys of the catalogue with their default texts, and keys that already have a text. */
function MapField({ schema, label, help, value, onChange }: GroupProps) {
  return (
    <fieldset className="saaristo-group">
      <legend>{label}</legend>
      {help}
      {listMapEntries(schema, value).map(({ key, text, usual }) => (
        <TextControl
          key={key}
          label={usual ?? key}
          value={text}
          placeholder={usual}
          onChange={(next) => onChange(changeMapEntry(value, key, next))}
        />
      ))}
    </fieldset>
  );
}
