import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { NATIVE } from 'saaristo/schemas';
import { getPageLanguage } from '../content/page-language.ts';
import type { Database } from '../platform/database/database.ts';
import { createFieldsError } from '../platform/http/form-check.ts';
import { type CheckedFile, readFiles } from './files.ts';
import { getMaxFileBytes, type EnquiryKind, type FormCall, formCalls, forms, getKind } from './forms.ts';
import { storeEnquiry, WRONG_CAPTCHA } from './store.ts';
import { registerOperation } from '../platform/http/api.ts';
import { HttpError } from '../platform/http/errors.ts';
import { NativePost, type NativePosts } from './native/posts.ts';
import { getRequestSite } from '../platform/http/request.ts';
import type { Captcha } from '../platform/http/security/captcha.ts';

function getFormData(body: Record<string, unknown>, { layout }: FormCall): Record<string, unknown> {
  if (layout === 'flat') return body;
  if (!isRecord(body.Data)) throw new HttpError(400, 'The body has to hold an object Data.');
  return body.Data;
}

/**
 * Receives one form. Checks all fields and files before it uses up the captcha, so that a refused form can be sent again. Verifies the
 * captcha before it reads the files, which is more work.
 */
async function receiveForm(
  call: FormCall,
  database: Database,
  captcha: Captcha,
  request: FastifyRequest,
): Promise<{ isSuccess: true }> {
  const { body } = request;
  if (!isRecord(body)) throw new HttpError(400, 'The body has to be an object.');
  const sent = getFormData(body, call);
  const kind = getKind(call, sent);
  const data = await forms[kind].read(sent);
  const token = body[call.captcha];
  if (typeof token !== 'string' || token === '') throw createFieldsError({ [call.captcha]: 'requiredLabel' });
  if (!(await captcha.isSolved(token))) throw new HttpError(400, WRONG_CAPTCHA);
  const files = await readFiles(call.layout === 'flat' ? null : body.Files, forms[kind].files);
  const language = await getPageLanguage(database, request);
  await storeEnquiry(
    database,
    captcha,
    { kind, site: getRequestSite(request), language, data, files },
    token,
  );
  return { isSuccess: true };
}

/** Receives a native post of the form. A plain question replaces the captcha, and editors see that. */
function receiveNativeForm(
  call: FormCall,
  database: Database,
  captcha: Captcha,
  native: NativePosts,
  post: NativePost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const named = post.text(NATIVE.kind) as EnquiryKind;
  const kind = call.kinds.includes(named) ? named : getKind(call, {});
  const site = getRequestSite(request);
  const form = {
    kind,
    form: forms[kind],
    requiresAnswer: true,
    store: async (data: Record<string, unknown>, files: readonly CheckedFile[]) => {
      const language = await getPageLanguage(database, request);
      await storeEnquiry(database, captcha, { kind, site, language, data, files }, undefined);
    },
  };
  return native.process(post, form, request, reply);
}

/**
 * Registers the API calls of all forms (API-15 to API-23, API-28, API-29, API-31). They respond `{isSuccess: true}` when the enquiry is
 * stored. A native post is redirected to its page.
 * @param bodyLimit bytes of a body without files
 */
export function registerEnquiryRoutes(
  app: FastifyInstance,
  database: Database,
  captcha: Captcha,
  native: NativePosts,
  bodyLimit: number,
): void {
  for (const call of formCalls) {
    const options = { bodyLimit: bodyLimit + getMaxFileBytes(call), config: { acceptsNativePosts: true } };
    registerOperation(
      app,
      call.key,
      ({ request, reply }) =>
        request.body instanceof NativePost
          ? receiveNativeForm(call, database, captcha, native, request.body, request, reply)
          : receiveForm(call, database, captcha, request),
      options,
    );
  }
}
