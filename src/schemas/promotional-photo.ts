import { object, string } from 'yup';
import { ONE_IMAGE } from './files.ts';
import { formSchema, textOf, textsOf, trimmed } from './form.ts';
import { requiredText, ticked } from './rules.ts';

type MethodOfContact = 'email' | 'phone';

/**
 * An entry to the photo competition (PRO-01 to PRO-04). The consent to the rules is required but not sent.
 */
export const promotionalPhoto = formSchema({
  schema: object({
    FirstName: requiredText(),
    LastName: requiredText(),
    Email: requiredText(),
    Phone: requiredText(),
    MethodOfContact: string<MethodOfContact>().defined().oneOf(['email', 'phone'], 'requiredLabel'),
    rules: ticked(),
  }),
  initial: {
    FirstName: '',
    LastName: '',
    Email: '',
    Phone: '',
    MethodOfContact: 'email',
    rules: false,
  },
  toData: ({ rules: _, ...values }) => trimmed(values),
  fromData: (data) => ({
    ...textsOf(data, ['FirstName', 'LastName', 'Email', 'Phone']),
    MethodOfContact: textOf(data['MethodOfContact']) as MethodOfContact,
    rules: true,
  }),
  files: ONE_IMAGE,
});
