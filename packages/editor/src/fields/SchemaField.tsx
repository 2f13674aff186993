import { type ReactNode, use, useId, useState } from 'react';
import {
  changeProp,
  createField,
  isRecord,
  joinPath,
  keepKind,
  labelChoice,
  labelDefault,
  listChoices,
  listFields,
} from 'saaristo/form';
import { useEditor } from '../context.ts';
import { EitherField } from './EitherField.tsx';
import {
  type Described,
  ExamplesContext,
  type FieldProps,
  type GroupProps,
  OpenListsContext,
} from './field.ts';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { withPicked } from './picked.ts';
import { PictureField } from './PictureField.tsx';
import { ProductField } from './ProductField.tsx';
import { RichTextField } from './RichTextField.tsx';

/** A field for one prop of a block, with help and errors, chosen by its schema. */
function SchemaField(props: FieldProps) {
  const { t } = useEditor();
  const id = useId();
  const { onChange, path, problems, isRequired = false, isBare } = props;
  const field = createField(props);
  const { schema, kind: now, label, text, parseText } = field;
  // The control must not change while the editor types in it.
  const [first] = useState(now);
  const kind = keepKind(first, now);
  const own = problems.filter((problem) => joinPath(problem.path) === joinPath(path));
  const usual = labelDefault(schema, t);
  const help = [schema.description, usual && t.default(usual)].filter(Boolean);

  const examples = use(ExamplesContext);
  const isExample = examples.some((one) => joinPath(one) === joinPath(path));
  const describedBy = [
    own.length > 0 && `${id}-error`,
    isExample && `${id}-example`,
    help.length > 0 && `${id}-help`,
  ]
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
      {isExample && (
        <p id={`${id}-example`} className="ed-example">
          {t.example}
        </p>
      )}
      {help.length > 0 && (
        <p id={`${id}-help`} className="ed-help">
          {help.join(' · ')}
        </p>
      )}
    </>
  );
  const changeText = (next: string): void => onChange(parseText(next));
  const group: GroupProps = {
    ...props,
    schema,
    label,
    words,
    described,
    isBare: false,
    renderField: (inner) => <SchemaField {...inner} />,
  };

  if (kind === 'group' && isBare) return <ObjectFields {...props} schema={schema} />;
  if (kind === 'group')
    return (
      <fieldset className="ed-group" data-path={joinPath(path)}>
        <legend>{label}</legend>
        {words}
        <ObjectFields {...props} schema={schema} />
      </fieldset>
    );
  if (kind === 'list') return <ListField {...group} />;
  if (kind === 'either') return <EitherField {...group} />;
  if (kind === 'map') return <MapField {...group} />;
  if (kind === 'picture') return <PictureField {...group} />;
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
    <div className={`ed-field ed-field-${kind}`} data-path={joinPath(path)}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="ed-muted" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <Control {...props} {...field} kind={kind} described={described} />
      {words}
    </div>
  );
}

interface ControlProps extends FieldProps, Omit<ReturnType<typeof createField>, 'kind'> {
  kind: ReturnType<typeof keepKind>;
  described: Described;
}

/** The control of a single value. */
function Control(props: ControlProps) {
  const { t } = useEditor();
  const { schema, kind, label, text, parseText, parseNumber, value, onChange, described } = props;
  const { isRequired = false } = props;
  const changeText = (next: string): void => onChange(parseText(next));
  /** Number of a product. Some props hold it as a number. */
  const changeNumber = (next: string): void =>
    onChange(schema.type === 'string' || Number.isNaN(Number(next)) ? parseText(next) : parseNumber(next));
  return (
    <>
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
          onChange={changeNumber}
          onPick={props.onPick ?? (({ id: number }) => changeNumber(number))}
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
          onChange={({ target }) => onChange(parseNumber(target.value))}
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
            onChange(listChoices(schema, value).find((choice) => String(choice) === target.value))
          }
        >
          {(!isRequired || value === undefined) && <option value="">{t.notGiven}</option>}
          {listChoices(schema, value).map((choice) => (
            <option key={choice} value={String(choice)}>
              {labelChoice(schema, choice)}
            </option>
          ))}
        </select>
      )}
      {kind === 'other' && (
        <input {...described} value={JSON.stringify(value) ?? ''} readOnly aria-readonly="true" />
      )}
    </>
  );
}

/**
 * The props of an object, one field each. A block's common props are in a collapsed section after all others, and after the children. A form
 * with room for all shows them in their order.
 */
export function ObjectFields({
  schema,
  value,
  onChange,
  path,
  problems,
  children,
}: FieldProps & { children?: ReactNode }) {
  const { t } = useEditor();
  const hasRoom = use(OpenListsContext);
  const [own, common] = [false, true].map((isFolded) =>
    listFields(schema, value, path)
      .filter((field) => (field.isCommon && !hasRoom) === isFolded)
      .map((field) => (
        <SchemaField
          key={field.name}
          {...field}
          problems={problems}
          onPick={(row) =>
            onChange(withPicked(schema, isRecord(value) ? value : {}, { name: field.name }, row))
          }
          onChange={(next) => onChange(changeProp(value, field.name, next))}
        />
      )),
  );
  return (
    <>
      {own}
      {children}
      {common!.length > 0 && (
        <details className="ed-more">
          <summary>{t.more}</summary>
          {common}
        </details>
      )}
    </>
  );
}
