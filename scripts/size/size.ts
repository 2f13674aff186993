/**
 * `npm test -- --only size`: prints the weight of each kind of page, its budget, and the change since the recorded weights. Fails when a page exceeds
 * its budget. `npx tsx scripts/size/size.ts --record` records the present weights in `sizes.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets, loadDefinitions, ROOT } from '../../packages/build/widgets.ts';
import { FLOOR, listPageKinds, MAX_GROWTH, SCRIPT_BUDGET, type PageKind } from './pages.ts';
import { listImportedFiles, findPartFile, getWeight } from './weigh.ts';

const dist = join(ROOT, 'dist');
const { widgets } = JSON.parse(readFileSync(join(dist, 'widgets.json'), 'utf8')) as {
  widgets: { name: string; chunks: string[] }[];
};

const sum = (files: readonly string[]): number =>
  files.reduce((bytes, file) => bytes + getWeight(dist, file), 0);
const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Bytes of each kind of page and of the script, as last recorded. */
type Sizes = Readonly<Record<string, number>>;
const SIZES_FILE = join(import.meta.dirname, 'sizes.json');
const recorded = JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as Sizes;

/** Returns the difference to the recorded weight with its sign, in bytes. */
function formatChange(name: string, bytes: number): string {
  const before = recorded[name];
  if (before === undefined) return 'new';
  return `${bytes > before ? '+' : ''}${bytes - before}`;
}

function weighPage({ name, widgets: names, parts, budget: given }: PageKind) {
  const chunks = names.flatMap((wanted) => {
    const widget = widgets.find((one) => one.name === wanted);
    return widget!.chunks;
  });
  const entries = [
    ...chunks.filter((file) => file.endsWith('.js')),
    ...parts.map((part) => findPartFile(dist, part)),
    // An eager widget with personal data makes its first call at once. Any other rendered widget makes it when the visitor uses the page.
    ...(definitions.some(
      ({ name: one, personal, load }) => personal && load === 'eager' && names.includes(one),
    )
      ? [findPartFile(dist, 'http-client')]
      : []),
  ];
  const scripts = ['saaristo.js', ...listImportedFiles(dist, entries)];
  const client = findPartFile(dist, 'http-client');
  const floor = FLOOR.react + (scripts.includes(client) ? FLOOR.axios : 0);
  const bytes = sum(scripts);
  const over = bytes - floor;
  const budget = given ?? (recorded[name] ?? Infinity) + MAX_GROWTH - floor;
  // The HTTP client is loaded when the visitor uses a widget that may make a call.
  const makesCalls = scripts.some((file) => /\/http-/.test(file));
  const used = makesCalls && !scripts.includes(client) ? bytes + getWeight(dist, client) : bytes;
  return { name, scripts, bytes, used, floor, over, budget, fits: over <= budget };
}

const definitions = (await loadDefinitions(findWidgets())).map(({ definition }) => definition);
const pages = listPageKinds(definitions).map(weighPage);
const script = getWeight(dist, 'saaristo.js');

console.log('kB, brotli');
console.table(
  pages.map(({ name, bytes, used, floor, over, budget, fits, scripts }) => ({
    page: name,
    files: scripts.length,
    'at once': formatKilobytes(bytes),
    'change, bytes': formatChange(name, bytes),
    used: formatKilobytes(used),
    floor: formatKilobytes(floor),
    'above it': formatKilobytes(over),
    budget: formatKilobytes(budget),
    fits,
  })),
);
console.log(
  `saaristo.js ${script} bytes (change ${formatChange('saaristo.js', script)}, budget ${SCRIPT_BUDGET}), saaristo.css ${getWeight(dist, 'saaristo.css')} bytes`,
);

if (process.argv.includes('--record')) {
  const sizes = {
    ...Object.fromEntries(pages.map(({ name, bytes }) => [name, bytes])),
    'saaristo.js': script,
  };
  writeFileSync(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`);
}

const failures = [
  ...pages
    .filter((page) => !page.fits)
    .map(
      ({ name, over, budget }) =>
        `${name}: ${formatKilobytes(over)} kB above the floor, allowed are ${formatKilobytes(budget)}`,
    ),
  ...(script > SCRIPT_BUDGET ? [`saaristo.js: ${script} bytes, allowed are ${SCRIPT_BUDGET}`] : []),
];
for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
