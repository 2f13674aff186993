import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import { cartSummaryMessages } from '#ui/cart-summary/messages.ts';
import { ownMessages } from './messages.ts';
import styles from './NextStep.module.css';

interface Props {
  /** With its symbol. */
  total: string;
  isBusy: boolean;
  onPress: () => void;
}

/** The way on to the checkout: below the summary, and where the window is narrow a fixed bar with the total (SHP-08). */
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
