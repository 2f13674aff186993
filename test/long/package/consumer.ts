import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, marker, withPage, withServer } from './browser.ts';
import { install, run, whileRunning } from './run.ts';

const ANSWERS = {
  header: 'Kysyttyä',
  items: [{ question: 'Mistä liha tulee?', answer: '<p>Suomesta.</p>' }],
};

/** A page's script, and its server's. */
const EXAMPLE = `
import type { CatalogueEntry, IslandState, PageSettings, WidgetProps } from 'saaristo';
import { type EditorAdapter, mountEditor } from 'saaristo/editor';
import { parsePageDetails } from 'saaristo/page-details';
import { readState, subscribeState, type PageState } from 'saaristo/page-state';
import { checkPage, migrateProps, prerender, type PrerenderOptions } from 'saaristo/server';
import { isSite, SITES, type Language } from 'saaristo/sites';
import { question } from 'saaristo/schemas';
import catalogue from 'saaristo/widgets.json' with { type: 'json' };

const props: WidgetProps['faq-list'] = ${JSON.stringify(ANSWERS)};
const settings: PageSettings = { site: 'lihakauppa', language: 'se', pageId: 12, mainOrigins: [] };
document.addEventListener('click', async () => {
  const element = document.querySelector('[data-widget]')!;
  window.saaristo?.update(element, props);
  await window.saaristo?.ready;
  const rows = (await window.saaristo?.report()) ?? [];
  const states: IslandState[] = rows.map(({ state }) => state);
  const count: number | undefined = window.saaristo?.store.getState().cart.total.length;
  console.log(states, count);
});
document.documentElement.addEventListener('widget:failed', ({ detail }) => console.log(detail.name, detail.error));
document.addEventListener('cart:changed', ({ detail }) => console.log(detail.count, detail.lines[0]?.code));
const pieces: number | undefined = readState('cart.v1')?.count;
const unsubscribe = subscribeState('delivery.v1', (state: PageState['delivery.v1']) => console.log(pieces, state.postalCode));
unsubscribe();
const entry: CatalogueEntry | undefined = catalogue.widgets[0];
const options: PrerenderOptions = { settings: { ...settings }, timeoutMs: 500 };
const page: Promise<string> = prerender('<p></p>', options);
const language: Language = 'fi';
const place = { id: 'a', site: 'atriafi', language, path: '/a', state: 'draft' } as const;
const checked = checkPage({ title: 'A', description: '', blocks: [{ widget: 'faq-list', props }] });
const adapter: EditorAdapter = {
  load: async () => ({ ...place, version: 1, title: '', blocks: 'details' in checked ? checked.details.blocks : [] }),
  save: async (_id, details, version) => ({ version: version + 1, savedAt: details.title }),
};
const editing = mountEditor(document.body, adapter, {
  user: { name: 'Pia', role: 'editor' },
  addresses: { canvas: '/canvas/{id}' },
});
export { editing, entry, isSite, language, migrateProps, page, parsePageDetails, question, SITES };
`;
const WRONG = `
import type { PageSettings, WidgetProps } from 'saaristo';
export const props: WidgetProps['faq-list'] = { items: 'none' };
export const settings: PageSettings = { site: 'nowhere' };
`;
const TYPES = {
  compilerOptions: {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    resolveJsonModule: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
  },
};

/** Checks types in the strictest mode, including the package's own. */
function types(folder: string): void {
  writeFileSync(join(folder, 'example.ts'), EXAMPLE);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...TYPES, files: ['example.ts'] }));
  run(folder, 'npx', ['tsc']);
  writeFileSync(join(folder, 'wrong.ts'), WRONG);
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...TYPES, files: ['wrong.ts'] }));
  const said = run(folder, 'npx', ['tsc', '-p', 'wrong.json', '--pretty', 'false'], 1);
  assert.equal(said.match(/error TS/g)?.length, 2, said);
}

/** Renders with a module of the server, and with the server for other languages. */
async function rendered(folder: string, page: string): Promise<string> {
  writeFileSync(join(folder, 'page.html'), page);
  writeFileSync(
    join(folder, 'render.mjs'),
    `import { readFileSync } from 'node:fs';
import { prerender } from 'saaristo/server';
process.stdout.write(await prerender(readFileSync('page.html', 'utf8'), { timeoutMs: 10_000 }));`,
  );
  const byModule = run(folder, 'node', ['render.mjs']);
  assert.match(byModule, /data-widget-prerendered[^]*Suomesta/);
  const byServer = await whileRunning(
    folder,
    ['npx', 'saaristo-prerender', '--port', '0', '--timeout', '10000'],
    /rendered at (\S+)/,
    async (address) => (await fetch(address, { method: 'POST', body: page })).text(),
  );
  assert.equal(byServer, byModule);
  return byModule;
}

/** Both commands print a usage text, also for unknown arguments. */
function helps(folder: string): void {
  for (const command of ['saaristo', 'saaristo-prerender']) {
    const help = run(folder, 'npx', [command, '--help']);
    assert.match(help, new RegExp(`^Usage: npx ${command} [^]*\\n\\n\\w`));
    run(folder, 'npx', [command, '--nonsense'], 1);
  }
}

/** Uses the tarball as a CMS without its own widgets does. */
export async function consumer(folder: string, tarball: string): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  install(folder, tarball, 'typescript', '@types/node');
  types(folder);
  helps(folder);
  run(folder, 'node', [
    '-e',
    "import('saaristo/sites').then(({ SITES }) => process.exit(SITES.length === 14 ? 0 : 1))",
  ]);

  const dist = join(folder, 'node_modules/saaristo/dist');
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const integrity = JSON.parse(read('integrity.json')) as Record<string, string>;
  const chunks = Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, value]) => [`/saaristo/${file}`, value]),
  );
  const head = `<script type="importmap">${JSON.stringify({ integrity: chunks })}</script>
<link rel="stylesheet" href="/saaristo/saaristo.css" integrity="${integrity['saaristo.css']}">
<script type="module" src="/saaristo/saaristo.js" integrity="${integrity['saaristo.js']}"></script>`;
  const page = await rendered(folder, html(head, marker('faq-list', ANSWERS)));
  await withServer(
    (path) => {
      if (path === '/') return { page };
      return path.startsWith('/saaristo/') ? { folder: dist, file: path.slice(10) } : undefined;
    },
    (origin) =>
      withPage(async (tab, said) => {
        await tab.goto(origin);
        await tab.waitForSelector('[data-widget-state=mounted]');
        await tab.getByText('Mistä liha tulee?').click();
        await tab.getByText('Suomesta.').waitFor({ state: 'visible' });
        assert.deepEqual(said, []);
      }),
  );
}
