import { captchaSiteKey, thankYouText } from '#forms/form-props.ts';
import { defineWidget } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'brand-address-contact-form',
  title: 'Brand contact form with address',
  description: 'A message to a brand, with a postal address and an image.',
  category: 'forms',
  icon: 'M12 2a7 7 0 0 1 7 7c0 4.6-7 13-7 13S5 13.6 5 9a7 7 0 0 1 7-7Zm0 2a5 5 0 0 0-5 5c0 2.5 3 7.2 5 9.8 2-2.6 5-7.3 5-9.8a5 5 0 0 0-5-5Zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  props: { thankYouText, captchaSiteKey },
  load: 'visible',
  reservedHeight: { narrow: 1324, medium: 966, wide: 982 },
  texts: messages,
});
