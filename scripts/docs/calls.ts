/** Creates docs/calls.md, the operations of the API with the widgets whose conformance tests call them, and docs/editor-calls.md. */
import { API, isFormBody, type Operation, type OperationKey } from '../../src/exports/api.ts';
import { SEARCH_PARAMETERS } from '../../src/exports/schemas.ts';
import type { Visits } from '../../src/island/examples.ts';
import { createOpenApi, describeSchema, type JsonSchema } from '../../packages/build/estate/openapi.ts';
import { CALLS } from '../../packages/editor/src/calls.ts';

const operations = Object.entries(API) as [OperationKey, Operation][];

const isCall = (key: string, call: string): boolean => {
  const [parts, given] = [key.split('/'), call.split('/')];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  );
};

/** Finds the operation of a call that a widget makes, such as `POST /api/contentlikecount/12`. */
export const findCall = (call: string): OperationKey | undefined =>
  operations.find(([key]) => isCall(key, call))?.[0];

/** A widget with the visits of its conformance tests. */
export interface Visited {
  name: string;
  /** The widget's area, whose page in docs/blocks/ describes it. */
  area: string;
  visits: Visits;
}

/** Lists a widget's calls by their operations, each once. A call without an operation is listed as it is made. */
export const listCalls = ({ visits }: Pick<Visited, 'visits'>): string[] => [
  ...new Set(visits.flatMap(({ calls }) => calls).map((call) => findCall(call) ?? call)),
];

/** Maximum number of properties that a cell lists. */
const MAX_PROPERTIES = 8;

/** Describes a schema in a few words, such as `[{key, value}]`. Optional properties have a question mark. */
function describeShape({ type, properties, required = [], items, additionalProperties }: JsonSchema): string {
  if (items) return `[${describeShape(items)}]`;
  if (additionalProperties) return `{NAME: ${describeShape(additionalProperties)}}`;
  if (!properties) return type === undefined ? '…' : String(type);
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  return `{${[...names.slice(0, MAX_PROPERTIES), ...(names.length > MAX_PROPERTIES ? ['…'] : [])].join(', ')}}`;
}

const code = (text: string): string => `\`${text}\``;

/** Describes the query and the body of an operation. */
function describeInput({ query = {}, body }: Operation, schema: JsonSchema | undefined): string {
  if (query === SEARCH_PARAMETERS) return 'the [parameters of the searches](cms.md#the-searches)';
  const names = Object.keys(query).map(code).join(', ');
  if (!isFormBody(body)) return schema ? code(describeShape(schema)) : names;
  const { forms, layout, captcha, isUrlEncoded } = body;
  const tokens = [captcha, isUrlEncoded && '__RequestVerificationToken'].filter(
    (name) => typeof name === 'string',
  );
  const kinds = Object.keys(forms).map(code).join(' or ');
  if (layout === 'envelope') return `${code(['{Data', 'Files', ...tokens].join(', ') + '}')}, ${kinds}`;
  return (
    ['the fields', ...tokens.map(code)].join(' and ') + `${isUrlEncoded ? ', URL-encoded' : ''}, ${kinds}`
  );
}

/** Returns the page of the editor's calls as Markdown. */
export function renderEditorCallsPage(): string {
  const rows = Object.entries<Operation>(CALLS).map(([key, operation]) => {
    const { body } = operation;
    const schema = body && !isFormBody(body) ? describeSchema(body, 'ignore') : undefined;
    return `| ${code(key.replace(' /', ' '))} | ${operation.summary} | ${describeInput(operation, schema)} |`;
  });
  return `# The calls of the block editor

The calls that the editor makes, below \`api\` of its settings ([how](editor-for-your-cms.md#calls)). \`npm run docs\` writes this page from
\`packages/editor/src/calls.ts\`. A server answers the calls of its features. The answers have the types of \`saaristo/editor\`, those of lists
below \`rows\`, \`versions\`, \`drafts\` or \`uses\`.

| call | what it does | sent |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** Returns the page as Markdown. */
export function renderCallsPage(widgets: readonly Visited[]): string {
  const made = widgets.map((widget) => ({
    link: `[${widget.name}](blocks/${widget.area}.md#${widget.name})`,
    calls: listCalls(widget),
  }));
  const { paths } = createOpenApi('');
  const rows = operations.map(([key, operation]) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const { requestBody, responses } = paths[path]![method === 'GET' ? 'get' : 'post']!;
    const by = made.filter(({ calls }) => calls.includes(key)).map(({ link }) => link);
    const sent = describeInput(operation, requestBody?.content['application/json']?.schema);
    const answer = code(describeShape(responses['200']!.content['application/json']!.schema));
    const ids = (operation.requirements ?? []).join(', ');
    return `| ${code(key)} | ${operation.summary}${ids && ` (${ids})`} | ${by.join(', ')} | ${sent} | ${answer} |`;
  });
  const silent = made.filter(({ calls }) => calls.length === 0).map(({ link }) => link);
  return `# The calls of widgets

The operations that a site's server answers. \`npm run docs\` writes this page from the description of the API in \`src/api/contract/\`
([decision 28](decisions/0028-one-description-of-the-api.md)) and lists the widgets whose tests make each call. The whole description, with
the schema of every body and answer, is \`saaristo/openapi.json\` (\`dist/openapi.json\`, OpenAPI 3.1); servers in TypeScript import
\`saaristo/api\`. The reference CMS answers all operations ([more](cms.md#the-calls)).

- Calls go to the page's own origin, or to \`apiBase\` of the page settings. Bodies are JSON, except one that is URL-encoded.
- Each \`POST\` to the page's own origin repeats the anti-forgery cookie in a header ([how](embedding.md#on-your-server)). Answer 403 if it is missing.
- A refusal has a status from 400 to 499. A form shows the wrong fields if the answer is \`{"fields": {"NAME": "KEY"}}\`, with keys of its texts
  such as \`requiredLabel\`.
- A busy server answers 429 or 503 with \`Retry-After\`. A read is sent once more after that pause, if it is at most 5 seconds; a write is
  not.
- A browser may send a \`POST\` again if the connection that it uses again ends before the answer; Chromium does. A server that ends without
  answering may receive it twice.
- \`Data\` contains the fields of a form, \`Files\` is \`null\` or a list of \`{Name, Data}\` with data URLs, and \`MTCaptchaToken\` is the captcha's
  token. The token of ALTCHA is base64 of JSON \`{challenge, solution: {counter, derivedKey}}\`. Check that the challenge has a valid signature
  and has not expired, that the key derived with the counter begins with \`keyPrefix\`, and that the token has not been used before
  (\`examples/django/saaristo/captcha.py\`).
- A widget whose call fails shows an error or nothing; the header keeps its fallback. Other islands are not affected.
- A widget that contains others makes their calls, too: the header makes those of the search box, and on the shop those of customer and
  cart. A form that leads to other forms makes the calls of the chosen one.
- Forms that are [sent without JavaScript](server-rendering.md#forms-without-javascript) use the same paths with \`multipart/form-data\`, and
  load the result from \`GET /api/forms/results/{key}\`.

| call | what it does | made by | sent | answer |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

These widgets make no call: ${silent.join(', ')}.
`;
}
