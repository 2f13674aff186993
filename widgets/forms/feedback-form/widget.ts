import {
  captchaSiteKey,
  productListUrl,
  remainingLabel,
  requiredLabel,
  successPage,
} from '#forms/form-props.ts';
import { feedbackMessages } from '#forms/retail/messages.ts';
import { defineWidget } from '#island/define.ts';

export default defineWidget({
  name: 'feedback-form',
  title: 'Feedback form',
  description: 'General feedback about a product or another subject, with contact details.',
  category: 'forms',
  icon: 'M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-5l-3 4-3-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm0 2v11h6l2 2.7 2-2.7h6V5H4Zm3 3h10v2H7V8Zm0 3.5h7v2H7v-2Z',
  props: { successPage, captchaSiteKey, productListUrl, remainingLabel, requiredLabel },
  load: 'visible',
  reservedHeight: { narrow: 1424, medium: 1006, wide: 1022 },
  texts: feedbackMessages,
});
