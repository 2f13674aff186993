import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import { getSiteNames } from '../../../content/find-entry.ts';
import { findEnquiry } from '../../inbox.ts';
import {
  addNote,
  assignEnquiry,
  deleteReplyTemplate,
  fillTemplate,
  listNotes,
  listReplies,
  listReplyTemplates,
  queueReply,
  retryReply,
  saveReplyTemplate,
} from '../../replies.ts';
import { getSearchParameters } from '../../../platform/http/request.ts';
import type { Html } from '../../../platform/http/html.ts';
import { renderEnquiryPage } from '../enquiry-page.ts';
import {
  formatTime,
  getEmail,
  getExcerpt,
  getKindLabel,
  getMessage,
  getSender,
  listFields,
} from '../../../admin/labels.ts';
import {
  type EditorServices,
  getMessages,
  type IdRequest,
  isRowId,
  notFound,
  parseRowId,
  readText,
  requireUser,
} from '../../../admin/requests.ts';
import { listUsersOf } from '../../../accounts/users.ts';
import { isEmail } from '../../../platform/model/emails.ts';
import type { EditorMessages } from '../../../admin/messages/common.ts';
import { getReplyMessages, TEMPLATES_PATH } from '../../../admin/messages/replies.ts';
import { type CareView, renderCare, renderTemplatesPage } from './pages.ts';

/** Maximum bytes of a form with a long text. */
const MAX_TEXT_BYTES = 64 * 1024;
const MAX_TEXT = 10_000;
const MAX_SUBJECT = 200;
/** Maximum characters of a message that a reply quotes. */
const MAX_QUOTE = 4000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a text of several lines. Browsers send a line break as two characters. */
const readLines = (value: unknown): string => readText(value).replaceAll('\r\n', '\n').slice(0, MAX_TEXT);

/** Reads a text of one line: a line break in a subject would begin another header. */
const readLine = (value: unknown, most: number): string =>
  readText(value).replaceAll(/\s+/g, ' ').slice(0, most);

type Found = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;
type Enquiry = Found['enquiry'];

/** Returns the address of the sender to which a reply can be sent; ''. */
const getRecipient = ({ data }: Enquiry): string => {
  const email = getEmail(data).trim();
  return isEmail(email) ? email : '';
};

/** Returns the message of an enquiry as the quote in a reply; '' if it has none. */
function quoteMessage({ data, received }: Enquiry, messages: EditorMessages): string {
  const message = getMessage(data).slice(0, MAX_QUOTE).trim();
  if (message === '') return '';
  const lines = message.split(/\r?\n/).map((line) => `> ${line}`.trimEnd());
  return `\n\n${[getSender(data), formatTime(received, messages)].filter(Boolean).join(', ')}:\n${lines.join('\n')}`;
}

type TypedForms = Partial<Pick<CareView, 'draft' | 'forward'>>;

/** Renders assignment, replies and notes of an enquiry. `?template=ID` fills the reply. */
export async function renderCareOf(
  { database, getContext, options }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  enquiry: Enquiry,
  typed: TypedForms = {},
): Promise<Html> {
  const context = getContext(request, reply);
  const { messages } = context;
  const [users, notes, replies, templates, sites] = await Promise.all([
    listUsersOf(database, enquiry.site),
    listNotes(database, enquiry.id),
    listReplies(database, enquiry.id),
    listReplyTemplates(database),
    getSiteNames(database),
  ]);
  const chosen = parseRowId(getSearchParameters(request).get('template') ?? '');
  const template = templates.find(({ id }) => id === chosen);
  const values = {
    name: getSender(enquiry.data),
    date: formatTime(enquiry.received, messages),
    form: getKindLabel(enquiry.kind, messages),
    site: sites.get(enquiry.site) ?? enquiry.site,
    message: getExcerpt(enquiry.data),
  };
  return renderCare(context, {
    enquiry,
    users,
    notes,
    replies,
    templates,
    recipient: getRecipient(enquiry),
    canMail: options.canMail,
    draft: {
      formKey: randomUUID(),
      subject: template ? fillTemplate(template.subject, values) : '',
      body: (template ? fillTemplate(template.body, values) : '') + quoteMessage(enquiry, messages),
    },
    forward: { formKey: randomUUID(), to: '', body: '' },
    ...typed,
  });
}

/** `reply` is the one that is sent again. */
type FormRequest = FastifyRequest<{ Params: { id: string; reply: string } }>;

/** Reads the fields that the forms of replies and of forwarded messages share. */
const readDraft = (fields: Record<string, unknown>) => {
  const key = readText(fields['key']);
  return { formKey: UUID.test(key) ? key : randomUUID(), body: readLines(fields['body']) };
};

/** Registers assignments, notes, replies and reply templates. */
export function registerReplyRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm, options } = services;
  registerTemplateRoutes(app, services);

  /**
   * Registers a form of an enquiry. A handler that returns no page leads back to the enquiry.
   * @throws HttpError 403, 404
   */
  const post = (
    path: string,
    limits: { bodyLimit?: number },
    handle: (
      found: Found,
      fields: Record<string, unknown>,
      request: FormRequest,
      reply: FastifyReply,
    ) => Promise<string | void>,
  ) =>
    app.post(`/editor/enquiries/:id/${path}`, limits, async (request: FormRequest, reply) => {
      const fields = readForm(request);
      const { id } = request.params;
      const found = (isRowId(id) && (await findEnquiry(database, requireUser(request), id))) || notFound();
      const page = await handle(found, fields, request, reply);
      return page ?? reply.redirect(`/editor/enquiries/${id}`, 303);
    });
  const texts = { bodyLimit: MAX_TEXT_BYTES };

  post('assign', {}, async ({ enquiry }, fields) => {
    const userId = parseRowId(readText(fields['assignee']));
    const users = await listUsersOf(database, enquiry.site);
    if (userId !== undefined && !users.some(({ id }) => id === userId)) return notFound();
    await assignEnquiry(database, enquiry.id, userId ?? null);
  });

  post('notes', texts, async ({ enquiry }, fields, request) => {
    const body = readLines(fields['note']);
    if (body !== '') await addNote(database, enquiry.id, body, requireUser(request).name);
  });

  /** Shows the enquiry again with a form that was refused. */
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Found,
    typed: TypedForms,
  ): Promise<string> => {
    const care = await renderCareOf(services, request, reply.code(400), found.enquiry, typed);
    return renderEnquiryPage(getContext(request, reply), found, await getSiteNames(database), care);
  };

  post('reply', texts, async (found, fields, request, reply) => {
    const recipient = getRecipient(found.enquiry);
    if (!options.canMail || recipient === '') return notFound();
    const draft = { ...readDraft(fields), subject: readLine(fields['subject'], MAX_SUBJECT) };
    if (draft.subject === '' || draft.body === '') {
      const error = getReplyMessages(getMessages(request).language).incomplete;
      return refuse(request, reply, found, { draft: { ...draft, error } });
    }
    await queueReply(database, { enquiryId: found.enquiry.id, recipient, ...draft }, requireUser(request));
  });

  post('forward', texts, async (found, fields, request, reply) => {
    if (!options.canMail) return notFound();
    const { enquiry } = found;
    const messages = getMessages(request);
    const t = getReplyMessages(messages.language);
    const forward = { ...readDraft(fields), to: readLine(fields['to'], MAX_SUBJECT) };
    if (!isEmail(forward.to))
      return refuse(request, reply, found, { forward: { ...forward, error: t.wrongAddress } });
    const kind = getKindLabel(enquiry.kind, messages);
    const site = (await getSiteNames(database)).get(enquiry.site) ?? enquiry.site;
    const body = [
      forward.body,
      `${kind} · ${site} · ${formatTime(enquiry.received, messages)}`,
      listFields(enquiry.data, messages)
        .map(([label, text]) => `${label}: ${text}`)
        .join('\n'),
      found.files.length > 0 && t.filesStay(found.files.length),
    ];
    request.audit = { subject: `${enquiry.id} → ${forward.to}` };
    await queueReply(
      database,
      {
        enquiryId: enquiry.id,
        formKey: forward.formKey,
        recipient: forward.to,
        subject: readLine(`${kind}: ${getSender(enquiry.data)}`, MAX_SUBJECT),
        body: body.filter(Boolean).join('\n\n'),
        isForward: true,
      },
      requireUser(request),
    );
  });

  post('replies/:reply', {}, ({ enquiry }, _fields, { params }) =>
    retryReply(database, enquiry.id, parseRowId(params.reply) ?? notFound()),
  );
}

/** Registers the list and the forms of reply templates. */
function registerTemplateRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
): void {
  app.get(TEMPLATES_PATH, async (request, reply) =>
    renderTemplatesPage(getContext(request, reply), await listReplyTemplates(database)),
  );

  const saveTemplate = async (fields: Record<string, unknown>, id?: number): Promise<void> => {
    const kind = readText(fields['kind']);
    const template = {
      id,
      kind: kind === '' ? null : kind.slice(0, 60),
      language: isLanguage(fields['language']) ? fields['language'] : 'fi',
      name: readLine(fields['name'], 100) || '–',
      subject: readLine(fields['subject'], MAX_SUBJECT),
      body: readLines(fields['body']),
    } as const;
    await saveReplyTemplate(database, template);
  };

  app.post(TEMPLATES_PATH, { bodyLimit: MAX_TEXT_BYTES }, async (request, reply) => {
    await saveTemplate(readForm(request));
    return reply.redirect(TEMPLATES_PATH, 303);
  });

  app.post(`${TEMPLATES_PATH}/:id`, { bodyLimit: MAX_TEXT_BYTES }, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const id = parseRowId(request.params.id) ?? notFound();
    if (fields['remove'] === undefined) await saveTemplate(fields, id);
    else await deleteReplyTemplate(database, id);
    return reply.redirect(TEMPLATES_PATH, 303);
  });
}
