import * as v from 'valibot';
import { successText } from '#forms/form-props.ts';
import { defineWidget, editor, label, link } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'campaign-form',
  title: 'Campaign sign-up',
  description: 'Participation in a campaign: an e-mail address and two consents.',
  category: 'signups',
  icon: 'M3 9v6h4l7 5V4L7 9H3Zm2 2h2.6L12 7.9v8.2L7.6 13H5v-2Zm11.5-2.5a5 5 0 0 1 0 7l-1.4-1.4a3 3 0 0 0 0-4.2l1.4-1.4Zm2.8-2.8a9 9 0 0 1 0 12.6l-1.4-1.4a7 7 0 0 0 0-9.8l1.4-1.4Z',
  props: {
    campaignJoinNumber: v.pipe(
      v.string(),
      v.minLength(1),
      editor('Campaign number', 'Sent with the sign-up'),
    ),
    adultLabel: label('Of age', 'The first box'),
    rulesLabel: label('Rules', 'The second box'),
    rulesLink: v.optional(link('Link to the rules', 'Beside the second box')),
    successText,
  },
  load: 'visible',
  reservedHeight: { narrow: 362, medium: 339, wide: 355 },
  budgets: [{ bytes: 61_200 }],
  texts: messages,
});
