import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWidgets } from '../../packages/build/widgets.ts';
import { findCall, listCalls, type Visited } from '../docs/calls.ts';
import { listFiles } from '../../packages/build/imports/files.ts';
import { readAliases, resolveImport } from '../../packages/build/imports/imports.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(path: string): Set<string> {
  const prose = textOf(path).replaceAll(/^```[^]*?^```/gm, '');
  return new Set(
    [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

/** Returns the target if it does not exist. */
function missing(target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  if (!existsSync(join(root, path))) return target;
  return anchor && path.endsWith('.md') && !anchorsOf(path).has(anchor) ? target : undefined;
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

// Filters of CMSs change HTML that is in attributes, such as quotes in WordPress.
test.each([...documents, 'examples/plain-html/index.html', 'examples/plain-html/hostile.html'])(
  '%s: no JSON in `data-props` has unescaped brackets',
  (path) => {
    const values = [...textOf(path).matchAll(/data-props=(["'])(.*?)\1/gs)].map(([, , value]) => value);
    expect(values.filter((value) => /[<>]/.test(value!))).toEqual([]);
  },
);

describe('links', () => {
  test.each(documents)('%s: all link targets exist', (path) => {
    const prose = textOf(path).replaceAll(/^```[^]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => link!);
    const targets = links.map((link) =>
      link.startsWith('#') ? path + link : join(dirname(path), link).replace(/\/$/, ''),
    );
    expect(targets.flatMap((target) => missing(target) ?? [])).toEqual([]);
  });

  test('comments in sources: all link targets exist', () => {
    const sources = listFiles(root).filter((path) =>
      /^(src|mount|widgets|packages|scripts|stories)\/.*\.\w+$/.test(path),
    );
    const targets = sources.flatMap((path) =>
      [...textOf(path).matchAll(/\bdocs\/[a-z\d/-]+\.md(?:#[a-z\d-]+)?/g)].map(([target]) => ({
        path,
        target,
      })),
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter(({ target }) => missing(target) !== undefined)).toEqual([]);
  });
});

test('docs/calls.md: it lists every call of the sources and widgets', async () => {
  const page = textOf('docs/calls.md');
  const sources = listFiles(root, 'src/api').map((path) => textOf(path));
  // A path of several calls is completed in its own source.
  const paths = sources.flatMap((text) =>
    [...text.matchAll(/['`](\/api\/[^'`$]*)/g)].map(([, path]) => path!.replace(/\/$/, '')),
  );
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !page.includes(path))).toEqual([]);
  const visited = await Promise.all(
    findWidgets().map(async ({ name, area, folder }) => {
      const { visits } = (await import(join(folder, 'examples.ts'))) as Pick<Visited, 'visits'>;
      return { name, area, visits };
    }),
  );
  const made = visited.flatMap((widget) => listCalls(widget));
  expect(made.filter((call) => !findCall(call))).toEqual([]);
});

test('guides: the names that their code imports exist', () => {
  const aliases = readAliases(root);
  const files = listFiles(root).map((path) => join(root, path));
  const guides = ['first-widget', 'writing-a-widget', 'forms']
    .map((name) => textOf(`docs/${name}.md`))
    .join('\n');
  const code = [...guides.matchAll(/^ *```tsx?\n([^]*?)^ *```/gm)].map(([, block]) => block).join('\n');
  const imports = [...code.matchAll(/^ *import (?:type )?\{([^}]+)\} from '([#.][^']+)';/gm)]
    .map(([, names = '', specifier = '']) => ({ names, specifier }))
    // The guides write these modules themselves.
    .filter(({ specifier }) => !/tasting|harvest|messages\.ts$|\/examples\.ts$/.test(specifier));
  expect(imports.length).toBeGreaterThan(10);
  const wrong = imports.flatMap(({ names, specifier }) => {
    // A relative specifier depends on the file in which the block is written.
    const found = specifier.startsWith('.')
      ? files.filter((path) => path.endsWith(specifier.replace(/^[./]+/, '/')))
      : [resolveImport(root, aliases, root, specifier)!].filter((path) => existsSync(path));
    const texts = found.map((path) => readFileSync(path, 'utf8'));
    return names
      .split(',')
      .map((name) => name.replaceAll(/\btype\b|\bas .*/g, '').trim())
      .filter((name) => !texts.some((text) => new RegExp(`\\bexport\\b[^]*?\\b${name}\\b`).test(text)))
      .map((name) => `${name} from ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

test('docs/deployment.md: it lists every setting that the server reads', () => {
  const settings = new Set(
    listFiles(root, 'packages/cms')
      .filter((path) => !path.includes('/test/'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\benv(?:\.|\[['"])([A-Z][A-Z\d_]*)/g)].map(([, name]) => name!),
      ),
  );
  expect(settings.size).toBeGreaterThan(10);
  const rows = textOf('docs/deployment.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]!);
  const described = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name!)),
  );
  expect([...settings].filter((name) => !described.has(name))).toEqual([]);
});
