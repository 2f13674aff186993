import { useState } from 'react';
import type { WidgetProps } from 'saaristo/define';
import { useTexts } from 'saaristo/island';
import styles from './Greeting.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** The props are checked before the first render and include their defaults. */
export default function Greeting({ name, count }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [returned, setReturned] = useState(count);

  return (
    <section className={styles.greeting}>
      <p className={styles.hello}>{t('hello', { name })}</p>
      <button type="button" className={styles.button} onClick={() => setReturned(returned + 1)}>
        {t('returnIt')}
      </button>
      <p role="status">
        <span>{returned > 0 && t('returned', { count: returned })}</span>
      </p>
    </section>
  );
}
