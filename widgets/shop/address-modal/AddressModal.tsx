import { useEffect, useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { syncShopCustomer } from '#store/customer/actions.ts';
import type { State } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import type { WidgetProps } from '#island/define.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { LateAnnouncement } from '#ui/VisuallyHidden.tsx';
import { AddressForm } from './AddressForm.tsx';
import { WaysOut } from './WaysOut.tsx';
import { isExcluded } from './page.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** False while the customer is unknown, and always false for anonymous visitors (CHK-23, CHK-24). */
const isAddressMissing = ({ customer }: State): boolean =>
  !customer.loading && customer.loggedIn && !customer.deliveryAddress?.streetAddress.trim();

/** A modal that blocks the shop until a logged-in customer has a delivery address (CHK-23 to CHK-30). */
export default function AddressModal({
  excludedPaths,
  phoneCountryCodes,
  helpLinks,
  logOutUrl,
}: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const isShop = isShopSite(useIsland().site);
  const lacks = useStore(isAddressMissing);
  const open = lacks && isShop && !isExcluded(excludedPaths);
  const [shown, setShown] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const hasAddress = useStore(({ customer }) => customer.deliveryAddress !== null);
  useEffect(() => (isShop ? syncShopCustomer() : undefined), [isShop]);

  return (
    <>
      {/* Some browsers close a dialog regardless of the page, on a second Escape or a back gesture. A new key opens it again. */}
      <Dialog
        key={shown}
        open={open}
        onClose={() => setShown(shown + 1)}
        title={t('heading')}
        dismissible={false}
      >
        <AddressForm phoneCountryCodes={phoneCountryCodes} />
        <WaysOut helpLinks={helpLinks} logOutUrl={logOutUrl} />
      </Dialog>
      <LateAnnouncement text={wasOpen && !lacks && hasAddress && t('successText')} />
    </>
  );
}
