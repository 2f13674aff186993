/**
 * `npm test -- --only api`: reports what the built catalogue would break on pages written for the last release. `-- --release` saves the built
 * catalogue as a release, docs/api/widgets-VERSION.json.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migrations } from '../../src/island/migrate.ts';
import { findWidgets, migrationsOf, ROOT } from '../../packages/build/widgets.ts';
import { compare } from './compare.ts';
import { type Contract, createContract } from './contract.ts';

const folder = join(ROOT, 'docs/api');
const built = join(ROOT, 'dist/widgets.json');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

if (!existsSync(built)) throw new Error('dist/widgets.json is missing: run npm run build.');
const now = createContract(read(built) as Parameters<typeof createContract>[0]);

if (process.argv.includes('--release')) {
  mkdirSync(folder, { recursive: true });
  // A line for each widget, so that a difference names it.
  const rows = Object.entries(now.widgets).map(
    ([name, widget]) => `${JSON.stringify(name)}:${JSON.stringify(widget)}`,
  );
  writeFileSync(
    join(folder, `widgets-${now.release}.json`),
    `{"release":${JSON.stringify(now.release)},"widgets":{\n${rows.join(',\n')}\n}}\n`,
  );
  console.log(`Release ${now.release} is saved in docs/api/.`);
} else {
  const releases = readdirSync(folder).filter((file) => /^widgets-.*\.json$/.test(file));
  const last = releases.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (last === undefined)
    throw new Error('docs/api has no release: save one with npx tsx scripts/api/check.ts --release.');
  const old = read(join(folder, last)) as Contract;
  const steps = new Map<string, Migrations>();
  for (const widget of findWidgets()) {
    const file = migrationsOf(widget);
    if (!file) continue;
    const { migrations } = (await import(pathToFileURL(file).href)) as { migrations: Migrations };
    steps.set(widget.name, migrations);
  }
  const { broken, added } = compare(old, now, (name, from) => steps.get(name)?.[from] !== undefined);
  for (const news of added) console.log(`new since ${old.release}  ${news}`);
  for (const fault of broken) console.error(`breaks pages of ${old.release}  ${fault}`);
  if (broken.length > 0) {
    console.error(
      `${broken.length} broken. Add a new version of the props with a migration, or keep accepting the old props.`,
    );
    process.exitCode = 1;
  } else console.log(`Pages written for ${old.release} still work.`);
}
