import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import { getSiteNames } from '../../../content/find-entry.ts';
import { type EnquiryRow, findEnquiry } from '../../inbox.ts';
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

type Enquiry = Omit<EnquiryRow, 'files'>;

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

/** Renders assignment, replies and notes of an enquiry. `?template=ID` fills the reply. */
export async function renderCareOf(
  { database, getContext, options }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  enquiry: Enquiry,
  typed: Partial<Pick<CareView, 'draft' | 'forward'>> = {},
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

/** Registers assignments, notes, replies and reply templates. */
export function registerReplyRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm, options } = services;

  /** Reads the form and the enquiry of a request. @throws HttpError 403, 404 */
  const readEnquiry = async (request: IdRequest) => {
    const fields = readForm(request);
    const { id } = request.params;
    const found = (isRowId(id) && (await findEnquiry(database, requireUser(request), id))) || notFound();
    return { fields, found, back: `/editor/enquiries/${id}` };
  };

  app.post('/editor/enquiries/:id/assign', async (request: IdRequest, reply) => {
    const { fields, found, back } = await readEnquiry(request);
    const userId = parseRowId(readText(fields['assignee']));
    const users = await listUsersOf(database, found.enquiry.site);
    if (userId !== undefined && !users.some(({ id }) => id === userId)) return notFound();
    await assignEnquiry(database, found.enquiry.id, userId ?? null);
    return reply.redirect(back, 303);
  });

  app.post(
    '/editor/enquiries/:id/notes',
    { bodyLimit: MAX_TEXT_BYTES },
    async (request: IdRequest, reply) => {
      const { fields, found, back } = await readEnquiry(request);
      const body = readLines(fields['note']);
      if (body !== '') await addNote(database, found.enquiry.id, body, requireUser(request).name);
      return reply.redirect(back, 303);
    },
  );

  app.post(
    '/editor/enquiries/:id/reply',
    { bodyLimit: MAX_TEXT_BYTES },
    async (request: IdRequest, reply) => {
      const { fields, found, back } = await readEnquiry(request);
      const { enquiry } = found;
      const recipient = getRecipient(enquiry);
      if (!options.canMail || recipient === '') return notFound();
      const key = readText(fields['key']);
      const draft = {
        formKey: UUID.test(key) ? key : randomUUID(),
        subject: readLine(fields['subject'], MAX_SUBJECT),
        body: readLines(fields['body']),
      };
      if (draft.subject === '' || draft.body === '') {
        reply.code(400);
        const error = getReplyMessages(getMessages(request).language).incomplete;
        const care = await renderCareOf(services, request, reply, enquiry, { draft: { ...draft, error } });
        return renderEnquiryPage(getContext(request, reply), found, await getSiteNames(database), care);
      }
      await queueReply(database, { enquiryId: enquiry.id, recipient, ...draft }, requireUser(request));
      return reply.redirect(back, 303);
    },
  );

  app.post(
    '/editor/enquiries/:id/forward',
    { bodyLimit: MAX_TEXT_BYTES },
    async (request: IdRequest, reply) => {
      const { fields, found, back } = await readEnquiry(request);
      if (!options.canMail) return notFound();
      const { enquiry, files } = found;
      const context = getContext(request, reply);
      const { messages } = context;
      const key = readText(fields['key']);
      const forward = {
        formKey: UUID.test(key) ? key : randomUUID(),
        to: readLine(fields['to'], MAX_SUBJECT),
        body: readLines(fields['body']),
      };
      const t = getReplyMessages(messages.language);
      const sites = await getSiteNames(database);
      if (!isEmail(forward.to)) {
        reply.code(400);
        const care = await renderCareOf(services, request, reply, enquiry, {
          forward: { ...forward, error: t.wrongAddress },
        });
        return renderEnquiryPage(context, found, sites, care);
      }
      const kind = getKindLabel(enquiry.kind, messages);
      const body = [
        forward.body,
        `${kind} · ${sites.get(enquiry.site) ?? enquiry.site} · ${formatTime(enquiry.received, messages)}`,
        listFields(enquiry.data, messages)
          .map(([label, text]) => `${label}: ${text}`)
          .join('\n'),
        files.length > 0 && t.filesStay(files.length),
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
      return reply.redirect(back, 303);
    },
  );

  app.post(
    '/editor/enquiries/:id/replies/:reply',
    async (request: FastifyRequest<{ Params: { id: string; reply: string } }>, reply) => {
      const { found, back } = await readEnquiry(request);
      await retryReply(database, found.enquiry.id, parseRowId(request.params.reply) ?? notFound());
      return reply.redirect(back, 303);
    },
  );

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
