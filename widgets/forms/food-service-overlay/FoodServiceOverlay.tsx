import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button } from '#ui/Button.tsx';
import { NoScriptSection } from '#ui/NoScriptSection.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { PartDialog } from '#ui/PartDialog.tsx';
import { useInitialClientValue } from '#ui/use-initial-client-value.ts';
import { dismiss, isDismissed } from './dismissed.ts';
import styles from './FoodServiceOverlay.module.css';
import { formsPart } from './load.ts';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

/** The open modal (FSO-03). */
type Open = 'closed' | 'newsletter' | 'questionForm';

/** Two floating buttons for professionals, each with a modal (FSO-01 to FSO-13). */
export default function FoodServiceOverlay(props: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const [open, setOpen] = useState<Open>('closed');
  const isOffered = useInitialClientValue(() => !isDismissed());
  const [hidden, setHidden] = useState(false);
  const close = () => setOpen('closed');
  const NoScriptForms = formsPart.loaded?.NoScriptForms;

  return (
    <>
      {isOffered && !hidden && (
        <div className={styles.buttons}>
          <Button
            aria-haspopup="dialog"
            onPointerEnter={formsPart.prefetch}
            onClick={() => setOpen('newsletter')}
          >
            {t('newsletterLabel')}
          </Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onPointerEnter={formsPart.prefetch}
            onClick={() => setOpen('questionForm')}
          >
            {t('questionLabel')}
          </Button>
          <button
            type="button"
            className={styles.hide}
            aria-label={t('hide')}
            onClick={() => {
              dismiss();
              setHidden(true);
            }}
          >
            <CloseIcon />
          </button>
        </div>
      )}
      <PartDialog part={formsPart} open={open === 'newsletter'} onClose={close} title={t('newsletterLabel')}>
        {({ Newsletter }) => <Newsletter />}
      </PartDialog>
      <PartDialog part={formsPart} open={open === 'questionForm'} onClose={close} title={t('questionLabel')}>
        {({ Question }) => <Question {...props} />}
      </PartDialog>
      <NoScriptSection>{NoScriptForms && <NoScriptForms {...props} />}</NoScriptSection>
    </>
  );
}
