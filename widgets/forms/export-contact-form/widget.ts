import * as v from 'valibot';
import { captchaSiteKey, customerId, submitUrl, thankYouText } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'export-contact-form',
  title: 'Export contact form',
  description: 'A request for contact by a business abroad, in English.',
  category: 'forms',
  icon: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2c-1 0-2.5 2.3-2.9 6h5.8C14.5 6.3 13 4 12 4Zm-3 8c.2 4.6 1.9 8 3 8s2.8-3.4 3-8H9ZM7 12H4.1a8 8 0 0 0 4.3 7.1C7.5 17.3 7.1 14.8 7 12Zm10 0c-.1 2.8-.5 5.3-1.4 7.1A8 8 0 0 0 19.9 12H17Z',
  props: {
    contentId: v.optional(
      v.pipe(v.string(), editor('Content id', 'Sent with the request. Default: the page', 'page-id')),
    ),
    customerId,
    errorMessage: v.optional(
      v.pipe(v.string(), editor('Error', 'Where sending fails. Default: an English text')),
    ),
    thankYouText,
    submitUrl: submitUrl('/api/contact/business/requestcontact'),
    captchaSiteKey,
  },
  load: 'visible',
  reservedHeight: { narrow: 800, medium: 586, wide: 602 },
  texts: messages,
});
