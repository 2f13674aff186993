import { useEffect, useId, type RefObject } from 'react';
import { useTexts } from '#island/context.ts';
import { messages } from './messages.ts';
import styles from './Warnings.module.css';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  texts: readonly string[];
}

/** The shop's objections to the order (CHK-17). They take the focus when they appear, unless the visitor is typing. */
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
