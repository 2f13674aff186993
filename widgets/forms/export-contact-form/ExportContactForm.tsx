import { useMemo } from 'react';
import { createContactSender } from '#api/contact.ts';
import { FieldRow } from '#forms/FieldRow.tsx';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { EXPORT_MESSAGE_LIMIT, EXPORT_SUBJECT, exportContact } from '#schemas/business-contact.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

/** A contact request from abroad (EXP-01 to EXP-10). */
export default function ExportContactForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { settings } = useIsland();
  const { submitUrl, customerId, contentId = settings.pageId ?? '' } = props;
  const send = useMemo(() => createContactSender(submitUrl), [submitUrl]);
  return (
    // The form is in English on every page, so screen readers must not use the page's language.
    <div lang="en">
      <Form
        name="export-contact"
        form={exportContact}
        given={{ Subject: EXPORT_SUBJECT, ContentId: contentId, CustomerId: customerId }}
        messages={messages}
        captchaSiteKey={props.captchaSiteKey}
        thanks={props.thankYouText}
        failure={props.errorMessage || undefined}
        action={submitUrl}
        send={send}
        event={{ event: 'contact_request_form_submit', formName: 'kontaktipyynto' }}
      >
        <FieldRow>
          <TextField name="FullName" label={t('fullName')} autoComplete="name" />
          <TextField name="Company" label={t('company')} autoComplete="organization" />
        </FieldRow>
        <FieldRow>
          <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
          <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
        </FieldRow>
        <TextArea name="Message" label={t('message')} limit={EXPORT_MESSAGE_LIMIT} />
      </Form>
    </div>
  );
}
