/**
 * `npm run package` writes the package `saaristo` to `.cache/package/saaristo`, a folder that `npm pack` and `npm publish` take as it is. Builds
 * dist/ if needed.
 */
import { relative } from 'node:path';
import { buildIfNeeded } from '../setup/build.ts';
import { root } from '../setup/ensure.mjs';
import { PACKAGE_FOLDER, writePackage } from './stage.ts';

process.exitCode = await buildIfNeeded();
if (!process.exitCode) {
  await writePackage();
  console.log(`The package is in ${relative(root, PACKAGE_FOLDER)}.`);
}
