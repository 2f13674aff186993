/** Templates of a widget of this repository that shows the answer of a GET call: the widget, the client and the server's route. */
import {
  describeCall,
  type Platform,
  renderCallComponent,
  renderCallDefinition,
  renderCallLoad,
  renderCallMessages,
} from '../../packages/cli/new-widget/call.ts';
import {
  escapeComment,
  type NewWidget,
  renderCss,
  renderImports,
} from '../../packages/cli/new-widget/templates.ts';

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The translations of title and description are left empty for people to write; a test reports them until then. */
const renderEditorTexts = ({ title }: NewWidget): string => `
import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  ${quote(title)}: { fi: '', sv: '' },
  ${quote(describeCall(title))}: { fi: '', sv: '' },
  'Stands above the list': { fi: 'Luettelon yläpuolella', sv: 'Ovanför listan' },
};
`;

const renderClient = ({ component: Name, title }: NewWidget, path: string): string => `
import { isRecord, readList, readText } from '#lib/read.ts';
import { get } from './call.ts';
import { ApiError } from './http.ts';

export interface ${Name}Item {
  title: string;
}

const readItem = (value: unknown): ${Name}Item | undefined => {
  const title = isRecord(value) ? readText(value['title']) : undefined;
  return title ? { title } : undefined;
};

/** Loads the list of ${escapeComment(title)}. Rejects with ApiError, also if the answer is no such list. */
export async function get${Name}(signal?: AbortSignal): Promise<${Name}Item[]> {
  const answer = await get('${path}', {}, signal);
  if (!isRecord(answer) || !Array.isArray(answer['items'])) throw new ApiError('bad-response');
  return readList(answer['items'], readItem);
}
`;

/** The imports and names of this repository for the templates of `call.ts`. */
const getPlatform = ({ name, component: Name }: NewWidget): Platform => ({
  imports: [
    "import { useLoaded, useTexts } from '#island/context.ts';",
    "import type { WidgetProps } from '#island/define.ts';",
    "import { Button } from '#ui/Button.tsx';",
    "import { useRequest } from '#ui/use-request.ts';",
  ],
  call: [`get${Name}`, `#api/${name}.ts`],
  loadContext: '#island/load.ts',
  button: ['Button', 'variant="secondary"'],
});

const renderExamples = (path: string): string => `
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { header: 'Syksyn sato' } },
  'long texts': { props: { header: 'Pitkä otsikko '.repeat(12) } },
  'empty answer': { props: { header: 'Syksyn sato' }, api: 'empty' },
  'slow call': { props: { header: 'Syksyn sato' }, api: 'slow' },
  'failing call': { props: { header: 'Syksyn sato' }, api: 'error' },
};

export const visits: Visits = [
  {
    calls: ['GET ${path}'],
    says: 'Luettelon lataaminen epäonnistui.',
    again: { press: 'button' },
  },
];
`;

const renderStories = (widget: NewWidget): string => `
${renderImports(widget, '../../')}
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ${widget.component}, examples);

export default { ...meta };

export const Normal = story('normal');
export const LongTexts = story('long texts');
export const EmptyAnswer = story('empty answer');
export const SlowCall = story('slow call');
export const FailingCall = story('failing call');
`;

const renderTest = (widget: NewWidget, path: string): string => `
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
${renderImports(widget, '../../../../')}
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const { props } = examples['normal']!;

test('loading is shown until the answer arrives', async () => {
  api.use(http.get('${path}', () => HttpResponse.json({ items: [{ title: 'Peruna' }, { title: 'Lanttu' }] })));
  renderWidget(definition, ${widget.component}, props);
  expect(screen.getByRole('status')).toHaveTextContent('Ladataan');
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['Peruna', 'Lanttu']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('an empty answer is said in words', async () => {
  api.use(http.get('${path}', () => HttpResponse.json({ items: [] })));
  renderWidget(definition, ${widget.component}, props);
  expect(await screen.findByText('Ei vielä mitään')).toBeVisible();
});

test.each([
  ['an error', () => new HttpResponse(null, { status: 500 })],
  ['an answer of another form', () => HttpResponse.json({ items: 'none' })],
])('%s: an alert is shown, and the call is repeated on request', async (_, answer) => {
  api.use(http.get('${path}', answer));
  renderWidget(definition, ${widget.component}, props);
  expect(await screen.findByRole('alert')).toHaveTextContent('Luettelon lataaminen epäonnistui.');
  api.use(http.get('${path}', () => HttpResponse.json({ items: [{ title: 'Peruna' }] })));
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByText('Peruna')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
`;

const renderRoute = ({ component: Name }: NewWidget, path: string): string => `
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../platform/http/api.ts';

/** Registers \`GET ${path}\`. It answers a fixed list until it reads the database. */
export function register${Name}Routes(app: FastifyInstance): void {
  registerOperation(app, 'GET ${path}', () => ({ items: [{ title: 'Peruna' }, { title: 'Lanttu' }] }));
}
`;

/** Returns the files of a widget that shows the answer of a GET call, by path relative to the root. */
export function createCallFiles(widget: NewWidget, path: string): Record<string, string> {
  const { area, name, component: Name } = widget;
  const folder = `widgets/${area}/${name}`;
  const platform = getPlatform(widget);
  const files: Record<string, string> = {
    [`${folder}/widget.ts`]: renderCallDefinition(widget, '#island/define.ts'),
    [`${folder}/${Name}.tsx`]: renderCallComponent(widget, platform),
    [`${folder}/${Name}.module.css`]: renderCss(),
    [`${folder}/messages.ts`]: renderCallMessages(
      { fi: 'fi', se: 'sv', en: 'en', de: 'de' },
      '#i18n/texts.ts',
    ),
    [`${folder}/load.ts`]: renderCallLoad(platform),
    [`${folder}/examples.ts`]: renderExamples(path),
    [`${folder}/editor-texts.ts`]: renderEditorTexts(widget),
    [`src/api/${name}.ts`]: renderClient(widget, path),
    [`packages/cms/content/${name}-routes.ts`]: renderRoute(widget, path),
    [`stories/${area}/${name}.stories.tsx`]: renderStories(widget),
    [`test/unit/widgets/${area}/${name}.test.tsx`]: renderTest(widget, path),
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.trimStart()]));
}

/** Inserts a text before the last match of a pattern. Throws if the file has none. */
function insert(file: string, text: string, before: RegExp, addition: string): string {
  const at = [...text.matchAll(before)].at(-1)?.index;
  if (at === undefined) throw new Error(`${file} has another form than expected: add the call by hand.`);
  return text.slice(0, at) + addition + text.slice(at);
}

const CONTRACT = 'src/api/contract/content.ts';
const SERVER = 'packages/cms/server/calls.ts';

/** Files to which a call is added. */
export const CALL_LISTS: readonly string[] = [CONTRACT, SERVER];

/**
 * Adds a call to the description of the API and its route to the server.
 * @param texts the texts of `CALL_LISTS`, in their order
 * @returns their new texts by path
 * @throws if the call is described already, or a file has an unexpected form
 */
export function addCall(
  { name, component: Name, title }: NewWidget,
  path: string,
  [contract = '', app = '']: readonly string[],
): Record<string, string> {
  if (contract.includes(`'GET ${path}'`)) throw new Error(`${CONTRACT} describes GET ${path} already.`);
  const entry = `
  'GET ${path}': {
    summary: ${quote(`Lists the entries of ${title}.`)},
    requirements: [],
    answer: v.object({ items: v.array(v.object({ title: v.string() })) }),
    example: { items: [{ title: 'Peruna' }, { title: 'Lanttu' }] },
  },
`;
  const line = `import { register${Name}Routes } from '../content/${name}-routes.ts';\n`;
  return {
    [CONTRACT]: insert(CONTRACT, contract, /^\} as const;$/gm, entry.trimStart()),
    [SERVER]: insert(
      SERVER,
      insert(SERVER, app, /^import \{ registerProductDetailRoutes \}/gm, line),
      /(?<=^ {2}registerNavigationRoutes\(app, database\);\n)/gm,
      `  register${Name}Routes(app);\n`,
    ),
  };
}
