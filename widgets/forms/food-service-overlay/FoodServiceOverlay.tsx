import { useState } from 'react';
import { ExpertQuestion } from '#forms/expert-question/ExpertQuestion.tsx';
import { useNativeResult } from '#forms/native-result.ts';
import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button, ButtonSummary } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InPage } from '#ui/InPage.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useAtFirst } from '#ui/use-at-first.ts';
import { dismiss, isDismissed } from './dismissed.ts';
import styles from './FoodServiceOverlay.module.css';
import { ownMessages } from './messages.ts';
import type definition from './widget.ts';

/** What is open (FSO-03). */
type Open = 'closed' | 'newsletter' | 'questionForm';

/** Two floating buttons for professionals, with a modal each (FSO-01 to FSO-13). */
export default function FoodServiceOverlay(props: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const [open, setOpen] = useState<Open>('closed');
  const isOffered = useAtFirst(() => !isDismissed());
  const [hidden, setHidden] = useState(false);
  const close = () => setOpen('closed');
  const kind = useNativeResult()?.kind;

  return (
    <>
      {isOffered && !hidden && (
        <div className={styles.buttons}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('newsletter')}>
            {t('newsletterLabel')}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('questionForm')}>
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
      <Dialog open={open === 'newsletter'} onClose={close} title={t('newsletterLabel')}>
        <Newsletter />
      </Dialog>
      <Dialog open={open === 'questionForm'} onClose={close} title={t('questionLabel')}>
        <ExpertQuestion
          subject={props.subject}
          customerId={props.customerId}
          submitUrl={props.submitUrl}
          captchaSiteKey={props.captchaSiteKey}
        />
      </Dialog>
      <InPage>
        <details open={kind === 'newsletter'}>
          <ButtonSummary>{t('newsletterLabel')}</ButtonSummary>
          <Newsletter />
        </details>
        <details open={kind === 'expert-question'}>
          <ButtonSummary variant="secondary">{t('questionLabel')}</ButtonSummary>
          <ExpertQuestion subject={props.subject} customerId={props.customerId} submitUrl={props.submitUrl} />
        </details>
      </InPage>
    </>
  );
}
