import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readCookie, remember } from '#lib/cookies.ts';
import { InPage } from '#ui/InPage.tsx';
import { PartDialog } from '#ui/PartDialog.tsx';
import { useAtFirst } from '#ui/use-at-first.ts';
import { offerPart } from './offer-part.ts';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

const COOKIE = 'hideLkNewsletterModal';
/** Days until it comes again: closed, or subscribed to (NWS-02, NWS-03). */
const DAYS = { closed: 7, subscribed: 400 };
/** Pages that somebody has looked at before it comes (NWS-01). */
const PAGES_SEEN = 3;

/** Whoever has opened something is not interrupted. */
const isModalOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The shop's newsletter, which offers itself (NWS-01 to NWS-07). */
export default function ShopNewsletterModal({ text }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const [closed, setClosed] = useState(false);
  const [sent, setSent] = useState(false);
  const isOffered = useAtFirst(
    () => readCookie(COOKIE) !== 'true' && history.length >= PAGES_SEEN && !isModalOpen(),
  );

  const close = () => {
    remember(COOKIE, sent ? DAYS.subscribed : DAYS.closed);
    setClosed(true);
  };
  const InPageOffer = offerPart.loaded?.Offer;
  return (
    <>
      <PartDialog part={offerPart} open={isOffered && !closed} onClose={close} title={t('header')}>
        {({ Offer }) => <Offer text={text} isSent={sent} onSent={() => setSent(true)} />}
      </PartDialog>
      <InPage>{InPageOffer && <InPageOffer text={text} header={t('header')} />}</InPage>
    </>
  );
}
