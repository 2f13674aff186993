import { useEffect, useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useTexts } from '#island/context.ts';
import { messages } from './messages.ts';
import styles from './Warnings.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  texts: readonly string[];
}

/** What the shop has to say before the order can be paid (CHK-17). It takes the focus when it comes, unless the visitor is writing. */
export function Warnings({ ref, texts }: Props) {
  const t = useTexts(messages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current!, []);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) list.current?.focus();
  }, []);
  return (
    <div ref={list} className={styles.list} role="alert" aria-labelledby={id} tabIndex={-1}>
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
