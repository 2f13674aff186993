import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { InPage } from '#ui/InPage.tsx';
import { useHashModal } from '#ui/use-hash-modal.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** The corporate newsletter, opened by the address (NWS-05 to NWS-10). */
export default function NewsletterModal({ openHash }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { open, close } = useHashModal(openHash);
  return (
    <>
      <Dialog open={open} onClose={close} title={t('header')}>
        <Newsletter />
      </Dialog>
      <InPage id={openHash.replace(/^#+/, '')}>
        <Newsletter header={t('header')} />
      </InPage>
    </>
  );
}
