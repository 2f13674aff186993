import { object } from 'yup';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { readJson, readList, readText } from '#lib/read.ts';
import { formSchema, textsOf, trimmed } from './form.ts';
import { choices, optionalText, requiredText } from './rules.ts';

const fields = {
  FirstName: requiredText(),
  LastName: requiredText(),
  School: optionalText(),
  Region: optionalText(),
  Email: requiredText(),
  Links: choices(),
  Subject: optionalText(),
};

const initial = {
  FirstName: '',
  LastName: '',
  School: '',
  Region: '',
  Email: '',
  Materials: [] as string[],
  Links: [] as string[],
  Message: '',
  Subject: '',
};

type Values = typeof initial;

const toData = ({ Message, ...values }: Values) => ({ ...trimmed(values), Message });

const fromData = (data: Record<string, unknown>): Values => ({
  ...textsOf(data, ['FirstName', 'LastName', 'School', 'Region', 'Email', 'Message', 'Subject']),
  Materials: readList(data['Materials'], readText),
  Links: readList(data['Links'], readText),
});

/** An order of school materials (SCH-02 to SCH-04): names in Materials, URLs in Links. */
export const schoolMaterial = formSchema({
  schema: object({
    ...fields,
    Materials: choices().test('required', 'materialsLabel', (chosen) => chosen.length > 0),
    Message: optionalText(MESSAGE_LIMIT),
  }),
  initial,
  toData,
  fromData,
  files: null,
  complete: (values, sent) => ({
    ...values,
    Links: (sent.get(OFFERED) ?? []).flatMap((offered) => linkOf(offered, values.Materials) ?? []),
  }),
});

/**
 * The school contact form, for pages without materials: the message is required instead (SCH-07, CORP-17).
 */
export const schoolContact = formSchema({
  schema: object({ ...fields, Materials: choices().max(0), Message: requiredText(MESSAGE_LIMIT) }),
  initial,
  toData,
  fromData,
  files: null,
});

/**
 * Name of the hidden fields that list the offered materials in a post without JavaScript, each JSON of
 * `[material, url]`.
 */
export const OFFERED = 'OfferedMaterial';

/** Returns the URL of an offered material if it was chosen. */
function linkOf(offered: string, chosen: readonly string[]): string | undefined {
  const [material, url] = readList(readJson(offered), readText);
  return material !== undefined && chosen.includes(material) ? url : undefined;
}

/** Adds the URLs of the ordered materials to an order. */
export const withLinks = <Order extends { Materials: string[] }>(
  order: Order,
  materials: readonly { Material: string; Url: string }[],
): Order & { Links: string[] } => ({
  ...order,
  Links: materials.filter(({ Material }) => order.Materials.includes(Material)).map(({ Url }) => Url),
});
