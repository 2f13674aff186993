import { SIGN_UP, createSignUpSender } from '#api/sign-ups.ts';
import { Checkbox } from '#forms/Checkbox.tsx';
import { Form } from '#forms/Form.tsx';
import { OutsideLink } from '#forms/OutsideLink.tsx';
import { EmailField } from '#forms/sign-up/EmailField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { campaign } from '#schemas/sign-ups.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createSignUpSender(SIGN_UP.campaign);

/** The sign-up to a campaign (NWS-14 to NWS-18). */
export default function CampaignForm({ campaignJoinNumber, rulesLink }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  return (
    <Form
      name="campaign"
      form={campaign}
      given={{ campaignJoinNumber }}
      messages={messages}
      captcha={false}
      summary={false}
      failure={t('errorLabel')}
      action={SIGN_UP.campaign}
      send={send}
    >
      <EmailField />
      <Checkbox name="isAdult" label={t('adultLabel')} />
      <Checkbox name="subscribeToCinCinVinoNewsletter" label={t('rulesLabel')}>
        <OutsideLink link={rulesLink?.link}>{rulesLink?.label ?? t('rulesLink')}</OutsideLink>
      </Checkbox>
    </Form>
  );
}
