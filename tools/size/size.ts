/** `npm run size`: what each kind of page loads against its budget, as a table. Fails where one is over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets, loadDefinitions, ROOT } from '../build/widgets.ts';
import { FLOOR, pageKinds, SCRIPT_BUDGET, type PageKind } from './pages.ts';
import { closure, partFile, weight } from './weigh.ts';

const dist = join(ROOT, 'dist');
const { widgets } = JSON.parse(readFileSync(join(dist, 'widgets.json'), 'utf8')) as {
  widgets: { name: string; chunks: string[] }[];
};

const sum = (files: readonly string[]): number =>
  files.reduce((bytes, file) => bytes + weight(dist, file), 0);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function weighPage({ name, widgets: names, parts, budget }: PageKind) {
  const chunks = names.flatMap((wanted) => {
    const widget = widgets.find((one) => one.name === wanted);
    return widget!.chunks;
  });
  const entries = [
    ...chunks.filter((file) => file.endsWith('.js')),
    ...parts.map((part) => partFile(dist, part)),
    // An eager widget of one visitor alone makes its first call at once, any other rendered one when somebody uses the page.
    ...(definitions.some(
      ({ name: one, personal, load }) => personal && load === 'eager' && names.includes(one),
    )
      ? [partFile(dist, 'http-client')]
      : []),
  ];
  const scripts = ['saaristo.js', ...closure(dist, entries)];
  const client = partFile(dist, 'http-client');
  const floor = FLOOR.react + (scripts.includes(client) ? FLOOR.axios : 0);
  const bytes = sum(scripts);
  const over = bytes - floor;
  // What makes calls comes when somebody turns to a widget that may make one.
  const makesCalls = scripts.some((file) => /\/http-/.test(file));
  const used = makesCalls && !scripts.includes(client) ? bytes + weight(dist, client) : bytes;
  return { name, scripts, bytes, used, floor, over, budget, fits: over <= budget };
}

const definitions = (await loadDefinitions(findWidgets())).map(({ definition }) => definition);
const pages = pageKinds(definitions).map(weighPage);
const script = weight(dist, 'saaristo.js');

console.log('kB, brotli');
console.table(
  pages.map(({ name, bytes, used, floor, over, budget, fits, scripts }) => ({
    page: name,
    files: scripts.length,
    'at once': kB(bytes),
    used: kB(used),
    floor: kB(floor),
    'above it': kB(over),
    budget: kB(budget),
    fits,
  })),
);
console.log(
  `saaristo.js ${script} bytes (budget ${SCRIPT_BUDGET}), saaristo.css ${weight(dist, 'saaristo.css')} bytes`,
);

const failures = [
  ...pages
    .filter((page) => !page.fits)
    .map(({ name, over, budget }) => `${name}: ${kB(over)} kB above the floor, allowed are ${kB(budget)}`),
  ...(script > SCRIPT_BUDGET ? [`saaristo.js: ${script} bytes, allowed are ${SCRIPT_BUDGET}`] : []),
];
for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
