/** The forms that the server accepts, as the description of the API lists them. */
import { API, type Api, type FormBody, isFormBody, type OperationKey } from 'saaristo/api';
import { EXPORT_SUBJECT, MAX_FILE_BYTES } from 'saaristo/schemas';
import { type FormCheck, createFormCheck } from '../platform/http/form-check.ts';

/** The kinds of enquiries that an operation accepts: forms with a captcha. */
type KindOf<Key extends OperationKey> = Api[Key] extends { body: { captcha: string; forms: infer Forms } }
  ? keyof Forms & string
  : never;

export type EnquiryKind = { [Key in OperationKey]: KindOf<Key> }[OperationKey];

type Data = Record<string, unknown>;

/** One call of the API that accepts enquiries. */
export interface FormCall {
  key: OperationKey;
  /** The kinds that use this call. `getKind` distinguishes them if there are several. */
  kinds: readonly EnquiryKind[];
  captcha: NonNullable<FormBody['captcha']>;
  layout: FormBody['layout'];
}

const ADDRESS_FIELDS = ['StreetAddress', 'PostalCode', 'City'];

/** Distinguishes the kinds of enquiries that use the same call. */
const KIND_RULES: Partial<Record<OperationKey, (data: Data) => EnquiryKind>> = {
  // A page without materials to order shows the form for a message (CORP-17).
  'POST /api/contact/school-material/request': ({ Materials }) =>
    Array.isArray(Materials) && Materials.length === 0 ? 'school-contact' : 'school-material',
  'POST /api/contact/mfcontact': (data) =>
    ADDRESS_FIELDS.some((name) => Object.hasOwn(data, name)) ? 'brand-address-contact' : 'brand-contact',
  'POST /api/contact/business/requestcontact': (data) =>
    Object.hasOwn(data, 'ContentId') || data.Subject === EXPORT_SUBJECT
      ? 'export-contact'
      : 'expert-question',
};

/** Returns the kind of an enquiry. */
export const getKind = ({ key, kinds }: FormCall, data: Data): EnquiryKind =>
  KIND_RULES[key]?.(data) ?? kinds[0]!;

const checkedForms: Record<string, FormCheck> = {};
export const formCalls: FormCall[] = [];
for (const key of Object.keys(API) as OperationKey[]) {
  const { body } = API[key] as { body?: FormBody };
  if (!isFormBody(body) || !body.captcha) continue;
  for (const [kind, form] of Object.entries(body.forms)) checkedForms[kind] = createFormCheck(form);
  const kinds = Object.keys(body.forms) as EnquiryKind[];
  formCalls.push({ key, kinds, captcha: body.captcha, layout: body.layout });
}

/** The kinds of enquiries with their rules, in the order that editors see. */
export const forms = checkedForms as Readonly<Record<EnquiryKind, FormCheck>>;
export const ENQUIRY_KINDS = Object.keys(forms) as EnquiryKind[];

/** Maximum bytes of a file's data URL: base64 encodes three bytes as four, after the type. */
const MAX_DATA_URL_BYTES = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 100;

/** Returns the maximum bytes of files in a body of this call, in addition to its fields. */
export const getMaxFileBytes = ({ kinds }: FormCall): number =>
  Math.max(...kinds.map((kind) => forms[kind].files?.most ?? 0)) * MAX_DATA_URL_BYTES;
