/**
 * `npm start`: builds the widgets if necessary and starts the site. `--dev` reloads the widgets when they are edited, without a build;
 * `--dev --page` serves the development page with every example instead.
 */
import { buildIfNeeded } from './setup/build.ts';

const isDev = process.argv.includes('--dev');
if (!isDev) process.exitCode = await buildIfNeeded();
// The server prints its address.
const main =
  isDev && process.argv.includes('--page') ? '../node_modules/vite/bin/vite.js' : '../packages/cms/main.ts';
if (main.endsWith('vite.js')) process.argv.splice(2);
if (!process.exitCode) await import(new URL(main, import.meta.url).href);
