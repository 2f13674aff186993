import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { createBlank, findItemTitle, isWithin, moveItem } from '#island/form-model.ts';
import { t } from '../messages.ts';
import type { GroupProps } from './field.ts';

/** A list field. Each item opens separately, has its own title, and is moved with buttons. */
export function ListField({ schema, label, help, value, onChange, path, problems, renderField }: GroupProps) {
  const [open, setOpen] = useState<number | null>(null);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const replace = (index: number, ...next: unknown[]): void =>
    onChange([...items.slice(0, index), ...next, ...items.slice(index + 1)]);
  const move = (from: number, to: number): void => {
    onChange(moveItem(items, from, to));
    setOpen(open === from ? to : open);
  };
  return (
    <fieldset className="saaristo-group saaristo-list">
      <legend>{label}</legend>
      {help}
      <ol>
        {items.map((one, index) => {
          const at = [...path, index];
          const hasProblem = problems.some((problem) => isWithin(problem.path, at));
          const title = findItemTitle(one) ?? t.item(index + 1);
          const renderButton = (icon: string, text: string, disabled: boolean, onClick: () => void) => (
            <Button
              icon={icon}
              label={`${text}: ${title}`}
              showTooltip={false}
              isSmall
              disabled={disabled}
              onClick={onClick}
            />
          );
          return (
            <li key={index}>
              <div className="saaristo-list-head">
                <Button
                  className={`saaristo-list-title${hasProblem ? ' is-wrong' : ''}`}
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  {title}
                </Button>
                {renderButton('arrow-up-alt2', t.moveUp, index === 0, () => move(index, index - 1))}
                {renderButton('arrow-down-alt2', t.moveDown, index === items.length - 1, () =>
                  move(index, index + 1),
                )}
                {renderButton('no-alt', t.remove, false, () => replace(index))}
              </div>
              {open === index && (
                <div className="saaristo-list-item">
                  {renderField({
                    schema: item,
                    name: title,
                    value: one,
                    path: at,
                    problems,
                    isRequired: true,
                    isBare: true,
                    onChange: (next) => replace(index, next),
                  })}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        disabled={schema.maxItems !== undefined && items.length >= schema.maxItems}
        aria-label={t.addTo(label)}
        onClick={() => {
          onChange([...items, createBlank(item)]);
          setOpen(items.length);
        }}
      >
        {t.add}
      </Button>
    </fieldset>
  );
}
