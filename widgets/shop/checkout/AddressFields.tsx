import { useEffect } from 'react';
import { FieldRow } from '#forms/FieldRow.tsx';
import { useTexts } from '#island/context.ts';
import { updateCustomer } from '#store/customer/actions.ts';
import { emptyAddress, type Address } from '#store/customer/model.ts';
import { selectPostalCode } from '#store/delivery/postal-code.ts';
import { store } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import { messages } from './messages.ts';
import { PlainField } from './PlainField.tsx';
import { readQueryCode } from './use-delivery-dates.ts';

/** The address form of an anonymous visitor. The input is stored unchecked, and the shop reports missing values (CHK-16). */
export function AddressFields() {
  const t = useTexts(messages);
  const customer = useStore((state) => state.customer);
  const address = customer.deliveryAddress ?? emptyAddress;

  useEffect(() => {
    const state = store.getState();
    const postalCode = readQueryCode() || selectPostalCode(state);
    if (postalCode !== '' && !state.customer.deliveryAddress?.postalCode)
      updateCustomer({ address: { postalCode } });
  }, []);

  const part = (key: keyof Address) => ({
    name: key,
    label: t(key),
    value: address[key],
    onChange: (text: string) => updateCustomer({ address: { [key]: text } }),
  });
  const own = (key: 'email' | 'phoneNumber' | 'additionalInformation') => ({
    name: key,
    value: customer[key],
    onChange: (text: string) => updateCustomer({ [key]: text }),
  });
  return (
    <>
      <FieldRow>
        <PlainField {...part('firstName')} autoComplete="shipping given-name" />
        <PlainField {...part('lastName')} autoComplete="shipping family-name" />
      </FieldRow>
      <PlainField {...part('streetAddress')} autoComplete="shipping street-address" />
      <FieldRow>
        <PlainField {...part('postalCode')} autoComplete="shipping postal-code" inputMode="numeric" />
        <PlainField {...part('city')} autoComplete="shipping address-level2" />
      </FieldRow>
      <FieldRow>
        <PlainField {...own('email')} label={t('email')} type="email" autoComplete="email" />
        <PlainField
          {...own('phoneNumber')}
          label={`${t('phone')} ${t('optional')}`}
          isOptional
          type="tel"
          autoComplete="tel"
        />
      </FieldRow>
      <PlainField
        {...own('additionalInformation')}
        label={`${t('additionalInformation')} ${t('optional')}`}
        isOptional
        rows={3}
      />
    </>
  );
}
