import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { NoScriptSection } from '#ui/NoScriptSection.tsx';
import { PartDialog } from '#ui/PartDialog.tsx';
import { useHashModal } from '#ui/use-hash-modal.ts';
import { formPart } from './load.ts';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

/** The subscription to news releases, opened by the URL's hash (NWS-07 to NWS-14). */
export default function NewsReleaseModal({ openHash }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const { open, close } = useHashModal(openHash);
  const NoScriptForm = formPart.loaded?.NewsReleaseForm;
  return (
    <>
      <PartDialog part={formPart} open={open} onClose={close} title={t('header')}>
        {({ NewsReleaseForm }) => <NewsReleaseForm />}
      </PartDialog>
      <NoScriptSection id={openHash.replace(/^#+/, '')}>
        {NoScriptForm && <NoScriptForm header={t('header')} />}
      </NoScriptSection>
    </>
  );
}
