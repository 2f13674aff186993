import { CONTACT, sendSales } from '#api/contact.ts';
import { RadioGroup } from '#forms/Choices.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { Form } from '#forms/Form.tsx';
import { ProductPicker } from '#forms/product-picker/ProductPicker.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { sales } from '#schemas/sales.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const NO_PRODUCTS: [] = [];

/** The professional site's form (SAL-01 to SAL-11). It shows no message after a failed call (SAL-08). */
export default function SalesForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { product, products = NO_PRODUCTS, formType } = props;
  return (
    <Form
      name="sales"
      form={sales}
      start={product ? { product: product.title, productId: product.productId } : {}}
      given={{ formType }}
      messages={messages}
      captchaSiteKey={props.captchaSiteKey}
      successPage={props.successPage}
      failure=""
      action={CONTACT.sales}
      send={sendSales}
    >
      <FieldRow>
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField name="organization" label={t('organization')} autoComplete="organization" />
        <TextField name="customerNumber" label={t('customerNumber')} autoComplete="off" />
      </FieldRow>
      <ProductPicker name="product" idName="productId" label={t('product')} products={products} />
      <TextArea name="message" label={t('message')} limit={MESSAGE_LIMIT} />
      <RadioGroup
        name="contactRequest"
        label={t('contactMethod')}
        choices={[
          { value: 'Email', label: t('byEmail') },
          { value: 'Phone', label: t('byPhone') },
          { value: 'None', label: t('noContact') },
        ]}
      />
      <FieldRow>
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          dependsOn="contactRequest"
        />
        <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" dependsOn="contactRequest" />
      </FieldRow>
    </Form>
  );
}
