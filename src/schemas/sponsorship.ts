import { object } from 'yup';
import { readDay, readTypedDay, formatTypedDay } from '#lib/day.ts';
import { ONE_PDF } from './files.ts';
import { formSchema, textOf, textsOf, trimmed } from './form.ts';
import { optionalDay, requiredMessage, requiredText } from './rules.ts';

/** An application for sponsorship (SPO-01 to SPO-05). `EventDate` is sent as `yyyy-MM-dd` or null. */
export const sponsorship = formSchema({
  schema: object({
    Subject: requiredText(),
    Groupname: requiredText(),
    EventDate: optionalDay(),
    Message: requiredMessage(),
    Firstname: requiredText(),
    Lastname: requiredText(),
    Email: requiredText(),
    Phone: requiredText(),
  }),
  initial: {
    Subject: '',
    Groupname: '',
    EventDate: '',
    Message: '',
    Firstname: '',
    Lastname: '',
    Email: '',
    Phone: '',
  },
  toData({ Message, ...values }) {
    const { EventDate, ...rest } = trimmed(values);
    return { ...rest, Message, EventDate: readTypedDay(EventDate) ?? null };
  },
  fromData: (data) => ({
    ...textsOf(data, ['Subject', 'Groupname', 'Message', 'Firstname', 'Lastname', 'Email', 'Phone']),
    EventDate: formatTypedDay(readDay(textOf(data['EventDate'])) ?? ''),
  }),
  files: ONE_PDF,
});
