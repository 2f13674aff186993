import { useMemo } from 'react';
import { CONTACT, createContactSender } from '#api/contact.ts';
import { CheckboxGroup } from '#forms/Choices.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { Form } from '#forms/Form.tsx';
import { Select } from '#forms/Select.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { OFFERED, schoolContact, schoolMaterial, withLinks } from '#schemas/school-material.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createContactSender(CONTACT.schoolMaterial);

/** An order of school materials, or a message if none are available (SCH-01 to SCH-08, CORP-17). */
export default function SchoolMaterialForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { materials, regions = [] } = props;
  const names = useMemo(() => [...new Set(materials.map(({ Material }) => Material))], [materials]);
  return (
    <Form
      name={materials.length > 0 ? 'school-material' : 'school-contact'}
      form={materials.length > 0 ? schoolMaterial : schoolContact}
      given={{ Subject: props.subject }}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      thanks={props.thankYouText}
      action={CONTACT.schoolMaterial}
      send={(order, enclosed, signal) => send(withLinks(order, materials), enclosed, signal)}
    >
      {materials.length > 0 && (
        <>
          <CheckboxGroup
            name="Materials"
            label={t('materials')}
            choices={names.map((name) => ({ value: name, label: name }))}
          />
          {materials.map(({ Material, Url }, index) => (
            <input key={index} type="hidden" name={OFFERED} value={JSON.stringify([Material, Url])} />
          ))}
        </>
      )}
      <FieldRow>
        <TextField name="FirstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="LastName" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
      <FieldRow>
        <TextField name="School" label={t('school')} autoComplete="organization" />
        {regions.length > 0 ? (
          <Select name="Region" label={t('region')} options={regions} emptyLabel={t('noRegion')} />
        ) : (
          <TextField name="Region" label={t('region')} autoComplete="address-level1" />
        )}
      </FieldRow>
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
    </Form>
  );
}
