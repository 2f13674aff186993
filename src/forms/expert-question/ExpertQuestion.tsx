import { useMemo } from 'react';
import { CONTACT, createContactSender } from '#api/contact.ts';
import { useTexts } from '#island/context.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { EXPERT_SUBJECT, expertQuestion } from '#schemas/business-contact.ts';
import { FieldRow } from '../FieldRow.tsx';
import { Form } from '../Form.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { expertQuestionMessages } from './messages.ts';

export interface ExpertQuestionProps {
  /** Heading, if nothing around the form has one. */
  header?: string | undefined;
  /** Subject of the message; default: a question to an expert (FSO-07). */
  subject?: string | undefined;
  customerId?: string | undefined;
  submitUrl?: string | undefined;
  thankYouText?: string | undefined;
  captchaSiteKey?: string | undefined;
}

/** A business's question to an expert or request for contact (FSO-07 to FSO-14). */
export function ExpertQuestion({ submitUrl = CONTACT.business, ...props }: ExpertQuestionProps) {
  const t = useTexts(expertQuestionMessages);
  const send = useMemo(() => createContactSender(submitUrl), [submitUrl]);
  return (
    <Form
      name="expert-question"
      header={props.header}
      form={expertQuestion}
      given={{ Subject: props.subject ?? EXPERT_SUBJECT, CustomerId: props.customerId ?? '' }}
      messages={expertQuestionMessages}
      captchaSiteKey={props.captchaSiteKey}
      thanks={props.thankYouText}
      alertName={t('errorName')}
      action={submitUrl}
      send={send}
    >
      <FieldRow>
        <TextField name="FullName" label={t('fullName')} autoComplete="name" />
        <TextField name="Company" label={t('company')} autoComplete="organization" />
      </FieldRow>
      <FieldRow>
        <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
      </FieldRow>
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
    </Form>
  );
}
