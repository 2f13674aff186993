/** Native posts: forms that the browser posts without JavaScript (docs/server-rendering.md#forms-without-javascript). */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJson, readList, readText, sanitizeText } from 'saaristo/schemas';
import { isAnswered, NATIVE, type NativeResult, RESULT_PARAMETER } from 'saaristo/schemas';
import type { Site } from 'saaristo/sites';
import type { Database } from '../../platform/database/database.ts';
import type { FormCheck } from '../../platform/http/form-check.ts';
import { type CheckedFile, readFiles } from '../files.ts';
import { HttpError, type ErrorReporter } from '../../platform/http/errors.ts';
import { getRequestSite } from '../../platform/http/request.ts';
import { getClientAddress } from '../../platform/http/security/client-address.ts';
import { readForm, type ReadForm } from '../../platform/http/security/form-bodies.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';
import { UnreadContent } from '../uploads/uploads.ts';
import { registerHtmlErrorHandler } from './html-error-handler.ts';
import { isNativePost, NATIVE_TYPES, getFormPage } from './request.ts';
import { deleteResult, storeResult } from './results.ts';

/** Maximum posts per address and hour, because native posts have no captcha, only a plain question. */
const MAX_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

const MAX_LABEL_LENGTH = 200;
const MAX_LABELS = 50;
const MAX_ANSWER_LENGTH = 20;

/** A form that the browser has posted itself. */
export class NativePost {
  readonly fields = new Map<string, string[]>();
  readonly files: readonly { Name: string; Data: UnreadContent }[];

  constructor({ fields, files }: ReadForm) {
    for (const [name, value] of fields) this.fields.set(name, [...(this.fields.get(name) ?? []), value]);
    this.files = files.map(({ name, data }) => ({ Name: name, Data: new UnreadContent(data, 'readRaw') }));
  }

  /** Returns the first value of a field; '' if there is none. */
  text(name: string): string {
    return this.fields.get(name)?.[0] ?? '';
  }
}

/** Registers the body parser of native posts in a scope, and the HTML error pages for posts that are refused early. */
export function registerNativePostParser(app: FastifyInstance, report: ErrorReporter): void {
  app.addContentTypeParser(NATIVE_TYPES, async (request: FastifyRequest, payload: Readable) => {
    if (!isNativePost(request)) throw new HttpError(415, 'The body has to be JSON.');
    return new NativePost(await readForm(request, payload));
  });
  registerHtmlErrorHandler(app, report);
}

/** Returns a path within the site of a page; undefined for another site. */
function getSitePath(page: URL, address: string): string | undefined {
  const url = address !== '' && URL.canParse(address, page.href) ? new URL(address, page) : undefined;
  return url?.origin === page.origin ? url.pathname + url.search + url.hash : undefined;
}

/** A form that accepts native posts. */
export interface NativeForm {
  kind: string;
  form: FormCheck;
  /** Whether the plain question has to be answered, in place of a captcha. */
  requiresAnswer: boolean;
  store: (data: Record<string, unknown>, files: readonly CheckedFile[]) => Promise<void>;
}

export interface NativePosts {
  /** Validates a post, stores a valid one, and redirects to its page, which shows the result. */
  process(
    post: NativePost,
    form: NativeForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
}

/** @param hasAddress tells whether a path of the site of a request exists. A thank-you page may have been removed since. */
export function createNativePosts(
  database: Database,
  hasAddress: (request: FastifyRequest, site: Site, path: string) => Promise<boolean>,
): NativePosts {
  const attempts = createAttemptLimiter(database, 'native post', MAX_PER_HOUR, HOUR_MS);

  /** Validates a post and stores a valid one. Returns the result. */
  async function validateAndStore(
    post: NativePost,
    { form, kind, requiresAnswer, store }: NativeForm,
  ): Promise<Pick<NativeResult, 'errors' | 'values' | 'files'>> {
    const { values, errors, data } = await form.readNative(post.fields);
    const names = post.files.map(({ Name: name }) => ({
      name: sanitizeText(name).slice(0, MAX_LABEL_LENGTH),
    }));
    if (requiresAnswer && !isAnswered(kind, post.text(NATIVE.answer))) errors[NATIVE.answer] = 'wrongAnswer';
    if (Object.keys(errors).length > 0) return { errors, values, files: names };
    // A bot that fills in the honeypot gets the same result as a sent form.
    if (post.text(NATIVE.honeypot) !== '') return { errors, values, files: names };
    try {
      await store(data, await readFiles(post.files, form.files));
      return { errors, values, files: [] };
    } catch (error) {
      if (!(error instanceof HttpError) || !error.fields) throw error;
      const { Files: all, ...each } = error.fields;
      const files = names.map((file, at) => {
        const why = each[`Files[${at}]`];
        return why === undefined ? file : { ...file, why };
      });
      return { errors: { Files: all ?? Object.values(each)[0] ?? 'unreadable' }, values, files };
    }
  }

  return {
    async process(post, form, request, reply) {
      const site = getRequestSite(request);
      const page = getFormPage(request);
      if (!page) throw new HttpError(400, 'The browser does not say which page the form stands in.');
      if (!(await attempts.consume(getClientAddress(request))))
        throw new HttpError(429, 'There were too many forms from your address; wait an hour.');
      const judged = await validateAndStore(post, form);
      const isSent = Object.keys(judged.errors).length === 0;
      const before = page.searchParams.get(RESULT_PARAMETER);
      if (before !== null) await deleteResult(database, site, before);
      const thanks = isSent && getSitePath(page, post.text(NATIVE.thanks));
      if (thanks && (await hasAddress(request, site, thanks.split('#')[0]!)))
        return reply.redirect(thanks, 303);
      const id = getFormId(post);
      const key = await storeResult(database, site, {
        id,
        kind: form.kind,
        isSent,
        labels: isSent ? [] : readLabels(post),
        ...judged,
        values: {
          ...judged.values,
          [NATIVE.answer]: sanitizeText(post.text(NATIVE.answer)).slice(0, MAX_ANSWER_LENGTH),
        },
        ...(isSent && { values: {}, files: [] }),
      });
      page.searchParams.set(RESULT_PARAMETER, key);
      return reply.redirect(`${page.pathname}${page.search}#${encodeURIComponent(id)}`, 303);
    },
  };
}

/** Returns the id of the form's element; '' if it is invalid. */
const getFormId = (post: NativePost): string => /^[\w-]{1,100}$/.exec(post.text(NATIVE.id))?.[0] ?? '';

const readLabels = (post: NativePost): [string, string][] =>
  readList(readJson(post.text(NATIVE.labels)), (entry): [string, string] | undefined => {
    const [name, label] = readList(entry, readText);
    return name !== undefined && label !== undefined
      ? [sanitizeText(name).slice(0, MAX_LABEL_LENGTH), sanitizeText(label).slice(0, MAX_LABEL_LENGTH)]
      : undefined;
  }).slice(0, MAX_LABELS);
