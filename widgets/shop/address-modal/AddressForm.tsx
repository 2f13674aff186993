import { Checkbox } from '#forms/Checkbox.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { Form } from '#forms/Form.tsx';
import { Select } from '#forms/Select.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useIsland, useTexts } from '#island/context.ts';
import { address } from '#schemas/address.ts';
import { saveAddress } from '#store/customer/actions.ts';
import { store } from '#store/store.ts';
import styles from './AddressForm.module.css';
import { messages } from './messages.ts';
import { getPageToken } from './page.ts';

interface Props {
  phoneCountryCodes: readonly string[];
}

const isCountryCode = (code: string): boolean => /^\+\d{1,3}$/.test(code);

/** The address form of a logged-in customer, filled with the account's data. */
export function AddressForm({ phoneCountryCodes }: Props) {
  const t = useTexts(messages);
  const { settings } = useIsland();
  const codes = phoneCountryCodes.filter(isCountryCode);
  return (
    <>
      <p ref={takesFocus} className={styles.intro} tabIndex={-1}>
        {t('intro')}
      </p>
      <Form
        name="address"
        form={address}
        start={store.getState().customer.deliveryAddress ?? {}}
        messages={messages}
        captcha={false}
        summary={false}
        isComplete={isComplete}
        send={(data, _, signal) => saveAddress(data, getPageToken(settings.verificationToken), signal)}
      >
        <FieldRow>
          <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
        </FieldRow>
        <TextField name="streetAddress" label={t('streetAddress')} autoComplete="street-address" />
        <FieldRow>
          <TextField
            name="postalCode"
            label={t('postalCode')}
            autoComplete="postal-code"
            inputMode="numeric"
          />
          <TextField name="city" label={t('city')} autoComplete="address-level2" />
        </FieldRow>
        <div className={styles.phone}>
          <Select
            name="phoneCountryCode"
            label={t('phoneCountryCode')}
            options={codes.length > 0 ? codes : [address.initial.phoneCountryCode]}
          />
          <TextField
            name="phoneNumber"
            label={t('phone')}
            hint={t('phoneHint')}
            type="tel"
            autoComplete="tel-national"
          />
        </div>
        <Checkbox name="isPrivateCustomer" label={t('isPrivateCustomer')} />
      </Form>
    </>
  );
}

/**
 * Focuses the introduction when the dialog opens. Focusing a field would open a phone's keyboard over the dialog; without a focus target,
 * the browser would choose the scrolling box. React does not render `autofocus`.
 */
const takesFocus = (text: HTMLElement | null): void => text?.setAttribute('autofocus', '');

/** Whether every field has a value and the box is ticked (CHK-28). */
const isComplete = (values: typeof address.initial): boolean =>
  Object.values(values).every((value) => (typeof value === 'string' ? value.trim() !== '' : value));
