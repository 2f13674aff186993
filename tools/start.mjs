/** `npm start`: from a bare clone to the estate in the browser. `--dev` reloads the widgets as they are edited. */
import { ensure } from './setup/ensure.mjs';

/** npm's shell does not hand signals on. When it is gone, so is whoever wanted the server. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

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
