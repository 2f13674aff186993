import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'question-form',
  title: 'Question form',
  description: 'A message to the company, with a captcha. Your text replaces the form when it is sent.',
  category: 'forms',
  icon: 'M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm2 4v2h12V8Zm0 4v2h8v-2Z',
  props: {
    header: v.optional(
      v.pipe(v.string(), editor('Heading', 'Above the form. None where it is empty', { inline: true })),
    ),
    buttonLabel: label('Button', 'Text of the send button'),
    successText: v.pipe(
      v.string(),
      editor('Thank-you text', 'Replaces the form once it is sent', 'long-text'),
    ),
    captchaSiteKey: v.optional(
      v.pipe(v.string(), editor('Captcha site key', 'Default: the page settings. Pages with MTCaptcha only')),
    ),
    remainingLabel: label('Remaining characters', 'Follows the number of characters that are left'),
  },
  load: 'visible',
  reservedHeight: { narrow: 519, medium: 474, wide: 494 },
  budgets: [{ bytes: 59_900 }],
  texts: messages,
});
