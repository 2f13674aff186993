import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './FaqList.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** CORP-10 */
const FIRST = 9;
const MORE = 5;

/** Questions that open and close their answers, several at a time (CORP-09, CORP-10). */
export default function FaqList({ items, header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const headingId = useId();
  const [shown, setShown] = useState(FIRST);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const firstNew = useRef<HTMLButtonElement>(null);

  // The button may be gone: who pressed it goes on from the first question that came.
  useEffect(() => {
    if (shown > FIRST) firstNew.current?.focus();
  }, [shown]);

  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(index);
      else after.delete(index);
      return after;
    });

  return (
    <section className={styles.list} aria-labelledby={header ? headingId : undefined}>
      {header && (
        <h2 id={headingId} className={styles.header}>
          {header}
        </h2>
      )}
      {items.slice(0, shown).map(({ question, answer }, index) => (
        <Disclosure
          key={index}
          ref={index === shown - MORE ? firstNew : null}
          label={question}
          level={header ? 3 : 2}
          open={open.has(index)}
          onToggle={(isOpen) => toggle(index, isOpen)}
        >
          <RichText html={answer} />
        </Disclosure>
      ))}
      {items.length > shown && (
        <Button variant="secondary" className={styles.more} onClick={() => setShown(shown + MORE)}>
          {t('showMore')}
        </Button>
      )}
    </section>
  );
}
