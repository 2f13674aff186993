/**
 * The package as other projects use it: packs the project (`TARBALL=…` takes an existing one) and installs the tarball in empty
 * folders. Needs npm's registry for packages that its cache lacks. `CHOICE=django` creates a project for one CMS alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { choices, packBoth } from './package/choices.ts';
import { consumer } from './package/consumer.ts';
import { lint } from './package/lint.ts';
import { pack } from './package/pack.ts';

let folder: string;
let tarball: string;

test.beforeAll(async () => {
  test.setTimeout(0);
  folder = mkdtempSync(path.join(tmpdir(), 'saaristo-package-'));
  tarball = process.env['TARBALL'] ?? pack(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('lint: publint and attw find nothing wrong with manifest, exports and types', () => lint(tarball));
test('consumer: a fresh project type-checks, serves and prerenders with it', () =>
  consumer(path.join(folder, 'consumer'), tarball));
test('choices: npm create saaristo gives a project for each CMS, whose page is served', async () => {
  packBoth(folder, tarball);
  await choices(folder, process.env['CHOICE']);
});
