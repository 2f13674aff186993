import { CONTACT, createContactSender } from '#api/contact.ts';
import { Checkbox } from '#forms/Checkbox.tsx';
import { RadioGroup } from '#forms/Choices.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { Form } from '#forms/Form.tsx';
import { OutsideLink } from '#forms/OutsideLink.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { promotionalPhoto } from '#schemas/promotional-photo.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createContactSender(CONTACT.promotionalPhoto);

/** An entry to the photo competition (PRO-01 to PRO-06). */
export default function PromotionalPhotoForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  return (
    <Form
      name="promotional-photo"
      form={promotionalPhoto}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      successPage={props.successPage}
      action={CONTACT.promotionalPhoto}
      send={send}
      event={{ event: 'promotional_photo_form_submit' }}
    >
      <FieldRow>
        <TextField name="FirstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="LastName" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField name="Email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" />
      </FieldRow>
      <RadioGroup
        name="MethodOfContact"
        label={t('contactMethod')}
        choices={[
          { value: 'email', label: t('byEmail') },
          { value: 'phone', label: t('byPhone') },
        ]}
      />
      <FileField name="Files" label={t('photo')} />
      <Checkbox name="rules" label={t('rules')}>
        <OutsideLink link={props.rulesLink?.link}>{props.rulesLink?.label ?? t('rulesLink')}</OutsideLink>
      </Checkbox>
    </Form>
  );
}
