import { object } from 'yup';
import { readList, readText } from '#lib/read.ts';
import { formSchema, textsOf, trimmed } from './form.ts';
import { choices, optionalText, requiredText } from './rules.ts';

/** An order of school materials (SCH-02 to SCH-04): names in Materials, addresses in Links. The message is not checked for characters. */
export const schoolMaterial = formSchema({
  schema: object({
    FirstName: requiredText(),
    LastName: requiredText(),
    School: optionalText(),
    Region: optionalText(),
    Email: requiredText(),
    Materials: choices().test('required', 'materialsLabel', (chosen) => chosen.length > 0),
    Links: choices(),
    Message: optionalText(2000),
    Subject: optionalText(),
  }),
  initial: {
    FirstName: '',
    LastName: '',
    School: '',
    Region: '',
    Email: '',
    Materials: [] as string[],
    Links: [] as string[],
    Message: '',
    Subject: '',
  },
  toData: ({ Message, ...values }) => ({ ...trimmed(values), Message }),
  fromData: (data) => ({
    ...textsOf(data, ['FirstName', 'LastName', 'School', 'Region', 'Email', 'Message', 'Subject']),
    Materials: readList(data['Materials'], readText),
    Links: readList(data['Links'], readText),
  }),
  files: null,
});
