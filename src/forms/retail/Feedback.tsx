import { CONTACT, createContactSender } from '#api/contact.ts';
import { useTexts } from '#island/context.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { feedback } from '#schemas/retail.ts';
import { Form } from '../Form.tsx';
import { ProductPicker } from '../product-picker/ProductPicker.tsx';
import { TextArea } from '../TextArea.tsx';
import { feedbackMessages } from './messages.ts';
import { Person } from './Person.tsx';

export interface FeedbackProps {
  successPage?: string | undefined;
  captchaSiteKey?: string | undefined;
  productListUrl?: string | undefined;
}

const send = createContactSender(CONTACT.feedback);

/** Feedback of any kind (FDB-01 to FDB-06). */
export function Feedback({ productListUrl, ...rest }: FeedbackProps) {
  const t = useTexts(feedbackMessages);
  return (
    <Form
      name="feedback"
      form={feedback}
      messages={feedbackMessages}
      action={CONTACT.feedback}
      send={send}
      event={{ event: 'palaute_form_submit' }}
      {...rest}
    >
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
      <ProductPicker name="ProductName" idName="ProductId" label={t('product')} url={productListUrl} />
      <Person />
    </Form>
  );
}
