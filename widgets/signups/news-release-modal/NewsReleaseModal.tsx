import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { InPage } from '#ui/InPage.tsx';
import { useHashModal } from '#ui/use-hash-modal.ts';
import { messages } from './messages.ts';
import { NewsReleaseForm } from './NewsReleaseForm.tsx';
import type definition from './widget.ts';

/** The subscription to news releases, opened by the address (NWS-07 to NWS-14). */
export default function NewsReleaseModal({ openHash }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { open, close } = useHashModal(openHash);
  return (
    <>
      <Dialog open={open} onClose={close} title={t('header')}>
        <NewsReleaseForm />
      </Dialog>
      <InPage id={openHash.replace(/^#+/, '')}>
        <NewsReleaseForm header={t('header')} />
      </InPage>
    </>
  );
}
