import { useEffect } from 'react';
import { useIsShop } from '#store/use-is-shop.ts';
import type { WidgetProps } from '#island/define.ts';
import { keepShopCustomer } from '#store/shop-customer.ts';
import { useCart } from '#store/use-cart.ts';
import { Steps } from './Steps.tsx';
import { useStep } from './use-step.ts';
import type definition from './widget.ts';

/** Delivery and payment, each shown at its hash alone (CHK-01). */
export default function Checkout({ paymentMethods, purchaseFormSelector }: WidgetProps<typeof definition>) {
  const isShop = useIsShop();
  const step = useStep();
  useCart();
  useEffect(() => (isShop ? keepShopCustomer() : undefined), [isShop]);
  return <Steps step={step} methods={paymentMethods} formSelector={purchaseFormSelector} />;
}
