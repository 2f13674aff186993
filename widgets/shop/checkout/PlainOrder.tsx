import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field } from '#forms/Field.tsx';
import fieldStyles from '#forms/Field.module.css';
import { FieldRow } from '#forms/FieldRow.tsx';
import { useIsland, useLoaded, useTexts } from '#island/context.ts';
import { getCartLink } from '#store/cart/urls.ts';
import { parseAmount } from '#lib/money.ts';
import type { Load } from '#island/load.ts';
import { PAGE_TOKEN } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';
import { ORDER_FIELD, type OrderFieldName, WITHOUT_SCRIPT } from '#schemas/plain-order.ts';
import { useCartPart } from '#store/cart/use-cart-part.ts';
import { Button } from '#ui/Button.tsx';
import { messages } from './messages.ts';
import { OrderLinks } from './OrderLinks.tsx';
import type { Method } from './PaymentStep.tsx';
import { plainMessages } from './plain-messages.ts';
import { usePostedProblems } from './posted-problems.ts';
import { ShownProblems, useField } from './problems.ts';
import styles from './PlainOrder.module.css';
import { readOrderField, type PlainDelivery } from './plain-delivery.ts';
import { Warnings } from './Warnings.tsx';
import { POSTAL_CODE } from '#store/delivery/postal-code.ts';

/**
 * The order as a single form that the browser sends itself: address, time and payment. Only a server renders it; browsers never load this
 * code.
 */
export function PlainOrder({ methods }: { methods: readonly Method[] }) {
  const t = useTexts(messages);
  const plain = useTexts(plainMessages);
  const { settings } = useIsland();
  const { answer } = useLoaded<Load<never, PlainDelivery | undefined>>();
  const problems = usePostedProblems();
  const isEmpty = useCartPart(({ lineItems }) => lineItems.length === 0);
  const formUrl = safeLink(settings.orderFormUrl);
  if (isEmpty || formUrl === undefined) return null;
  const { dates, isServed, postalCode = '' } = answer ?? {};
  const findReason = (): string | undefined => {
    if (!answer) return undefined;
    if (!isServed) return plain('notServed');
    if (!dates) return t('timesFailed');
    return dates.length === 0 ? t('noTimes') : undefined;
  };
  return (
    <ShownProblems value={{ id: 'order', problems }}>
      <section className={styles.order} aria-label={plain('plainHeading')}>
        <h2 className={styles.heading}>{plain('plainHeading')}</h2>
        {problems.length > 0 && (
          <Warnings items={problems.map(({ name, label }) => ({ id: `order-${name}`, text: label }))} />
        )}
        <form className={styles.form} action={getCartLink(true, undefined).split('#')[0]} method="get">
          <input type="hidden" name={WITHOUT_SCRIPT} value="1" />
          <PostalCode
            label={t('postalCode')}
            hint={plain('plainHint')}
            value={postalCode}
            error={findReason()}
          />
          <Button type="submit" variant="secondary">
            {plain('showTimes')}
          </Button>
        </form>
        {dates && dates.length > 0 && (
          <form className={styles.form} action={formUrl} method="post">
            <input type="hidden" name={PAGE_TOKEN} value={settings.verificationToken ?? ''} />
            <input type="hidden" name={WITHOUT_SCRIPT} value="1" />
            <input type="hidden" name={`${ORDER_FIELD}PostalCode`} value={postalCode} />
            <FieldRow>
              <Text name="FirstName" label={t('firstName')} autoComplete="shipping given-name" />
              <Text name="LastName" label={t('lastName')} autoComplete="shipping family-name" />
            </FieldRow>
            <Text name="StreetAddress" label={t('streetAddress')} autoComplete="shipping street-address" />
            <Text name="City" label={t('city')} autoComplete="shipping address-level2" />
            <FieldRow>
              <Text name="Email" label={t('email')} type="email" autoComplete="email" />
              <Text
                name="PhoneNumber"
                label={`${t('phone')} ${t('optional')}`}
                type="tel"
                autoComplete="tel"
              />
            </FieldRow>
            <Text name="AdditionalInformation" label={`${t('additionalInformation')} ${t('optional')}`} />
            <FieldRow>
              <Choice name="DeliveryDate" label={t('dateLegend')} choices={dates} />
              <Choice name="DeliveryTime" label={t('timeLegend')} choices={listTimes(dates)} />
            </FieldRow>
            <Payment methods={methods} />
          </form>
        )}
      </section>
    </ShownProblems>
  );
}

interface Option {
  value: string;
  label: string;
}

/** Returns the times of all days without duplicates. The shop decides which of them a day has. */
const listTimes = (dates: readonly { times: readonly Option[] }[]): Option[] => [
  ...new Map(dates.flatMap(({ times }) => times.map((time) => [time.value, time]))).values(),
];

function Payment({ methods }: { methods: readonly Method[] }) {
  const t = useTexts(messages);
  const isFree = useCartPart(({ total }) => parseAmount(total) === 0);
  const freeMethod = useCartPart((cart) => cart.sveaPaymentsPaymentMethodCode);
  return (
    <>
      {isFree ? (
        <>
          <p>{t('nothingToPay')}</p>
          <input type="hidden" name={`${ORDER_FIELD}PaymentMethodCode`} value={freeMethod} />
        </>
      ) : (
        <Choice
          name="PaymentMethodCode"
          label={t('methodLegend')}
          choices={methods.map(({ code, label }) => ({ value: code, label }))}
        />
      )}
      <Button type="submit">{t(isFree ? 'confirmOrder' : 'pay')}</Button>
      <OrderLinks />
    </>
  );
}

interface LabelledProps {
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  children: (control: { id: string; className: string | undefined }) => ReactNode;
}

/** A field with a label. No field is required in the browser: the shop knows its customers and reports missing values (CHK-16). */
function Labelled({ id: given, label, hint, error, children }: LabelledProps) {
  const own = useId();
  const id = given ?? own;
  const control = {
    id,
    className: fieldStyles['control'],
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
  return (
    <Field field={{ id, label, required: false, error }} {...(hint !== undefined && { hint })}>
      {children(control)}
    </Field>
  );
}

const PostalCode = ({ value, ...field }: Omit<LabelledProps, 'children'> & { value: string }) => (
  <Labelled {...field}>
    {(control) => (
      <input
        {...control}
        name={POSTAL_CODE}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        defaultValue={value}
      />
    )}
  </Labelled>
);

interface TextProps extends Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'autoComplete'> {
  /** Name of the order's field. */
  name: OrderFieldName | 'AdditionalInformation';
  label: string;
}

function Text({ name, label, ...input }: TextProps) {
  const { order } = useIsland().settings;
  const { id, error } = useField(name as OrderFieldName);
  return (
    <Labelled id={id} label={label} error={error}>
      {(control) => (
        <input {...control} {...input} name={ORDER_FIELD + name} defaultValue={readOrderField(order, name)} />
      )}
    </Labelled>
  );
}

function Choice({ name, label, choices }: { name: string; label: string; choices: readonly Option[] }) {
  const { order } = useIsland().settings;
  return (
    <Labelled label={label}>
      {(control) => (
        <select {...control} name={ORDER_FIELD + name} defaultValue={readOrderField(order, name)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
