/** Provides facts about each widget from the sources and the build to its page in Storybook, as the module `virtual:workshop/facts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Visits } from '../../src/island/examples.ts';
import type { WidgetDefinition } from '../../src/island/define.ts';
import { findWidgets, loadDefinitions, type LoadedDefinition, ROOT } from '../../packages/build/widgets.ts';
import { createImportReader } from '../../packages/build/imports/imports.ts';
import { listImportedFiles, getWeight } from '../../scripts/size/weigh.ts';

const MODULE = 'virtual:workshop/facts';

export interface WidgetFacts extends Pick<
  WidgetDefinition,
  'name' | 'title' | 'description' | 'category' | 'load' | 'reservedHeight' | 'texts'
> {
  /** Path relative to the root. */
  folder: string;
  hasPicture: boolean;
  calls: string[];
  /** Names of events that its code may push to `window.dataLayer`. */
  events: string[];
  requirements: { id: string; title: string }[];
  /** Compressed bytes (Brotli) of its own chunk, and of everything that a page with only this widget loads. Undefined without a build. */
  weight?: { own: number; whole: number } | undefined;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Reads the requirement IDs, each with the first sentence of its requirement. */
function readRequirements(): Map<string, string> {
  const found = read('docs/requirements.md').matchAll(
    /^- \*\*([A-Z0-9-]+)\*\* (.*?)(?:[.;:] .*|\.? \[.*)?$/gm,
  );
  return new Map([...found].map(([, id = '', text = '']) => [id, text]));
}

const listScripts = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file))
    : [];

/** Finds every module that a file imports, statically or dynamically. */
function findModules(entry: string): Set<string> {
  const listImports = createImportReader(ROOT);
  const found = new Set([entry]);
  for (const path of found)
    if (/\.tsx?$/.test(path) && existsSync(join(ROOT, path)))
      for (const { target } of listImports(path)) found.add(target);
  return found;
}

const EVENT = /\bevent: '(\w+)'|\bpush(?:Items|Cart)\('(\w+)'/g;
const SHOP: readonly [RegExp, string][] = [
  [/\bpushViewItem\(/, 'view_item'],
  [/\bpushAddToCart\(/, 'add_to_cart'],
];

function findEvents(modules: Iterable<string>): string[] {
  const texts = [...modules]
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('shop-events.ts'))
    .map(read);
  return [
    ...new Set(
      texts.flatMap((text) => [
        ...[...text.matchAll(EVENT)].map(([, own, shop]) => own ?? shop ?? ''),
        ...SHOP.filter(([pattern]) => pattern.test(text)).map(([, name]) => name),
      ]),
    ),
  ].toSorted();
}

/** Reads the weights by widget; empty without a build. */
function readWeights(): Map<string, { own: number; whole: number }> {
  const dist = join(ROOT, 'dist');
  const file = join(dist, 'widgets.json');
  if (!existsSync(file)) return new Map();
  const { widgets } = JSON.parse(readFileSync(file, 'utf8')) as {
    widgets: { name: string; chunks: string[] }[];
  };
  const sum = (files: readonly string[]) => files.reduce((bytes, one) => bytes + getWeight(dist, one), 0);
  return new Map(
    widgets.map(({ name, chunks }) => {
      const styles = chunks.filter((one) => one.endsWith('.css'));
      const loaded = listImportedFiles(
        dist,
        chunks.filter((one) => one.endsWith('.js')),
      );
      const own = chunks.filter((one) => one.startsWith(`chunks/${name}-`));
      return [name, { own: sum(own), whole: sum([...loaded, ...styles, 'saaristo.js', 'saaristo.css']) }];
    }),
  );
}

async function readWidgetFacts(
  { name, area, folder, component, definition }: LoadedDefinition,
  requirements: ReadonlyMap<string, string>,
): Promise<WidgetFacts> {
  const { title, description, category, load, reservedHeight, texts } = definition;
  const { visits } = (await import(pathToFileURL(join(folder, 'examples.ts')).href)) as { visits: Visits };
  const about = [
    ...listScripts(`widgets/${area}/${name}`),
    ...listScripts(`stories/${area}`).filter((path) => path.includes(`/${name}.`)),
    ...listScripts(`test/unit/widgets/${area}`).filter((path) => path.includes(`/${name}`)),
  ];
  const ids = new Set(about.flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9]{2,5}-\d{2}\b/g) ?? []));
  return {
    name,
    title,
    description,
    category,
    load,
    reservedHeight,
    texts,
    folder: `widgets/${area}/${name}`,
    hasPicture: existsSync(join(ROOT, `docs/pictures/${name}.webp`)),
    calls: [...new Set(visits.flatMap(({ calls }) => calls))].toSorted(),
    events: findEvents(findModules(component.slice(ROOT.length + 1))),
    requirements: [...ids]
      .filter((id) => requirements.has(id))
      .toSorted()
      .map((id) => ({ id, title: requirements.get(id)! })),
  };
}

async function readFacts(): Promise<Record<string, WidgetFacts>> {
  const requirements = readRequirements();
  const weights = readWeights();
  const widgets = await Promise.all(
    (await loadDefinitions(findWidgets())).map((widget) => readWidgetFacts(widget, requirements)),
  );
  return Object.fromEntries(
    widgets.map((widget) => [widget.name, { ...widget, weight: weights.get(widget.name) }]),
  );
}

/** Creates a plugin that provides `virtual:workshop/facts`, which exports `facts` by widget. */
export function facts(): Plugin {
  let found: Promise<Record<string, WidgetFacts>> | undefined;
  return {
    name: 'workshop-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      found ??= readFacts();
      return `export const facts = ${JSON.stringify(await found)};`;
    },
  };
}
