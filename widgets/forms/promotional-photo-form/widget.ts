import * as v from 'valibot';
import { captchaSiteKey, requiredLabel, successPage } from '#forms/form-props.ts';
import { defineWidget, link } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'promotional-photo-form',
  title: 'Photo competition',
  description: 'An entry to a photo competition: contact details, a photo, and consent to the rules.',
  category: 'forms',
  icon: 'M9 4h6l1.5 2H20a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h3.5L9 4Zm3 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  props: {
    successPage,
    rulesLink: v.optional(link('Rules', 'Beside the box that agrees to them')),
    captchaSiteKey,
    requiredLabel,
  },
  load: 'visible',
  reservedHeight: { narrow: 942, medium: 643, wide: 659 },
  texts: messages,
});
