/** The browser's own posts of forms, where no script sends them (docs/server-rendering.md#forms-without-javascript). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJson, readList, readText } from 'saaristo/schemas';
import { isAnswered, NATIVE, type NativeResult, RESULT_PARAMETER } from 'saaristo/schemas';
import type { Database } from '../../database/database.ts';
import { type CheckedForm, storableText } from '../../http/checked.ts';
import { type CheckedFile, readFiles } from '../files.ts';
import { HttpError, type Report } from '../../http/errors.ts';
import { requestSite } from '../../http/request.ts';
import { addressOf } from '../../http/security/client-address.ts';
import { readPieces } from '../../http/security/large-bodies.ts';
import { createAttemptLimiter } from '../../http/security/attempt-limiter.ts';
import { HeldContent, readNativeForm } from '../uploads/uploads.ts';
import { answerInWords } from './error-page.ts';
import { isNativePost, NATIVE_TYPES, pageOf } from './request.ts';
import { forgetResult, keepResult } from './results.ts';

/** More than anybody tries in an hour: nothing but a plain question is in the way. */
const MOST_IN_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

/** The most characters of all fields together. */
const MOST_TEXT = 64 * 1024;
const LONGEST_LABEL = 200;
const MOST_LABELS = 50;
const LONGEST_ANSWER = 20;

/** A form as the browser itself has posted it. */
export class NativePost {
  readonly fields = new Map<string, string[]>();
  readonly files: readonly { Name: string; Data: HeldContent }[];

  constructor({ fields, files }: Awaited<ReturnType<typeof readNativeForm>>) {
    for (const [name, value] of fields) this.fields.set(name, [...(this.fields.get(name) ?? []), value]);
    this.files = files.map(({ name, data }) => ({ Name: name, Data: new HeldContent(data, 'readRaw') }));
  }

  /** The first value of a field; '' where there is none. */
  text(name: string): string {
    return this.fields.get(name)?.[0] ?? '';
  }
}

/** Lets a scope take native posts; what is refused before there is a page to go back to is told in words. */
export function takeNativePosts(app: FastifyInstance, report: Report): void {
  app.addContentTypeParser(NATIVE_TYPES, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!isNativePost(request)) throw new HttpError(415, 'The body has to be JSON.');
    const body = await readPieces(request, payload);
    return new NativePost(await readNativeForm(body, request.headers['content-type'] ?? '', MOST_TEXT));
  });
  answerInWords(app, report);
}

/** An address within the site of a page; undefined for every other one. */
function within(page: URL, address: string): string | undefined {
  const url = address !== '' && URL.canParse(address, page.href) ? new URL(address, page) : undefined;
  return url?.origin === page.origin ? url.pathname + url.search + url.hash : undefined;
}

/** A form that a call takes natively. */
export interface NativeForm {
  kind: string;
  form: CheckedForm;
  /** Whether the plain question has to be answered, in place of a captcha. */
  asks: boolean;
  store: (data: Record<string, unknown>, files: readonly CheckedFile[]) => Promise<void>;
}

export interface NativePosts {
  /** Checks a post, stores what it holds where all is right, and leads back to its page, which shows what has become of it. */
  take(
    post: NativePost,
    form: NativeForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
}

export function createNativePosts(database: Database): NativePosts {
  const attempts = createAttemptLimiter(database, 'native post', MOST_IN_AN_HOUR, HOUR_MS);

  /** What has become of a post; what is right is stored. */
  async function judge(
    post: NativePost,
    { form, kind, asks, store }: NativeForm,
  ): Promise<Pick<NativeResult, 'errors' | 'values' | 'files'>> {
    const { values, errors, data } = await form.readNative(post.fields);
    const names = post.files.map(({ Name: name }) => ({ name: storableText(name).slice(0, LONGEST_LABEL) }));
    if (asks && !isAnswered(kind, post.text(NATIVE.answer))) errors[NATIVE.answer] = 'wrongAnswer';
    if (Object.keys(errors).length > 0) return { errors, values, files: names };
    // Who fills in what nobody sees believes that it was sent.
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
    async take(post, form, request, reply) {
      const site = requestSite(request);
      const page = pageOf(request);
      if (!page) throw new HttpError(400, 'The browser does not say which page the form stands in.');
      if (!(await attempts.take(addressOf(request))))
        throw new HttpError(429, 'There were too many forms from your address; wait an hour.');
      const judged = await judge(post, form);
      const isSent = Object.keys(judged.errors).length === 0;
      const before = page.searchParams.get(RESULT_PARAMETER);
      if (before !== null) await forgetResult(database, site, before);
      const thanks = isSent && within(page, post.text(NATIVE.thanks));
      if (thanks) return reply.redirect(thanks, 303);
      const id = idOf(post);
      const key = await keepResult(database, site, {
        id,
        kind: form.kind,
        isSent,
        labels: isSent ? [] : labelsOf(post),
        ...judged,
        values: {
          ...judged.values,
          [NATIVE.answer]: storableText(post.text(NATIVE.answer)).slice(0, LONGEST_ANSWER),
        },
        ...(isSent && { values: {}, files: [] }),
      });
      page.searchParams.set(RESULT_PARAMETER, key);
      return reply.redirect(`${page.pathname}${page.search}#${encodeURIComponent(id)}`, 303);
    },
  };
}

/** The id of the form's element; '' where it is none. */
const idOf = (post: NativePost): string => /^[\w-]{1,100}$/.exec(post.text(NATIVE.id))?.[0] ?? '';

const labelsOf = (post: NativePost): [string, string][] =>
  readList(readJson(post.text(NATIVE.labels)), (entry): [string, string] | undefined => {
    const [name, label] = readList(entry, readText);
    return name !== undefined && label !== undefined
      ? [storableText(name).slice(0, LONGEST_LABEL), storableText(label).slice(0, LONGEST_LABEL)]
      : undefined;
  }).slice(0, MOST_LABELS);
