/** Answers calls of widgets on the development server of a project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PATH = /^\/[\w-]+(\/[\w-]+)*$/;

/** Answers `GET /api/prices` with the file `answers/api/prices.json` of the project, if it exists. */
export const answers = (): Plugin => ({
  name: 'saaristo-answers',
  apply: 'serve',
  configureServer({ middlewares, config }) {
    middlewares.use('/api', ({ method, url = '' }, response, next) => {
      const [path = ''] = url.split('?');
      const file = join(config.root, 'answers/api', `${path}.json`);
      if (method !== 'GET' || !PATH.test(path) || !existsSync(file)) next();
      else response.setHeader('content-type', 'application/json').end(readFileSync(file));
    });
  },
});
