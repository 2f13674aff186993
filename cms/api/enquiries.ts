import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#lib/read.ts';
import type { Database } from '../database/database.ts';
import { refuseFields } from '../enquiries/checked.ts';
import { readFiles } from '../enquiries/files.ts';
import { fileBytes, type FormCall, formCalls, forms } from '../enquiries/forms.ts';
import { storeEnquiry, WRONG_CAPTCHA } from '../enquiries/store.ts';
import { HttpError } from '../errors.ts';
import { requestSite } from '../request.ts';
import type { Captcha } from '../security/captcha.ts';

function dataOf(body: Record<string, unknown>, { flat }: FormCall): Record<string, unknown> {
  if (flat) return body;
  if (!isRecord(body.Data)) throw new HttpError(400, 'The body has to hold an object Data.');
  return body.Data;
}

/**
 * Takes one form: every field and file is checked before the captcha is used up, so that a refusal leaves it good for the next try;
 * that it is right is asked before the files are looked into, which is much more work.
 */
async function take(
  call: FormCall,
  database: Database,
  captcha: Captcha,
  request: FastifyRequest,
): Promise<{ isSuccess: true }> {
  const { body } = request;
  if (!isRecord(body)) throw new HttpError(400, 'The body has to be an object.');
  const sent = dataOf(body, call);
  const kind = call.kindOf?.(sent) ?? call.kinds[0];
  const data = await forms[kind].read(sent);
  const token = body[call.captcha];
  if (typeof token !== 'string' || token === '') throw refuseFields({ [call.captcha]: 'requiredLabel' });
  if (!(await captcha.isSolved(token))) throw new HttpError(400, WRONG_CAPTCHA);
  const files = await readFiles(call.flat ? null : body.Files, forms[kind].files);
  await storeEnquiry(database, captcha, { kind, site: requestSite(request), data, files }, token);
  return { isSuccess: true };
}

/**
 * The calls of all forms (API-15 to API-23, API-28, API-29, API-31): `{isSuccess: true}` once all of an enquiry is stored.
 * @param bodyLimit bytes of a body without files
 */
export function enquiryRoutes(
  app: FastifyInstance,
  database: Database,
  captcha: Captcha,
  bodyLimit: number,
): void {
  for (const call of formCalls) {
    app.post(call.path, { bodyLimit: bodyLimit + fileBytes(call) }, (request) =>
      take(call, database, captcha, request),
    );
  }
}
