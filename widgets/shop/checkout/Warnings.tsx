import { useEffect, useId, useRef, type RefObject } from 'react';
import { useTexts } from '#island/context.ts';
import { messages } from './messages.ts';
import styles from './Warnings.module.css';

interface Props {
  ref?: RefObject<HTMLDivElement | null>;
  /** A text with an id is a link to that field. */
  items: readonly { text: string; id?: string }[];
}

/** Lists the reasons why the order is refused (CHK-17). The list takes the focus when it appears, unless the visitor is typing. */
export function Warnings({ ref, items }: Props) {
  const t = useTexts(messages);
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const list = ref ?? own;
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) list.current?.focus();
  }, [list]);
  return (
    <div ref={list} className={styles.list} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={styles.heading}>
        {t('errorsHeading')}
      </h3>
      <ul>
        {items.map((item, at) => (
          <li key={at}>
            {item.id === undefined ? (
              item.text
            ) : (
              <a
                href={`#${item.id}`}
                onClick={(event) => {
                  // The hash is the step.
                  event.preventDefault();
                  document.getElementById(item.id!)?.focus();
                }}
              >
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
