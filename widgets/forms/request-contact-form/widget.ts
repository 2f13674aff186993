import * as v from 'valibot';
import { expertQuestionMessages } from '#forms/expert-question/messages.ts';
import { captchaSiteKey, customerId, submitUrl, thankYouText } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';

export default defineWidget({
  name: 'request-contact-form',
  title: 'Request for contact',
  description: 'A business asks to be contacted, with a question to an expert.',
  category: 'forms',
  icon: 'M6.6 3h3l1.5 4.5-2 1.5a12 12 0 0 0 5.9 5.9l1.5-2L21 14.4v3A3.6 3.6 0 0 1 17.4 21 14.4 14.4 0 0 1 3 6.6 3.6 3.6 0 0 1 6.6 3Zm0 2A1.6 1.6 0 0 0 5 6.6 12.4 12.4 0 0 0 17.4 19a1.6 1.6 0 0 0 1.6-1.6v-1.6l-1.9-.6-1.5 2-1.3-.6a14 14 0 0 1-6.9-6.9l-.6-1.3 2-1.5L8.2 5H6.6Z',
  props: {
    subject: v.optional(
      v.pipe(v.string(), editor('Subject', 'Sent with it. Default: a question to an expert')),
    ),
    customerId,
    submitUrl: submitUrl('/api/contact/business/requestcontact'),
    thankYouText,
    captchaSiteKey,
  },
  load: 'visible',
  reservedHeight: { narrow: 800, medium: 586, wide: 602 },
  texts: expertQuestionMessages,
});
