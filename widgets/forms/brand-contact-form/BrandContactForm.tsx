import { useMemo } from 'react';
import { createContactSender } from '#api/contact.ts';
import { FieldRow } from '#forms/FieldRow.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { Form } from '#forms/Form.tsx';
import { OutsideLink } from '#forms/OutsideLink.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { safeLink } from '#lib/url.ts';
import { brandContact } from '#schemas/brand-contact.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** The contact form of the first brand (CNT-01 to CNT-09). */
export default function BrandContactForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { submitUrl } = props;
  const send = useMemo(() => createContactSender(submitUrl), [submitUrl]);
  return (
    <Form
      name="brand-contact"
      form={brandContact}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      successPage={props.successPage}
      thanks={props.thankYouText}
      linksPrivacy={safeLink(props.privacyPolicyUrl) !== undefined}
      action={submitUrl}
      send={send}
    >
      <FieldRow>
        <TextField name="FirstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="LastName" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
        <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
      </FieldRow>
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} rows={6} />
      <FileField name="Files" label={t('image')} />
      <p>
        <OutsideLink link={props.privacyPolicyUrl}>{t('privacyPolicy')}</OutsideLink>
      </p>
    </Form>
  );
}
