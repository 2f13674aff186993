import { useEffect } from 'react';
import { useIsland } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { useCart } from '#store/cart/use-cart.ts';
import { syncShopCustomer } from '#store/customer/actions.ts';
import type { WidgetProps } from '#island/define.ts';
import { NoScriptSection } from '#ui/NoScriptSection.tsx';
import { plainOrderPart } from './load.ts';
import { Steps } from './Steps.tsx';
import { useStep } from './use-step.ts';
import type definition from './widget.ts';

/** Delivery and payment, each shown only at its hash (CHK-01), or a single form on pages without a script. */
export default function Checkout({ paymentMethods, purchaseFormSelector }: WidgetProps<typeof definition>) {
  const { site, settings } = useIsland();
  const isShop = isShopSite(site);
  const step = useStep();
  const plain = plainOrderPart.loaded;
  useCart();
  useEffect(() => (isShop ? syncShopCustomer() : undefined), [isShop]);
  return (
    <>
      <Steps step={step} methods={paymentMethods} formSelector={purchaseFormSelector} />
      {settings.orderFormUrl !== undefined && (
        <NoScriptSection>{plain && <plain.PlainOrder methods={paymentMethods} />}</NoScriptSection>
      )}
    </>
  );
}
