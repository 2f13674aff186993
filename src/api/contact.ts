/** Calls of the contact forms (API-15..API-22, API-57). */
import { isRecord } from '#lib/read.ts';
import { ApiError, post } from './http.ts';

/** A file as the contact calls take it: `Data` is a data URL (FRM-05). */
export interface ContactFile {
  Name: string;
  Data: string;
}

/** What the contact calls are sent (FRM-04). */
interface ContactPayload {
  Data: object;
  /** null in forms without a file field. */
  Files: ContactFile[] | null;
  MTCaptchaToken: string;
}

/** What a contact call encloses with its data. */
export interface Enclosed {
  captchaToken: string;
  /** null in forms without a file field. */
  files: ContactFile[] | null;
}

/** Where each of the forms is sent; a CMS may name another address for some (API-15 to API-22, API-28, API-29). */
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
};

/** Sends forms to `path`. Rejects with ApiError, also where the answer says `isSuccess: false`. */
export const sendContact =
  (path: string) =>
  async (data: object, { captchaToken, files }: Enclosed, signal?: AbortSignal): Promise<void> => {
    const payload: ContactPayload = { Data: data, Files: files, MTCaptchaToken: captchaToken };
    const answer = await post(path, payload, signal);
    if (isRecord(answer) && answer['isSuccess'] === false) throw new ApiError('bad-response');
  };

/** What a refused form's fields lack, by their names; nothing where a call failed in another way. A file is `Files[0]`. */
export const refusedFields = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof ApiError && isRecord(error.answer) && isRecord(error.answer['fields'])
    ? error.answer['fields']
    : {};

/** Sends the sales form: flat, the token among its fields (API-23). Rejects with ApiError. */
export async function sendSales(
  data: object,
  { captchaToken }: Pick<Enclosed, 'captchaToken'>,
  signal?: AbortSignal,
): Promise<void> {
  await post(CONTACT.sales, { ...data, captchaToken }, signal);
}
