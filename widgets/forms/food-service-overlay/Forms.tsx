import { ExpertQuestion } from '#forms/expert-question/ExpertQuestion.tsx';
import { useNativeResult } from '#forms/native-result.ts';
import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ButtonSummary } from '#ui/Button.tsx';
import { ownMessages } from './own-messages.ts';
import type definition from './widget.ts';

export { Newsletter };

type Props = WidgetProps<typeof definition>;

/** Content of the second button's modal (FSO-07). */
export const Question = ({ subject, customerId, submitUrl, captchaSiteKey }: Props) => (
  <ExpertQuestion
    subject={subject}
    customerId={customerId}
    submitUrl={submitUrl}
    captchaSiteKey={captchaSiteKey}
  />
);

/** Both forms as part of the page, for visitors without scripts. */
export function NoScriptForms({ subject, customerId, submitUrl }: Props) {
  const t = useTexts(ownMessages);
  const kind = useNativeResult()?.kind;
  return (
    <>
      <details open={kind === 'newsletter'}>
        <ButtonSummary>{t('newsletterLabel')}</ButtonSummary>
        <Newsletter />
      </details>
      <details open={kind === 'expert-question'}>
        <ButtonSummary variant="secondary">{t('questionLabel')}</ButtonSummary>
        <ExpertQuestion subject={subject} customerId={customerId} submitUrl={submitUrl} />
      </details>
    </>
  );
}
