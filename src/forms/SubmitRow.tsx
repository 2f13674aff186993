import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFormParts } from './context.ts';
import type { Status } from './submission.ts';
import type { Values } from '#schemas/form.ts';
import styles from './SubmitRow.module.css';

interface Props {
  status: Status;
  /** Error text of a failed send; '' for none. */
  failure: string;
  /** Whether the values allow sending. Default: always. */
  isComplete?: ((values: Values) => boolean) | undefined;
}

/** The send button with its busy state and the error below it (FRM-07, FRM-12). */
export function SubmitRow({ status, failure, isComplete }: Props) {
  const { t, control } = useFormParts();
  const values = useWatch({ control, disabled: isComplete === undefined });
  const button = useRef<HTMLButtonElement>(null);
  const isSending = status === 'sending';
  const canSend = isComplete?.(values as Values) ?? true;

  // Disabling the button removes its focus: restores it after sending.
  useEffect(() => {
    if (!isSending) return undefined;
    const pressed = button.current;
    return () => {
      if (pressed?.isConnected && document.activeElement === document.body)
        pressed.focus({ preventScroll: true });
    };
  }, [isSending]);

  return (
    <div className={styles.row}>
      <Button
        ref={button}
        type="submit"
        className={styles.button}
        disabled={isSending || !canSend}
        aria-busy={isSending || undefined}
      >
        {t(isSending ? 'sending' : 'buttonLabel')}
      </Button>
      <VisuallyHidden aria-live="polite">{isSending && t('sendingAnnounced')}</VisuallyHidden>
      {status === 'error' && failure !== '' && (
        <p role="alert" className={styles.failure}>
          <AlertIcon className={styles.icon} />
          {failure}
        </p>
      )}
    </div>
  );
}
