import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { createKeptPool } from './kept-worker.ts';
import { findRoom } from './rooms.ts';
import { ShortFirst } from './sequencer.ts';
import { RunCheck } from './run-check.ts';

const projects = config.test?.projects as TestProjectInlineConfiguration[];
const room = findRoom(process.env['MUTATION_ROOM'] ?? '');
const tests = process.env['MUTATION_TESTS']?.split(' ') ?? room.tests;
const isServer = (glob: string): boolean => /^test\/unit\/(?:cms|tools|prerender)\//.test(glob);

/** The projects of `npm test`, limited to the tests of one room, with workers that are kept. */
export default defineConfig({
  test: {
    // A process that is replaced after a timeout need not compile again.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: ShortFirst },
    reporters: [new RunCheck()],
    projects: projects.flatMap(({ plugins, test, ...project }) => {
      const include = tests.filter((glob) => test?.name === (isServer(glob) ? 'node' : 'unit'));
      if (include.length === 0) return [];
      const pool = createKeptPool();
      return {
        ...project,
        plugins: [
          ...(plugins ?? []),
          {
            name: 'kept-worker',
            configureVitest: ({ project: { config: resolved }, vitest }) => {
              Object.assign(resolved, { pool: pool.name, poolRunner: pool });
              vitest.onClose(pool.dispose);
            },
          },
        ],
        test: {
          ...test,
          include,
          runner: 'test/mutation/runner.ts',
          // Stryker's setup runs first, before a module of the room is loaded.
          sequence: { ...test?.sequence, setupFiles: 'list' },
          setupFiles: ['test/mutation/setup.ts', ...[test?.setupFiles ?? []].flat()],
        },
      };
    }),
  },
});
