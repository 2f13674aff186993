import { useId, type MouseEvent } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ButtonSummary } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './FaqList.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** Number of questions at first, and with every press of the button (CORP-10). */
const FIRST = 9;
const MORE = 5;

/** Opens the next questions. The button disappears, so the focus moves to the first new question. */
function openAndGoOn(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const later = event.currentTarget.parentElement as HTMLDetailsElement;
  later.open = true;
  later.querySelector<HTMLElement>(':scope > details > summary')?.focus();
}

/** Questions with collapsible answers, several of which may be open (CORP-09, CORP-10). */
export default function FaqList({ items, header }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const headingId = useId();
  const later = Array.from({ length: Math.ceil(Math.max(0, items.length - FIRST) / MORE) }, (_, at) =>
    items.slice(FIRST + at * MORE, FIRST + (at + 1) * MORE),
  );
  const list = (part: typeof items) =>
    part.map(({ question, answer }, index) => (
      <Disclosure key={index} label={question} level={header ? 3 : 2}>
        <RichText html={answer} />
      </Disclosure>
    ));

  return (
    <section className={styles.list} aria-labelledby={header ? headingId : undefined}>
      {header && (
        <h2 id={headingId} className={styles.header}>
          {header}
        </h2>
      )}
      {list(items.slice(0, FIRST))}
      {later.map((part, at) => (
        <details key={at} className={styles.later} suppressHydrationWarning>
          <ButtonSummary variant="secondary" className={styles.more} onClick={openAndGoOn}>
            {t('showMore')}
          </ButtonSummary>
          {list(part)}
        </details>
      ))}
    </section>
  );
}
