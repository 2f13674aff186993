/** `npm start`: from a bare clone to the estate in the browser. `--dev` reloads the widgets as they are edited. */
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
// In this very process, so that signals and the exit code are the server's own. It says itself where it listens.
if (!process.exitCode) await import('../cms/main.ts');
