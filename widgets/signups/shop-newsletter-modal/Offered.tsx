import { type ComponentType, useState } from 'react';
import { useTexts } from '#island/context.ts';
import { readCookie, setCookie } from '#lib/cookies.ts';
import { STORED } from '#lib/stored.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { usePart } from '#ui/part.ts';
import { useInitialClientValue } from '#ui/use-initial-client-value.ts';
import type { OfferProps } from './Offer.tsx';
import { offerPart } from './load.ts';
import { ownMessages } from './own-messages.ts';

const COOKIE = STORED.newsletter;

/** An open dialog must not be interrupted. */
const isModalOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The modal, shown after several pages. The visitor has not asked for it, so it appears only when its content is loaded, and not at all if
 * that fails.
 */
export function Offered({ text }: { text: string | undefined }) {
  const isWanted = useInitialClientValue(() => readCookie(COOKIE.name) !== 'true');
  const offer = usePart(offerPart, isWanted);
  return offer && <Modal text={text} Offer={offer.Offer} />;
}

function Modal({ text, Offer }: { text: string | undefined; Offer: ComponentType<OfferProps> }) {
  const t = useTexts(ownMessages);
  const [isClosed, setClosed] = useState(false);
  const [isSent, setSent] = useState(false);
  const isOffered = useInitialClientValue(() => !isModalOpen());

  const close = () => {
    // It is shown again after it was closed, or subscribed to (NWS-02, NWS-03).
    setCookie(COOKIE, isSent ? 400 : 7);
    setClosed(true);
  };
  return (
    <Dialog open={isOffered && !isClosed} onClose={close} title={t('header')}>
      <Offer text={text} isSent={isSent} onSent={() => setSent(true)} />
    </Dialog>
  );
}
