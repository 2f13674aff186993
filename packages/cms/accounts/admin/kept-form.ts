/** Keeps the values of a form and the address of a link over a sign-in after the session has ended. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { isRecord } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { fromNow, now } from '../../platform/database/expressions.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { URLENCODED } from '../../platform/http/security/form-bodies.ts';
import { createRandomKey } from '../../platform/http/security/tokens.ts';
import { isCrossOrigin } from '../../platform/http/security/visitors.ts';
import { type EditorServices, readRawText } from '../../admin/requests.ts';
import { renderLoginPage } from '../../admin/layout.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { type AfterSignIn, isSecretPage, readTarget } from '../../admin/sign-in-target.ts';

/** Marks the stored forms among the requests of a user. */
const CALL = 'kept-form';
const VALIDITY = '1 hour';
const PARAMETER = 'kept';
/** Maximum bytes of a form in the body of the sign-in. */
const MAX_BYTES = 60 * 1024;
/** Names of fields that hold secrets. */
const SECRET_NAME = /password|code|secret|token/i;

/** Reads the fields that a sign-in form carries. */
export const readAfterSignIn = (body: unknown): AfterSignIn => {
  const { to, kept } = isRecord(body) ? body : {};
  const json = readRawText(kept);
  return { to: readTarget(to), ...(json !== '' && { kept: json }) };
};

interface KeptForm {
  /** The account that the form was rendered for. */
  by: string;
  action: string;
  fields: Record<string, string>;
}

function parseKept(json: string): KeptForm | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || !isRecord(value['fields'])) return undefined;
    const { by, action } = value;
    const fields = Object.entries(value['fields']).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && !SECRET_NAME.test(one[0]),
    );
    return { by: readRawText(by), action: readTarget(action), fields: Object.fromEntries(fields) };
  } catch {
    return undefined;
  }
}

/** Returns the page on which a form was sent; the address of the form if the browser does not say. */
function getFormPage({ headers, host, url }: FastifyRequest): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer) || new URL(referer).host !== host) return url;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

/** Answers a form of an ended session with the sign-in. Its fields carry the typed values. */
export function answerEndedForm(
  { getContext }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const body = isRecord(request.body) ? request.body : {};
  const fields = Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'by' && !SECRET_NAME.test(name)),
  );
  const json = JSON.stringify({ by: body['by'], action: request.url, fields });
  const isKept = !isSecretPage(request.url) && encodeURIComponent(json).length <= MAX_BYTES;
  const context = { ...getContext(request, reply), user: undefined };
  reply.code(401);
  return renderLoginPage(context, {
    after: { to: readTarget(getFormPage(request)), ...(isKept && { kept: json }) },
    notice: getAccountMessages(context.messages.language)[isKept ? 'formKept' : 'sessionEnded'],
  });
}

/** Tells whether the body of a request without a session is read, so that a form is not lost. */
export const isEndedForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  (request.headers['content-type'] ?? '').startsWith(URLENCODED) &&
  !isCrossOrigin(request);

/**
 * Stores the form that a sign-in carries, if it was typed by the same account. An account has one.
 * @returns the address to which the sign-in leads
 */
export async function storeKeptForm(
  database: Database,
  userId: number,
  { to, kept = '' }: AfterSignIn,
): Promise<string> {
  const form = parseKept(kept);
  if (!form || form.by !== String(userId)) return to;
  await database
    .deleteFrom('editor_request')
    .where('user_id', '=', userId)
    .where('call', '=', CALL)
    .execute();
  const key = createRandomKey(128);
  await database
    .insertInto('editor_request')
    .values({
      user_id: userId,
      key,
      call: CALL,
      answer: JSON.stringify(form),
      expires_at: fromNow(VALIDITY),
    })
    .execute();
  const address = new URL(to, 'http://localhost');
  address.searchParams.set(PARAMETER, key);
  return address.pathname + address.search;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

const setText = (element: Element, text: string): void => {
  element.childNodes = [];
  tree.insertText(element, text);
};

/** Fills a control with its typed value. Hidden fields and passwords stay as the page has them. */
function fillControl(control: Element, fields: Readonly<Record<string, string>>): void {
  const name = getAttribute(control, 'name') ?? '';
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const type = control.tagName === 'input' ? (getAttribute(control, 'type') ?? 'text') : control.tagName;
  switch (type) {
    case 'hidden':
    case 'password':
    case 'file':
    case 'submit':
      return;
    case 'checkbox':
    case 'radio':
      return setAttribute(
        control,
        'checked',
        value === (getAttribute(control, 'value') ?? 'on') ? '' : undefined,
      );
    case 'textarea':
      return value === undefined ? undefined : setText(control, value);
    case 'select':
      for (const option of walk(control))
        if (value !== undefined && option.tagName === 'option')
          setAttribute(option, 'selected', getAttribute(option, 'value') === value ? '' : undefined);
      return;
    default:
      if (value !== undefined) setAttribute(control, 'value', value);
  }
}

/**
 * Fills the form of a page with the typed values, and opens the parts that hide it.
 * @returns undefined if the page does not have the form
 */
function fillForm(
  page: string,
  { action, fields }: Pick<KeptForm, 'action' | 'fields'>,
  notice: string,
): string | undefined {
  const document = parse(page);
  const elements = [...walk(document)];
  const form = elements.find(
    (one) => one.tagName === 'form' && (getAttribute(one, 'action') ?? '') === action,
  );
  if (!form) return undefined;
  const id = getAttribute(form, 'id');
  const inside = new Set(walk(form));
  for (const one of elements)
    if (
      ['input', 'textarea', 'select'].includes(one.tagName) &&
      (inside.has(one) || (id !== undefined && getAttribute(one, 'form') === id))
    )
      fillControl(one, fields);
  for (
    let parent = tree.getParentNode(form);
    parent && 'tagName' in parent;
    parent = tree.getParentNode(parent)
  )
    if (parent.tagName === 'details') setAttribute(parent, 'open', '');
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (main) {
    const paragraph = tree.createElement('p', main.namespaceURI, [
      { name: 'class', value: 'editor-notice' },
      { name: 'role', value: 'status' },
    ]);
    setText(paragraph, notice);
    const [first] = main.childNodes;
    if (first) tree.insertBefore(main, paragraph, first);
    else tree.appendChild(main, paragraph);
  }
  return serialize(document);
}

/** Fills the form of a page whose address names a stored one of the user. */
export function registerKeptForms(app: FastifyInstance, { database, getContext }: EditorServices): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.method === 'GET' ? getSearchParameters(request).get(PARAMETER) : null;
    if (!key || !request.editor || typeof payload !== 'string' || reply.statusCode !== 200) return payload;
    const row = await database
      .selectFrom('editor_request')
      .select('answer')
      .where('user_id', '=', request.editor.id)
      .where('key', '=', key)
      .where('call', '=', CALL)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row?.answer) return payload;
    const { language } = getContext(request, reply).messages;
    return (
      fillForm(payload, row.answer as unknown as KeptForm, getAccountMessages(language).formIsBack) ?? payload
    );
  });
}
