// A list has fields, and a field may be a list.
// oxlint-disable import/no-cycle
import { useId, useState } from 'react';
import type { PickerRow } from '../contract.ts';
import { useEditor } from '../context.ts';
import { isRecord, pathText, type Problem } from '../model/check.ts';
import type { Schema } from '../model/catalogue.ts';
import type { Messages } from '../messages.ts';
import { EitherField } from './EitherField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { withPicked } from './picked.ts';
import { PictureField } from './PictureField.tsx';
import { ProductField } from './ProductField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { choiceLabel, choicesOf, type Kind, kindOf, withoutNull } from './schema-kind.ts';

export interface FieldProps {
  schema: Schema;
  /** undefined if the prop is not set. */
  value: unknown;
  /** Called with undefined to remove the prop. */
  onChange: (value: unknown) => void;
  /** Path within the block's props. */
  path: Problem['path'];
  problems: readonly Problem[];
  isRequired?: boolean;
  /** Called when a product or recipe was chosen. By default the prop gets its number. */
  onPick?: (pick: PickerRow) => void;
  /** The prop's name, used if the schema has no title. */
  name?: string;
}

/** Accessibility attributes of a control. */
export interface Described {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Returns a value as editable text. */
function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns a sentence about the default of a single value, or undefined. */
function describeDefault(schema: Schema, t: Messages): string | undefined {
  const { default: given } = schema;
  if (typeof given === 'boolean') return t.default(given ? t.yes : t.no);
  const text = typeof given === 'string' ? choiceLabel(schema, given) : toPlainText(given);
  return text === '' ? undefined : t.default(text);
}

/** Kinds whose control depends on the current text. */
const TEXTS = new Set<Kind>(['text', 'long-text', 'rich-text']);

/** A field for one prop of a block, with help and errors, chosen by its schema. */
export function SchemaField(props: FieldProps) {
  const { t } = useEditor();
  const id = useId();
  const { schema, isNullable } = withoutNull(props.schema);
  const { value, onChange, path, problems, isRequired = false } = props;
  const now = kindOf(schema, value);
  const [first] = useState(now);
  // The control must not change while the editor types in it.
  const kind = TEXTS.has(first) && TEXTS.has(now) ? first : now;
  const label = schema.title ?? props.name ?? String(path.at(-1) ?? '');
  const own = problems.filter((problem) => pathText(problem.path) === pathText(path));
  const help = [schema.description, describeDefault(schema, t)].filter(Boolean);

  const describedBy = [own.length > 0 && `${id}-error`, help.length > 0 && `${id}-help`]
    .filter(Boolean)
    .join(' ');
  const described: Described = {
    id,
    ...(own.length > 0 && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const words = (
    <>
      {own.map(({ message }) => (
        <p key={message} id={`${id}-error`} className="ed-error">
          {message}
        </p>
      ))}
      {help.length > 0 && (
        <p id={`${id}-help`} className="ed-help">
          {help.join(' · ')}
        </p>
      )}
    </>
  );
  /** Passes a text on. An empty text removes an optional prop. */
  const changeText = (text: string): void =>
    onChange(text === '' && !isRequired ? (isNullable ? null : undefined) : text);
  const text = toPlainText(value);
  const inner: FieldProps = { ...props, schema, onChange };

  if (kind === 'group')
    return (
      <fieldset className="ed-group" data-path={pathText(path)}>
        <legend>{label}</legend>
        {words}
        <ObjectFields {...inner} />
      </fieldset>
    );
  if (kind === 'list') return <ListField {...inner} label={label} words={words} />;
  if (kind === 'either') return <EitherField {...inner} label={label} words={words} />;
  if (kind === 'map') return <MapField {...inner} label={label} words={words} />;
  if (kind === 'picture')
    return <PictureField {...inner} label={label} words={words} described={described} />;
  if (kind === 'rich-text')
    return (
      <RichTextField
        label={label}
        words={words}
        path={path}
        value={text}
        onChange={changeText}
        described={described}
      />
    );

  return (
    <div className={`ed-field ed-field-${kind}`} data-path={pathText(path)}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="ed-muted" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {kind === 'text' && (
        <input {...described} value={text} onChange={({ target }) => changeText(target.value)} />
      )}
      {kind === 'link' && (
        <LinkField label={label} value={text} onChange={changeText} described={described} />
      )}
      {(kind === 'product' || kind === 'recipe') && (
        <ProductField
          kind={kind}
          label={label}
          value={text}
          onChange={changeText}
          onPick={props.onPick ?? (({ id: number }) => changeText(number))}
          described={described}
        />
      )}
      {kind === 'date' && (
        <input {...described} type="date" value={text} onChange={({ target }) => changeText(target.value)} />
      )}
      {kind === 'long-text' && (
        <textarea {...described} rows={4} value={text} onChange={({ target }) => changeText(target.value)} />
      )}
      {kind === 'number' && (
        <input
          {...described}
          type="number"
          step={schema.type === 'integer' ? 1 : 'any'}
          min={schema.minimum}
          max={schema.maximum}
          value={text}
          onChange={({ target }) =>
            onChange(target.value === '' ? (isNullable ? null : undefined) : target.valueAsNumber)
          }
        />
      )}
      {kind === 'switch' && (
        <input
          {...described}
          type="checkbox"
          role="switch"
          checked={(value ?? schema.default) === true}
          aria-checked={(value ?? schema.default) === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      {kind === 'choice' && (
        <select
          {...described}
          value={text}
          onChange={({ target }) =>
            onChange(choicesOf(schema, value).find((choice) => String(choice) === target.value))
          }
        >
          {(!isRequired || value === undefined) && <option value="">{t.notGiven}</option>}
          {choicesOf(schema, value).map((choice) => (
            <option key={choice} value={String(choice)}>
              {choiceLabel(schema, choice)}
            </option>
          ))}
        </select>
      )}
      {kind === 'other' && (
        <input {...described} value={JSON.stringify(value) ?? ''} readOnly aria-readonly="true" />
      )}
      {words}
    </div>
  );
}

/** Props that every widget has and editors rarely need. */
const COMMON = ['site', 'language', 'texts'];

/** The props of an object, one field each. A block's common props are in a collapsed section. */
export function ObjectFields({ schema, value, onChange, path, problems }: FieldProps) {
  const { t } = useEditor();
  const given = isRecord(value) ? value : {};
  const required = new Set(schema.required ?? []);
  const renderField = ([name, part]: [string, Schema]) => (
    <SchemaField
      key={name}
      name={name}
      schema={part}
      value={given[name]}
      path={[...path, name]}
      problems={problems}
      isRequired={required.has(name)}
      onPick={(pick) => onChange(withPicked(schema, given, name, pick))}
      onChange={(next) => {
        const { [name]: _, ...rest } = given;
        // Keeps the order of the props, so that an unchanged prop stays in its place.
        onChange(
          next === undefined
            ? rest
            : name in given
              ? Object.fromEntries(
                  Object.entries(given).map(([key, old]) => [key, key === name ? next : old]),
                )
              : { ...given, [name]: next },
        );
      }}
    />
  );
  const all = Object.entries(schema.properties ?? {});
  const isCommon = ([name]: [string, Schema]): boolean => path.length === 0 && COMMON.includes(name);
  const common = all.filter(isCommon);
  return (
    <>
      {all.filter((one) => !isCommon(one)).map(renderField)}
      {common.length > 0 && (
        <details className="ed-more">
          <summary>{t.more}</summary>
          {common.map(renderField)}
        </details>
      )}
    </>
  );
}
