import { CONTACT, createContactSender } from '#api/contact.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { complaint } from '#schemas/retail.ts';
import { DateField } from '../DateField.tsx';
import { FieldRow } from '../FieldRow.tsx';
import { FileField } from '../files/FileField.tsx';
import { Form } from '../Form.tsx';
import { ProductPicker } from '../product-picker/ProductPicker.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { complaintMessages } from './messages.ts';
import { Person } from './Person.tsx';

export interface ComplaintProps {
  successPage?: string | undefined;
  /** Initial place of purchase. */
  placeOfPurchase?: string | undefined;
  /** Whether it can't be changed. Default: true on the shop (CMP-11). */
  lockPlaceOfPurchase?: boolean | undefined;
  captchaSiteKey?: string | undefined;
  productListUrl?: string | undefined;
  maxFiles?: number | undefined;
}

const send = createContactSender(CONTACT.complaint);

/** A complaint about a product (CMP-04 to CMP-15). */
export function Complaint({ placeOfPurchase = '', lockPlaceOfPurchase, maxFiles, ...rest }: ComplaintProps) {
  const t = useTexts(complaintMessages);
  const isShop = isShopSite(useIsland().site);
  // A locked empty field would prevent the form from being sent.
  const isLocked = (lockPlaceOfPurchase ?? isShop) && placeOfPurchase !== '';
  const place = { PlaceOfPurchase: placeOfPurchase };
  return (
    <Form
      name="complaint"
      form={complaint}
      {...(isLocked ? { locked: place } : { start: place })}
      messages={complaintMessages}
      captchaSiteKey={rest.captchaSiteKey}
      successPage={rest.successPage}
      maxFiles={maxFiles}
      action={CONTACT.complaint}
      send={send}
      event={{ event: 'reklamaatio_form_submit' }}
    >
      <ProductPicker name="ProductName" idName="ProductId" label={t('product')} url={rest.productListUrl} />
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
      <FieldRow>
        <DateField name="ExpirationDate" label={t('expirationDate')} />
        <TextField name="BatchNumber" label={t('batchNumber')} autoComplete="off" />
      </FieldRow>
      <TextField name="PlaceOfPurchase" label={t('purchasePlace')} autoComplete="off" readOnly={isLocked} />
      <FileField name="Files" label={t('images')} />
      <Person />
    </Form>
  );
}
