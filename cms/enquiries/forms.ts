/** All forms of the server and their API calls. A new form is a new row. */
import { MOST_FILE_BYTES } from 'saaristo/schemas';
import { brandAddressContact, brandContact } from 'saaristo/schemas';
import { EXPORT_SUBJECT, expertQuestion, exportContact } from 'saaristo/schemas';
import { promotionalPhoto } from 'saaristo/schemas';
import { question } from 'saaristo/schemas';
import { complaint, feedback } from 'saaristo/schemas';
import { sales } from 'saaristo/schemas';
import { schoolContact, schoolMaterial } from 'saaristo/schemas';
import { sponsorship } from 'saaristo/schemas';
import { type FormCheck, createFormCheck } from '../http/form-check.ts';

/** The kinds of enquiries with their rules, in the order that editors see. */
export const forms = {
  complaint: createFormCheck(complaint),
  feedback: createFormCheck(feedback),
  question: createFormCheck(question),
  sponsorship: createFormCheck(sponsorship),
  'promotional-photo': createFormCheck(promotionalPhoto),
  'brand-contact': createFormCheck(brandContact),
  'brand-address-contact': createFormCheck(brandAddressContact),
  'school-material': createFormCheck(schoolMaterial),
  'school-contact': createFormCheck(schoolContact),
  'export-contact': createFormCheck(exportContact),
  'expert-question': createFormCheck(expertQuestion),
  sales: createFormCheck(sales),
} satisfies Record<string, FormCheck>;

export type EnquiryKind = keyof typeof forms;

export const ENQUIRY_KINDS = Object.keys(forms) as EnquiryKind[];

type Data = Record<string, unknown>;

/** An API call of forms. */
export interface FormCall {
  path: string;
  /** The kinds of enquiries of this call. `kindOf` determines the kind if there are several. */
  kinds: readonly [EnquiryKind, ...EnquiryKind[]];
  kindOf?: (data: Data) => EnquiryKind;
  /** The property of the body with the captcha's token. */
  captcha: 'MTCaptchaToken' | 'captchaToken';
  /** Whether the fields are the body itself. Otherwise they are in its `Data`, beside `Files` (FRM-04). */
  flat?: boolean;
}

const createCall = (path: string, ...kinds: FormCall['kinds']): FormCall => ({
  path,
  kinds,
  captcha: 'MTCaptchaToken',
});

const ADDRESS_FIELDS = ['StreetAddress', 'PostalCode', 'City'];

export const formCalls: readonly FormCall[] = [
  createCall('/api/contact/retail/feedback', 'feedback'),
  createCall('/api/contact/retail/question', 'question'),
  createCall('/api/contact/retail/reclamation', 'complaint'),
  createCall('/api/contact/retail/sponsor', 'sponsorship'),
  createCall('/api/contact/promotionalphoto', 'promotional-photo'),
  {
    ...createCall('/api/contact/school-material/request', 'school-material', 'school-contact'),
    // A page without materials to order shows the form for a message (CORP-17).
    kindOf: ({ Materials }) =>
      Array.isArray(Materials) && Materials.length === 0 ? 'school-contact' : 'school-material',
  },
  {
    ...createCall('/api/contact/mfcontact', 'brand-contact', 'brand-address-contact'),
    kindOf: (data) =>
      ADDRESS_FIELDS.some((name) => Object.hasOwn(data, name)) ? 'brand-address-contact' : 'brand-contact',
  },
  {
    ...createCall('/api/contact/business/requestcontact', 'expert-question', 'export-contact'),
    kindOf: (data) =>
      Object.hasOwn(data, 'ContentId') || data.Subject === EXPORT_SUBJECT
        ? 'export-contact'
        : 'expert-question',
  },
  { ...createCall('/api/fs/salesform', 'sales'), captcha: 'captchaToken', flat: true },
];

/** Maximum bytes of a file's data URL: base64 encodes three bytes as four, after the type. */
const MAX_DATA_URL_BYTES = Math.ceil(MOST_FILE_BYTES / 3) * 4 + 100;

/** Returns the maximum bytes of files in a body of this call, in addition to its fields. */
export const getMaxFileBytes = ({ kinds }: FormCall): number =>
  Math.max(...kinds.map((kind) => forms[kind].files?.most ?? 0)) * MAX_DATA_URL_BYTES;
