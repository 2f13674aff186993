import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import { readCookie, remember } from '#lib/cookies.ts';
import { PartDialog } from '#ui/PartDialog.tsx';
import { useAtFirst } from '#ui/use-at-first.ts';
import { offerPart } from './offer-part.ts';
import { ownMessages } from './own-messages.ts';

const COOKIE = 'hideLkNewsletterModal';
/** Days until it comes again: closed, or subscribed to (NWS-02, NWS-03). */
const DAYS = { closed: 7, subscribed: 400 };

/** Whoever has opened something is not interrupted. */
const isModalOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The modal, for who has looked around. */
export function Offered({ text }: { text: string | undefined }) {
  const t = useTexts(ownMessages);
  const [closed, setClosed] = useState(false);
  const [sent, setSent] = useState(false);
  const isOffered = useAtFirst(() => readCookie(COOKIE) !== 'true' && !isModalOpen());

  const close = () => {
    remember(COOKIE, sent ? DAYS.subscribed : DAYS.closed);
    setClosed(true);
  };
  return (
    <PartDialog part={offerPart} open={isOffered && !closed} onClose={close} title={t('header')}>
      {({ Offer }) => <Offer text={text} isSent={sent} onSent={() => setSent(true)} />}
    </PartDialog>
  );
}
