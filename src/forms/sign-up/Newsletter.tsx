import { SIGN_UP, createSignUpSender } from '#api/sign-ups.ts';
import { useTexts } from '#island/context.ts';
import { newsletter } from '#schemas/sign-ups.ts';
import { Form } from '../Form.tsx';
import { EmailField } from './EmailField.tsx';
import { signUpMessages } from './messages.ts';

interface Props {
  /** Above it, where nothing around it says it. */
  header?: string;
  /** Told when the sign-up is sent. */
  onSent?: () => void;
}

const send = createSignUpSender(SIGN_UP.newsletter);

/** A newsletter's sign-up: an address, and no captcha (NWS-05 to NWS-07, NWS-14, FSO-06). */
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
      action={SIGN_UP.newsletter}
      send={send}
      {...(onSent && { onSent })}
    >
      <EmailField />
    </Form>
  );
}
