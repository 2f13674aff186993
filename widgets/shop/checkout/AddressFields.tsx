import { useEffect, useId, type ComponentPropsWithoutRef } from 'react';
import { FieldRow } from '#forms/FieldRow.tsx';
import { useTexts } from '#island/context.ts';
import { updateCustomer } from '#store/customer/actions.ts';
import { type OrderFieldName } from '#schemas/plain-order.ts';
import { emptyAddress, type Address } from '#store/customer/model.ts';
import { selectPostalCode } from '#store/delivery/postal-code.ts';
import { store } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import { messages } from './messages.ts';
import { PlainField } from './PlainField.tsx';
import { useField } from './problems.ts';
import { readQueryCode } from './use-delivery-dates.ts';

type Key = keyof Address | 'email' | 'phoneNumber';

/** Returns the name of a field in the order: `FirstName` of `firstName`. */
const orderName = (key: Key) => (key[0]!.toUpperCase() + key.slice(1)) as OrderFieldName;

/** A field of the order, with the error of its value. */
const OrderField = ({
  of,
  ...rest
}: Omit<ComponentPropsWithoutRef<typeof PlainField>, 'id' | 'error'> & { of: OrderFieldName }) => (
  <PlainField {...rest} {...useField(of)} />
);

/** The address form of an anonymous visitor. The input is stored unchecked. */
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
    of: orderName(key),
    name: key,
    label: t(key),
    value: address[key],
    onChange: (text: string) => updateCustomer({ address: { [key]: text } }),
  });
  const own = (key: 'email' | 'phoneNumber') => ({
    of: orderName(key),
    name: key,
    value: customer[key],
    onChange: (text: string) => updateCustomer({ [key]: text }),
  });
  return (
    <>
      <FieldRow>
        <OrderField {...part('firstName')} autoComplete="shipping given-name" />
        <OrderField {...part('lastName')} autoComplete="shipping family-name" />
      </FieldRow>
      <OrderField {...part('streetAddress')} autoComplete="shipping street-address" />
      <FieldRow>
        <OrderField {...part('postalCode')} autoComplete="shipping postal-code" inputMode="numeric" />
        <OrderField {...part('city')} autoComplete="shipping address-level2" />
      </FieldRow>
      <FieldRow>
        <OrderField {...own('email')} label={t('email')} type="email" autoComplete="email" />
        <OrderField
          {...own('phoneNumber')}
          label={`${t('phone')} ${t('optional')}`}
          isOptional
          type="tel"
          autoComplete="tel"
        />
      </FieldRow>
      <Information />
    </>
  );
}

/** The note to the driver. */
export function Information() {
  const t = useTexts(messages);
  return (
    <PlainField
      id={useId()}
      name="additionalInformation"
      value={useStore((state) => state.customer.additionalInformation)}
      onChange={(text) => updateCustomer({ additionalInformation: text })}
      label={`${t('additionalInformation')} ${t('optional')}`}
      isOptional
      rows={3}
    />
  );
}
