import { useTexts } from '#island/context.ts';
import { store } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import { BuyButton } from './BuyButton.tsx';
import { isEmpty } from './free.ts';
import { messages } from './messages.ts';
import { usePurchase } from './use-purchase.ts';

interface Props {
  formSelector: string;
  /** Returns whether nothing is missing. */
  isComplete?: () => boolean;
}

/** Completes an order that costs nothing (CHK-15), with the shop's payment method for it. */
export function ConfirmButton({ formSelector, isComplete }: Props) {
  const t = useTexts(messages);
  const { purchase, buy } = usePurchase(formSelector);
  const empty = useStore(isEmpty);
  return (
    <BuyButton
      label={t('confirmOrder')}
      purchase={purchase}
      disabled={empty}
      onPress={() => (isComplete?.() ?? true) && buy(store.getState().cart.sveaPaymentsPaymentMethodCode)}
    />
  );
}
