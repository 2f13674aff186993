import * as v from 'valibot';
import { captchaSiteKey, submitUrl, successPage, thankYouText } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'brand-contact-form',
  title: 'Brand contact form',
  description: 'A message to a brand, with an image if the visitor has one.',
  category: 'forms',
  icon: 'M3 5h18v14H3V5Zm2 2v.4l7 4.7 7-4.7V7H5Zm0 2.8V17h14V9.8l-7 4.7-7-4.7Z',
  props: {
    submitUrl: submitUrl('/api/contact/mfcontact'),
    successPage,
    privacyPolicyUrl: v.pipe(v.string(), editor('Privacy policy', 'Its address', 'link')),
    thankYouText,
    captchaSiteKey,
  },
  load: 'visible',
  reservedHeight: { narrow: 1054, medium: 803, wide: 819 },
  texts: messages,
});
