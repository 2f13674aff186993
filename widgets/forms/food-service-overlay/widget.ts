import * as v from 'valibot';
import { captchaSiteKey, customerId, emptyEmailLabel, errorLabel, submitUrl } from '#forms/form-props.ts';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'food-service-overlay',
  title: 'Floating buttons of professionals',
  description: 'Two buttons in the corner: one subscribes to the newsletter, one asks an expert.',
  category: 'forms',
  icon: 'M4 3h16v10H4V3Zm2 2v6h12V5H6Zm7 10h7v6h-7v-6Zm-9 0h7v6H4v-6Z',
  props: {
    newsletterLabel: label('Newsletter button', 'Opens the sign-up'),
    questionLabel: label('Question button', 'Opens the question'),
    subject: v.optional(v.pipe(v.string(), editor('Subject', 'Sent with the question'))),
    customerId,
    submitUrl: submitUrl('/api/contact/business/requestcontact'),
    emptyEmailLabel,
    errorLabel,
    captchaSiteKey,
  },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
