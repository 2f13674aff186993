import { SIGN_UP, createSignUpSender } from '#api/sign-ups.ts';
import { useTexts } from '#island/context.ts';
import { newsletter } from '#schemas/sign-ups.ts';
import { Form } from '../Form.tsx';
import { EmailField } from './EmailField.tsx';
import { signUpMessages } from './messages.ts';

interface Props {
  /** Heading, if nothing around the form has one. */
  header?: string;
  /** Called when the sign-up is sent. */
  onSent?: () => void;
}

const send = createSignUpSender(SIGN_UP.newsletter);

/** The sign-up for a newsletter: an address without a captcha (NWS-05 to NWS-07, NWS-14, FSO-06). */
export function Newsletter({ onSent, header }: Props) {
  const t = useTexts(signUpMessages);
  return (
    <Form
      name="newsletter"
      header={header}
      form={newsletter}
      messages={signUpMessages}
      captcha={false}
      summary={false}
      failure={t('errorLabel')}
      note={t('leaveText')}
      action={SIGN_UP.newsletter}
      send={send}
      {...(onSent && { onSent })}
    >
      <EmailField />
    </Form>
  );
}
