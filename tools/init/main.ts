#!/usr/bin/env node
/**
 * `npx saaristo init [folder]`: a project of its own widgets, with one of them, a page, Storybook and tests; `npx saaristo new-widget
 * <area>/<name> "<title>"`: one more widget in it (docs/package.md).
 */
import { readOwnRequest } from '../new-widget/request.ts';
import { init } from './init.ts';

const USAGE = `Usage: npx saaristo init [folder]
       npx saaristo new-widget content/first-card "First card"`;

async function main([command, ...rest]: readonly string[]): Promise<string> {
  if (command === 'init' && rest.length < 2) return init(rest[0] ?? '.');
  if (command === 'new-widget' && rest.length < 3) {
    const widget = readOwnRequest(...rest);
    // Vite comes with it, which a folder that is to become a project need not have.
    const { newWidget } = await import('./new-widget.ts');
    const paths = await newWidget(process.cwd(), widget);
    return `Written:\n${paths.map((path) => `  ${path}`).join('\n')}\nnpm test passes as it is; npm run storybook shows it.`;
  }
  throw new Error(USAGE);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
