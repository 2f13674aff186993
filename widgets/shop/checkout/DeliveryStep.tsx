import { useState, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { pushCart } from '#store/cart/events.ts';
import { reloadCart } from '#store/cart/load.ts';
import { store } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import { Button } from '#ui/Button.tsx';
import { Address } from './Address.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeliveryTimes } from './DeliveryTimes.tsx';
import { isEmpty, isFree } from './free.ts';
import { messages } from './messages.ts';
import { OrderLinks } from './OrderLinks.tsx';
import styles from './Steps.module.css';
import type { DeliveryDates } from './use-delivery-dates.ts';
import { getHash } from './use-step.ts';

interface Props {
  delivery: DeliveryDates;
  formSelector: string;
  summary: ReactNode;
  /** Moves the focus to the shop's objections. */
  showWarnings: () => void;
  /** Returns whether the step can be left. Shows what is missing if not. */
  isComplete: () => boolean;
}

/** Delivery address and time, and the button to the payment (CHK-09, CHK-15, CHK-16). */
export function DeliveryStep({ delivery, formSelector, summary, showWarnings, isComplete }: Props) {
  const t = useTexts(messages);
  const empty = useStore(isEmpty);
  const free = useStore(isFree);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {empty && <p className={styles.notice}>{t('emptyCart')}</p>}
        <Address />
        <DeliveryTimes {...delivery} />
      </div>
      <div className={styles.side}>
        {summary}
        {free ? (
          <>
            <ConfirmButton formSelector={formSelector} isComplete={isComplete} />
            <OrderLinks />
          </>
        ) : (
          <ToPayment showWarnings={showWarnings} isComplete={isComplete} />
        )}
      </div>
    </div>
  );
}

function ToPayment({ showWarnings, isComplete }: Pick<Props, 'showWarnings' | 'isComplete'>) {
  const t = useTexts(messages);
  const [isBusy, setBusy] = useState(false);

  /** Reloads the cart before the payment, since some of the shop's warnings disappear with the next request. */
  const continueToPayment = async () => {
    if (!isComplete()) return;
    if (store.getState().cart.checkoutWarnings.length > 0) {
      setBusy(true);
      await reloadCart();
      setBusy(false);
      if (location.hash !== getHash('delivery')) return;
      if (store.getState().cart.checkoutWarnings.length > 0) {
        showWarnings();
        return;
      }
      if (isFree(store.getState())) return;
    }
    pushCart('add_shipping_info');
    location.hash = getHash('payment');
  };

  return (
    <Button className={styles.next} aria-busy={isBusy} onClick={() => !isBusy && void continueToPayment()}>
      {t(isBusy ? 'oneMoment' : 'toPayment')}
    </Button>
  );
}
