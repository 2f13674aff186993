import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import { cartSummaryMessages } from '#ui/cart-summary/messages.ts';
import { ownMessages } from './messages.ts';
import styles from './NextStep.module.css';

interface Props {
  /** Formatted with its currency. */
  total: string;
  isBusy: boolean;
  onPress: () => void;
}

/** The button to the checkout, below the summary. In narrow windows it is in a fixed bar with the total (SHP-08). */
export function NextStep({ total, isBusy, onPress }: Props) {
  const t = useTexts(ownMessages);
  const summary = useTexts(cartSummaryMessages);
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>{summary('total')}</span> <strong>{total}</strong>
      </p>
      <Button
        className={styles.button}
        aria-busy={isBusy}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onPress()}
      >
        {t(isBusy ? 'oneMoment' : 'nextStep')}
      </Button>
    </div>
  );
}
