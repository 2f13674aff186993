import { useId } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { messages } from './messages.ts';
import styles from './SchoolVote.module.css';
import type definition from './widget.ts';

/** A question with choices. Styles alone show the text of the chosen one. Nothing is sent (CORP-15). */
export default function SchoolVote({ options, header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const name = useId();
  if (options.length === 0) return null;

  return (
    <fieldset className={styles.vote} aria-label={header ? undefined : t('vote')}>
      {header && <legend className={styles.header}>{header}</legend>}
      <div className={styles.options} data-count={options.length}>
        {options.map(({ Title, Text }, index) => (
          <div key={index} className={styles.choice}>
            <label className={styles.option}>
              <input type="radio" className={styles.radio} name={name} value={index} />
              <span>{Title}</span>
            </label>
            <div className={styles.told} aria-live="polite">
              {Text && <p className={styles.text}>{Text}</p>}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
