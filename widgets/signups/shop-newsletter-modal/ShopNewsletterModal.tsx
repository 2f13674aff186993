import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { NoScriptSection } from '#ui/NoScriptSection.tsx';
import { lazyChunk, usePart } from '#ui/part.ts';
import { useInitialClientValue } from '#ui/use-initial-client-value.ts';
import { offerPart } from './load.ts';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

/** Code that decides whether to show the modal, and the modal itself. The first pages of a visit do not need it. */
export const offeredPart = lazyChunk(() => import('./Offered.tsx'));

/** Number of pages in the tab before the modal is shown (NWS-01). */
const PAGES_SEEN = 3;

/** The shop's newsletter, in a modal that opens by itself (NWS-01 to NWS-07). */
export default function ShopNewsletterModal({ text }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const { settings } = useIsland();
  // In a CMS editor the modal would cover the page.
  const hasLookedAround = useInitialClientValue(() => !settings.editMode && history.length >= PAGES_SEEN);
  const offered = usePart(offeredPart, hasLookedAround);
  const NoScriptOffer = offerPart.loaded?.Offer;
  return (
    <>
      {offered && <offered.Offered text={text} />}
      <NoScriptSection>{NoScriptOffer && <NoScriptOffer text={text} header={t('header')} />}</NoScriptSection>
    </>
  );
}
