/** Calls of the contact forms (API-15..API-22, API-57). */
import { isRecord } from '#lib/read.ts';
import type { Api } from './contract/index.ts';
import type { FilledPath } from './contract/operation.ts';
import { ApiError, post } from './http.ts';

/** A file in the format of the contact calls: `Data` is a data URL (FRM-05). */
export interface ContactFile {
  Name: string;
  Data: string;
}

/** The body of the contact calls (FRM-04). */
interface ContactPayload {
  Data: object;
  /** null in forms without a file field. */
  Files: ContactFile[] | null;
  MTCaptchaToken: string;
}

/** The parts of a contact call besides its data. */
export interface ContactExtras {
  captchaToken: string;
  /** null in forms without a file field. */
  files: ContactFile[] | null;
}

/** The URL of each form's call; a CMS may set another URL for some (API-15 to API-22, API-28, API-29). */
export const CONTACT = {
  feedback: '/api/contact/retail/feedback',
  question: '/api/contact/retail/question',
  complaint: '/api/contact/retail/reclamation',
  sponsorship: '/api/contact/retail/sponsor',
  promotionalPhoto: '/api/contact/promotionalphoto',
  brand: '/api/contact/mfcontact',
  schoolMaterial: '/api/contact/school-material/request',
  business: '/api/contact/business/requestcontact',
  sales: '/api/fs/salesform',
} as const satisfies Record<string, FilledPath<Api, 'POST'>>;

/**
 * Creates the function that sends a form to `path`. It rejects with ApiError, also if the answer says
 * `isSuccess: false`.
 */
export const createContactSender =
  (path: string) =>
  async (data: object, { captchaToken, files }: ContactExtras, signal?: AbortSignal): Promise<void> => {
    const payload: ContactPayload = { Data: data, Files: files, MTCaptchaToken: captchaToken };
    const answer = await post(path, payload, signal);
    if (isRecord(answer) && answer['isSuccess'] === false) throw new ApiError('bad-response');
  };

/**
 * Returns the server's errors of a refused form by field name (`Files[0]` for a file); {} if the call failed
 * for another reason.
 */
export const getRefusedFields = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof ApiError && isRecord(error.answer) && isRecord(error.answer['fields'])
    ? error.answer['fields']
    : {};

/** Sends the sales form: one flat object that includes the captcha token (API-23). Rejects with ApiError. */
export async function sendSales(
  data: object,
  { captchaToken }: Pick<ContactExtras, 'captchaToken'>,
  signal?: AbortSignal,
): Promise<void> {
  await post(CONTACT.sales, { ...data, captchaToken }, signal);
}
