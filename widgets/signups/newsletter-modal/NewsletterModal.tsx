import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { NoScriptSection } from '#ui/NoScriptSection.tsx';
import { PartDialog } from '#ui/PartDialog.tsx';
import { useHashModal } from '#ui/use-hash-modal.ts';
import { formPart } from './load.ts';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

/** The corporate newsletter, opened by the URL's hash (NWS-05 to NWS-10). */
export default function NewsletterModal({ openHash }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const { open, close } = useHashModal(openHash);
  const NoScriptForm = formPart.loaded?.Newsletter;
  return (
    <>
      <PartDialog part={formPart} open={open} onClose={close} title={t('header')}>
        {({ Newsletter }) => <Newsletter />}
      </PartDialog>
      <NoScriptSection id={openHash.replace(/^#+/, '')}>
        {NoScriptForm && <NoScriptForm header={t('header')} />}
      </NoScriptSection>
    </>
  );
}
