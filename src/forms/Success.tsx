import { useId, useLayoutEffect, useRef } from 'react';
import { focusRegion } from '#ui/focus-region.ts';
import { CheckIcon } from '#ui/status-icons.tsx';
import styles from './Success.module.css';

/** Replaces a sent form (QUE-06). Takes the focus unless another element has it. */
export function Success({ text, id }: { text: string; id?: string }) {
  const region = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusRegion(region.current, group.current);
  }, []);
  return (
    <div ref={region} role="status">
      <div ref={group} id={id} className={styles.success} role="group" aria-labelledby={textId} tabIndex={-1}>
        <CheckIcon className={styles.icon} />
        <p id={textId} className={styles.text}>
          {text}
        </p>
      </div>
    </div>
  );
}
