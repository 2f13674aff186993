import { useId, useState } from 'react';
import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CopyAddress.module.css';
import { messages } from './messages.ts';
import { getPageUrl } from '#lib/page-address.ts';

/** Copies the page's address (MNU-16, API-56). If the browser refuses, shows the address for copying by hand. */
export function CopyAddress() {
  const t = useTexts(messages);
  const id = useId();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  async function copy(): Promise<void> {
    setState('idle');
    try {
      await navigator.clipboard.writeText(getPageUrl().href);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('copyAddress')}
      </Button>
      <span aria-live="polite" className={styles.status}>
        {state === 'copied' && t('copied')}
        {state === 'failed' && t('copyFailed')}
      </span>
      {state === 'failed' && (
        <label className={styles.byHand} htmlFor={id}>
          <span className={styles.label}>{t('address')}</span>
          <input
            id={id}
            className={styles.address}
            readOnly
            value={getPageUrl().href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
