import { useId, useLayoutEffect, useRef } from 'react';
import { focusRegion } from '#ui/focus-region.ts';
import { CheckIcon } from '#ui/status-icons.tsx';
import styles from './Success.module.css';

/** Replaces a sent form (QUE-06). Takes the focus unless another element has it. */
export function Success({ text, id }: { text: string; id?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusRegion(element.current);
  }, []);
  return (
    // The text is the name as well: a screen reader reads only the name of a status that gets the focus.
    <div
      ref={element}
      id={id}
      className={styles.success}
      role="status"
      aria-labelledby={textId}
      tabIndex={-1}
    >
      <CheckIcon className={styles.icon} />
      <p id={textId} className={styles.text}>
        {text}
      </p>
    </div>
  );
}
