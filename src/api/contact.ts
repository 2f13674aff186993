/** Calls of the contact forms (API-15..API-22, API-57). */
import { isRecord } from '#lib/read.ts';
import { ApiError, post } from './http.ts';

/** A file as the contact calls take it: `Data` is a data URL (FRM-05). */
export interface ContactFile {
  Name: string;
  Data: string;
}

/** What the contact calls are sent (FRM-04). */
export interface ContactPayload<Data extends object> {
  Data: Data;
  /** null in forms without a file field. */
  Files: ContactFile[] | null;
  MTCaptchaToken: string;
}

/** Sends a question (API-16). Rejects with ApiError, also where the answer says `isSuccess: false`. */
export const sendQuestion = (
  payload: ContactPayload<{ Message: string }>,
  signal?: AbortSignal,
): Promise<void> => send('/api/contact/retail/question', payload, signal);

async function send(path: string, payload: ContactPayload<object>, signal?: AbortSignal): Promise<void> {
  const answer = await post(path, payload, signal);
  if (isRecord(answer) && answer['isSuccess'] === false) throw new ApiError('bad-response');
}
