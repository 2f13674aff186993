import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import { Button } from '#ui/Button.tsx';
import buttonStyles from '#ui/Button.module.css';
import { CloseIcon } from '#ui/icons.tsx';
import { useInitialClientValue } from '#ui/use-initial-client-value.ts';
import styles from './DeliveryStickyBar.module.css';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** 'false' once the visitor has closed the bar (DLV-09). */
const wasClosed = (): boolean => readStored(STORED.deliveryBar) === 'false';

/** A bar with a button that scrolls to the postal-code field. It can be closed (DLV-08, DLV-09). */
export default function DeliveryStickyBar({ text, targetId }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const wasClosedBefore = useInitialClientValue(wasClosed);
  const [isClosed, setIsClosed] = useState(false);
  if (wasClosedBefore || isClosed) return null;

  const anchor = targetId.replace(/^#/, '');
  const scrollToField = () => {
    const target = document.getElementById(anchor);
    // The page's styles decide whether scrolling is smooth.
    target?.scrollIntoView({ block: 'center' });
    (target?.matches('input') ? target : target?.querySelector('input'))?.focus({ preventScroll: true });
  };
  const close = () => {
    writeStored(STORED.deliveryBar, 'false');
    setIsClosed(true);
  };

  return (
    <section className={styles.bar} aria-label={t('region')}>
      <p className={styles.text}>{text}</p>
      <Button className={styles.button} onClick={scrollToField}>
        {t('buttonLabel')}
      </Button>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.link}`}
        href={`#${encodeURIComponent(anchor)}`}
      >
        {t('buttonLabel')}
      </a>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <CloseIcon />
      </button>
    </section>
  );
}
