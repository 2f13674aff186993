import { CONTACT, createContactSender } from '#api/contact.ts';
import { FieldRow } from '#forms/FieldRow.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { brandAddressContact } from '#schemas/brand-contact.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createContactSender(CONTACT.brand);

/** The contact form of the second brand (CNT-08 to CNT-13). */
export default function BrandAddressContactForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  return (
    <Form
      name="brand-address-contact"
      form={brandAddressContact}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      thanks={props.thankYouText}
      action={CONTACT.brand}
      send={send}
    >
      <FieldRow>
        <TextField name="FirstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="LastName" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
      </FieldRow>
      <TextField name="StreetAddress" label={t('streetAddress')} autoComplete="address-line1" />
      <FieldRow>
        <TextField name="PostalCode" label={t('postalCode')} autoComplete="postal-code" inputMode="numeric" />
        <TextField name="City" label={t('city')} autoComplete="address-level2" />
      </FieldRow>
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
      <FileField name="Files" label={t('image')} />
    </Form>
  );
}
