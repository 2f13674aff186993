/** `npm start`: builds the widgets if necessary and starts the site. `--dev` reloads the widgets when they are edited, without a build. */
import { buildIfNeeded } from './setup/build.ts';

if (!process.argv.includes('--dev')) process.exitCode = await buildIfNeeded();
// The server prints its address.
if (!process.exitCode) await import(new URL('../cms/main.ts', import.meta.url).href);
