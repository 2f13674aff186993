/**
 * Runs a TypeScript module of this folder, also in a fresh clone: `node scripts/run.mjs checks/gate.ts --only unit`. Checks the version of Node
 * and installs the packages first. The module runs in this process, so that signals and the exit code are its own.
 */
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensure } from './setup/ensure.mjs';

ensure();
endWithNpm();
const { register } = await import('tsx/esm/api');
register();
const [module] = process.argv.splice(2, 1);
await import(new URL(module, import.meta.url).href);
