import { useEffect, useRef } from 'react';
import { useTexts } from '#island/context.ts';
import type { CartLine, Wanted } from '#store/cart/model.ts';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { Failure } from './Line.tsx';
import styles from './Line.module.css';
import { lineMessages } from './line-messages.ts';

interface Props {
  line: CartLine;
  change: Wanted | undefined;
  onRestore: () => void;
  onDismissFailure: () => void;
}

/** Takes the place of a removed line and can restore it. */
export function Removed({ line, change, onRestore, onDismissFailure }: Props) {
  const t = useTexts(lineMessages);
  const button = useRef<HTMLButtonElement>(null);
  const refusal = change?.refusal;
  const isBusy = change?.send === null;
  useEffect(() => {
    // The button that removed the line has disappeared, so the focus moves to the one that restores it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className={styles.removed}>
      <p>{t('removed', { name: line.name || line.code })}</p>
      <Button
        ref={button}
        variant="secondary"
        aria-busy={isBusy}
        aria-disabled={isBusy || undefined}
        aria-label={`${t('bringBack')}: ${line.name || line.code}`}
        onClick={() => !isBusy && onRestore()}
      >
        {t('bringBack')}
      </Button>
      {refusal && (
        <Popover
          kind="alert"
          anchor={button}
          onClose={onDismissFailure}
          title={<Failure refusal={refusal} />}
        />
      )}
    </li>
  );
}
