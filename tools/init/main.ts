#!/usr/bin/env node
/**
 * `npx saaristo init [folder]`: writes a project for own widgets, with one widget, a page, Storybook and tests. `npx saaristo new-widget
 * <area>/<name> "<title>"`: adds a widget to it (docs/package.md).
 */
import { readOwnRequest } from '../new-widget/request.ts';
import { init } from './init.ts';

const USAGE = `Usage: npx saaristo init [folder]
       npx saaristo new-widget content/first-card "First card"`;

const HELP = `${USAGE}

init        writes a project of widgets of your own into the folder, by default this one: one widget, a page, Storybook
            and tests. It adds to a package.json that is there, and writes over nothing.
new-widget  adds a widget to such a project: its area (a folder of your choice), its name, and the title for editors.

To put the sixty widgets of this package into the pages of a CMS, read node_modules/saaristo/docs/embedding.md;
npx saaristo-prerender --help tells of rendering them on a server.`;

async function main([command, ...rest]: readonly string[]): Promise<string> {
  if ([command, ...rest].some((word) => word === '--help' || word === '-h') || command === 'help')
    return HELP;
  if (command === 'init' && rest.length < 2) return init(rest[0] ?? '.');
  if (command === 'new-widget' && rest.length < 3) {
    const widget = readOwnRequest(...rest);
    // Imported here because it needs Vite, which an empty folder does not have.
    const { createOwnWidget: newWidget } = await import('./new-widget.ts');
    const paths = await newWidget(process.cwd(), widget);
    return `Written:\n${paths.map((path) => `  ${path}`).join('\n')}\nnpm test passes without changes; npm run storybook shows the widget.`;
  }
  throw new Error(USAGE);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
