import { run } from './run.ts';

/** Checks a packed package by publint and `@arethetypeswrong/cli`. */
export function lint(tarball: string): void {
  run('.', 'npx', ['publint', tarball, '--strict']);
  // The package is for ES modules; stylesheets and JSON have no types.
  run('.', 'npx', [
    'attw',
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--exclude-entrypoints',
    'saaristo.css',
    'widgets.json',
  ]);
}
