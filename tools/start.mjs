/** `npm start`: installs, builds and starts the site from a fresh clone. `--dev` reloads the widgets when they are edited. */
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensure } from './setup/ensure.mjs';

ensure();
endWithNpm();
const { register } = await import('tsx/esm/api');
register();
if (!process.argv.includes('--dev')) {
  const { buildIfNeeded } = await import('./setup/build.ts');
  process.exitCode = await buildIfNeeded();
}
// Runs in this process, so that signals and the exit code are the server's. The server prints its address.
if (!process.exitCode) await import('../cms/main.ts');
