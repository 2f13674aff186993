import * as v from 'valibot';
import { captchaSiteKey, remainingLabel, requiredLabel, successPage } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'sponsorship-form',
  title: 'Sponsorship application',
  description: 'An application for sponsorship: the purpose, the applicant, and a description as a PDF.',
  category: 'forms',
  icon: 'M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.5 6.6 19.5l1.2-6L3.3 9.3l6.1-.7L12 3Zm0 4.8-1.2 2.7-3 .3 2.2 2-.6 2.9 2.6-1.4 2.6 1.4-.6-2.9 2.2-2-3-.3L12 7.8Z',
  props: {
    successPage,
    captchaSiteKey,
    subjects: v.optional(
      v.pipe(
        v.array(v.string()),
        v.minLength(1),
        editor('Subjects', 'To choose from. Default: the three of the company'),
      ),
    ),
    remainingLabel,
    requiredLabel,
  },
  load: 'visible',
  reservedHeight: { narrow: 1352, medium: 1101, wide: 1117 },
  texts: messages,
});
