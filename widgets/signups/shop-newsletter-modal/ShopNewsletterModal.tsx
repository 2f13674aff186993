import { useState } from 'react';
import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readCookie, remember } from '#lib/cookies.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { InPage } from '#ui/InPage.tsx';
import { RichText } from '#ui/RichText.tsx';
import { useAtFirst } from '#ui/use-at-first.ts';
import { messages } from './messages.ts';
import styles from './ShopNewsletterModal.module.css';
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
  const t = useTexts(messages);
  const [closed, setClosed] = useState(false);
  const [sent, setSent] = useState(false);
  const isOffered = useAtFirst(
    () => readCookie(COOKIE) !== 'true' && history.length >= PAGES_SEEN && !isModalOpen(),
  );

  const close = () => {
    remember(COOKIE, sent ? DAYS.subscribed : DAYS.closed);
    setClosed(true);
  };
  return (
    <>
      <Dialog open={isOffered && !closed} onClose={close} title={t('header')}>
        {text && !sent && <RichText className={styles.text} html={text} />}
        <Newsletter onSent={() => setSent(true)} />
      </Dialog>
      <InPage>
        {text && <RichText html={text} />}
        <Newsletter header={t('header')} />
      </InPage>
    </>
  );
}
