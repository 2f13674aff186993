#!/usr/bin/env node
/** `npx saaristo init [folder]`: a project of its own widgets, with one of them, a page, Storybook and tests (docs/package.md). */
import { init } from './init.ts';

const [command, folder = '.', ...more] = process.argv.slice(2);
if (command !== 'init' || more.length > 0) {
  console.error('Usage: npx saaristo init [folder]');
  process.exit(1);
}
try {
  console.log(init(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
