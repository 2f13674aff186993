import { useTexts } from '#island/context.ts';
import { CONTACT_METHODS } from '#schemas/contact-method.ts';
import { RadioGroup } from '../Choices.tsx';
import { FieldRow } from '../FieldRow.tsx';
import { labels } from '../labels.ts';
import { TextField } from '../TextField.tsx';

const METHODS = { email: 'byEmail', phone: 'byPhone', none: 'noContact' } as const;

/**
 * The sender's name and contact details (CMP-04, FDB-01). The chosen contact method makes its field required
 * (CMP-06).
 */
export function Person() {
  const t = useTexts(labels);
  return (
    <>
      <FieldRow>
        <TextField name="Firstname" label={t('firstName')} autoComplete="given-name" />
        <TextField name="Lastname" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField name="StreetAddress" label={t('streetAddress')} autoComplete="address-line1" />
      <FieldRow>
        <TextField name="PostalCode" label={t('postalCode')} autoComplete="postal-code" inputMode="numeric" />
        <TextField name="City" label={t('city')} autoComplete="address-level2" />
      </FieldRow>
      <RadioGroup
        name="ContactMethod"
        label={t('contactMethod')}
        choices={CONTACT_METHODS.map((value) => ({ value, label: t(METHODS[value]) }))}
      />
      <FieldRow>
        <TextField
          name="Email"
          label={t('email')}
          type="email"
          autoComplete="email"
          dependsOn="ContactMethod"
        />
        <TextField name="Phone" label={t('phone')} type="tel" autoComplete="tel" dependsOn="ContactMethod" />
      </FieldRow>
    </>
  );
}
