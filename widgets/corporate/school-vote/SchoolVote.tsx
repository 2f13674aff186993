import { useId, useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { messages } from './messages.ts';
import styles from './SchoolVote.module.css';
import type definition from './widget.ts';

/** A question with choices; the chosen one shows its text. Nothing is sent (CORP-15). */
export default function SchoolVote({ options, header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [chosen, setChosen] = useState<number>();
  const name = useId();
  if (options.length === 0) return null;
  const text = chosen === undefined ? undefined : options[chosen]?.Text;

  return (
    <div className={styles.vote}>
      <fieldset aria-label={header ? undefined : t('vote')}>
        {header && <legend className={styles.header}>{header}</legend>}
        <div className={styles.options}>
          {options.map(({ Title }, index) => (
            <label key={index} className={styles.option}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              <span>{Title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">{text && <p className={styles.text}>{text}</p>}</div>
    </div>
  );
}
