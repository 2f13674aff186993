import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../../vitest.config.ts';

const projects = config.test?.projects as TestProjectInlineConfiguration[];

/** The unit tests for Stryker, whose threads refuse the flags of processes. */
export default defineConfig({
  test: {
    projects: projects
      .filter(({ test }) => test?.name !== 'conformance')
      .map((project) => ({ ...project, test: { ...project.test, execArgv: [] } })),
  },
});
