import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import { messages } from './messages.ts';
import styles from './Steps.module.css';
import type { Purchase } from './use-purchase.ts';

interface Props {
  label: string;
  purchase: Purchase;
  disabled: boolean;
  onPress: () => void;
}

/** The last button of an order. Ignores presses while the form is being sent. */
export function BuyButton({ label, purchase, disabled, onPress }: Props) {
  const t = useTexts(messages);
  const isSent = purchase === 'sent';
  return (
    <>
      <Button className={styles.next} disabled={disabled} aria-busy={isSent} onClick={onPress}>
        {isSent ? t('paying') : label}
      </Button>
      {purchase === 'failed' && (
        <p role="alert" className={styles.failure}>
          <AlertIcon className={styles.icon} />
          {t('payFailed')}
        </p>
      )}
    </>
  );
}
