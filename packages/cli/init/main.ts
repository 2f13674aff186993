#!/usr/bin/env node
/**
 * `npx saaristo init [folder]`: writes a project for own widgets, with one widget, a page, Storybook and tests. `npx saaristo new-widget
 * <area>/<name> "<title>"`: adds a widget to it. `npx saaristo check-widget <name>`: tests one widget. `npx saaristo prerender`: renders pages with the project's widgets. `npx saaristo upgrade`:
 * merges a newer template. `npx saaristo doctor`: finds the faults of a page. `npx saaristo texts`: exchanges texts with translators
 * (docs/package.md).
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printLines } from '../../../src/lib/printable.ts';
import { findWidget } from '../../build/find-widget.ts';
import { findWidgets } from '../../build/widgets.ts';
import { readCall } from '../new-widget/call.ts';
import { readOwnRequest } from '../new-widget/request.ts';
import { init } from './init.ts';
import { createOwnWidget } from './new-widget.ts';
import { CMS, readInitOptions } from './options.ts';
import { removeOwnWidget } from './remove-widget.ts';
import { findBundle, findSidecar } from './sidecar.ts';

const USAGE = `Usage: npx saaristo init [folder] [options]
       npx saaristo new-widget content/first-card "First card" [--call GET /api/prices]
       npx saaristo check-widget [first-card]
       npx saaristo remove-widget content/first-card
       npx saaristo@latest upgrade
       npx saaristo texts export <language> | import <language> <file>
       npx saaristo prerender [--dist folder] [options]
       npx saaristo doctor <URL>… [options]
       npx saaristo check-content <source>… [options]`;

const HELP = `${USAGE}

init        writes a project of widgets of your own into the folder, by default this one: one widget, a page, Storybook
            and tests. It adds to a package.json that is there, and writes over nothing. Options: --languages en,fi,
            --sites main,shop, --no-storybook, and --cms ${CMS.join(', ')}, which adds an example
            server with a page. npm create saaristo asks for them.
new-widget  adds a widget to such a project: its area (a folder of your choice), its name, and the title for editors.
            --call writes a widget that shows the answer of a call, with loading, error and retry.
check-widget  tests the contract of one widget, and runs the widget's own tests. Without a name it tests all widgets.
remove-widget  removes a widget with its story and test, and lists the files that still name it.
upgrade     merges the changes of a newer version's template into the project, and lists what you must look at.
texts       exports the texts of the widgets for translators (XLIFF), and imports their translations. texts --help lists the
            options.
prerender   renders pages for a CMS in another language, with the widgets that npm run build has written to dist/; --dist
            names another folder. Without such a build it renders the widgets of this package. prerender --help lists the
            options.
doctor      opens pages and says why their widgets do not work. doctor --help lists the options.
check-content  checks stored blocks against a bundle before it is deployed. check-content --help lists the options.

To put the sixty widgets of this package into the pages of a CMS, read node_modules/saaristo/docs/embedding.md.`;

/** Runs a program in this process, which then ends by signals. */
async function runHere(program: string, args: readonly string[]): Promise<void> {
  process.argv.splice(1, Infinity, program, ...args);
  await import(pathToFileURL(program).href);
}

/** Runs vitest with the contract of one widget and its own test, or with the contract of all. */
async function checkWidget(asked: string | undefined): Promise<void> {
  const name = asked && findWidget(asked, findWidgets(resolve('widgets'))).name;
  if (name) process.env['WIDGET'] = name;
  const vitest = createRequire(resolve('package.json')).resolve('vitest/package.json');
  await runHere(resolve(vitest, '../vitest.mjs'), [
    'run',
    'every-widget',
    ...(name ? [`/${name}.test`] : []),
  ]);
}

/** Starts the sidecar. */
async function prerender(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--dist');
  const program = findSidecar(process.cwd(), at === -1 ? undefined : args[at + 1]);
  const options = at === -1 ? args : args.toSpliced(at, 2);
  await runHere(program, options);
}

/** Runs a command. Returns a text to print, if there is one. */
async function main([command, ...rest]: readonly string[]): Promise<string | undefined> {
  if (command === 'prerender') {
    await prerender(rest);
    return undefined;
  }
  const isHelp = rest.some((word) => word === '--help' || word === '-h');
  const print = ({ text, isFaulty }: { text: string; isFaulty: boolean }): string => {
    if (isFaulty) process.exitCode = 1;
    return text;
  };
  if (command === 'upgrade') {
    const { runUpgrade, UPGRADE_USAGE } = await import('../upgrade/upgrade.ts');
    return isHelp ? UPGRADE_USAGE : runUpgrade(process.cwd(), rest);
  }
  if (command === 'doctor') {
    const { DOCTOR_USAGE, runDoctor } = await import('../doctor/doctor.ts');
    return isHelp ? DOCTOR_USAGE : print(await runDoctor(rest));
  }
  if (command === 'check-content') {
    const { CHECK_CONTENT_USAGE, runCheckContent } = await import('../check-content/check-content.ts');
    return isHelp ? CHECK_CONTENT_USAGE : print(await runCheckContent(rest, findBundle(process.cwd())));
  }
  if (command === 'texts') {
    const { runTexts, TEXTS_USAGE } = await import('../texts/texts.ts');
    return isHelp ? TEXTS_USAGE : print(await runTexts(process.cwd(), rest));
  }
  if ([command, ...rest].some((word) => word === '--help' || word === '-h') || command === 'help')
    return HELP;
  if (command === 'init') {
    const { folder, options } = readInitOptions(rest);
    return init(folder, options);
  }
  if (command === 'remove-widget' && rest.length === 1) return removeOwnWidget(process.cwd(), rest[0]!);
  if (command === 'check-widget' && rest.length < 2) {
    await checkWidget(rest[0]);
    return undefined;
  }
  const callAt = rest.indexOf('--call');
  const ownWords = callAt === -1 ? rest : rest.slice(0, callAt);
  if (command === 'new-widget' && ownWords.length < 3) {
    const widget = readOwnRequest(...ownWords);
    const call = callAt === -1 ? undefined : readCall(rest.slice(callAt + 1));
    const paths = await createOwnWidget(process.cwd(), widget, call);
    return `Written:\n${paths.map((path) => `  ${path}`).join('\n')}\nnpm test passes without changes.`;
  }
  throw new Error(USAGE);
}

try {
  const text = await main(process.argv.slice(2));
  if (text !== undefined) console.log(text);
} catch (error) {
  console.error(printLines(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
