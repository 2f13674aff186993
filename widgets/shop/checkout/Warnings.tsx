import { useEffect, useId, type RefObject } from 'react';
import { useTexts } from '#island/context.ts';
import { messages } from './messages.ts';
import styles from './Warnings.module.css';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  texts: readonly string[];
}

/** What the shop has to say before the order can be paid (CHK-17). It takes the focus when it comes, unless the visitor is writing. */
export function Warnings({ ref, texts }: Props) {
  const t = useTexts(messages);
  const id = useId();
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) ref.current?.focus();
  }, [ref]);
  return (
    <div ref={ref} className={styles.list} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={styles.heading}>
        {t('errorsHeading')}
      </h3>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
