import { object } from 'yup';
import { formSchema, textsOf } from './form.ts';
import { requiredMessage } from './rules.ts';

/**
 * A question to the company: Data contains only the message, and there are no files (QUE-02, QUE-03, QUE-05).
 */
export const question = formSchema({
  schema: object({ Message: requiredMessage() }),
  initial: { Message: '' },
  toData: ({ Message }) => ({ Message }),
  fromData: (data) => textsOf(data, ['Message']),
  files: null,
});
