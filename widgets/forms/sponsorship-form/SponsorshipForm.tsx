import { CONTACT, createContactSender } from '#api/contact.ts';
import { DateField } from '#forms/DateField.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { Form } from '#forms/Form.tsx';
import { Select } from '#forms/Select.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { sponsorship } from '#schemas/sponsorship.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createContactSender(CONTACT.sponsorship);

/** An application for sponsorship (SPO-01 to SPO-07). */
export default function SponsorshipForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const subjects = props.subjects ?? [t('youthSports'), t('teams'), t('schools')];
  return (
    <Form
      name="sponsorship"
      form={sponsorship}
      start={{ Subject: subjects[0]! }}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      successPage={props.successPage}
      action={CONTACT.sponsorship}
      send={send}
      event={{ event: 'sponsorointi_form_submit' }}
    >
      <Select name="Subject" label={t('subject')} options={subjects} />
      <TextField name="Groupname" label={t('groupName')} autoComplete="organization" />
      <DateField name="EventDate" label={t('eventDate')} />
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
      <FileField name="Files" label={t('attachment')} />
      <FieldRow>
        <TextField name="Firstname" label={t('firstName')} autoComplete="given-name" />
        <TextField name="Lastname" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
      </FieldRow>
    </Form>
  );
}
