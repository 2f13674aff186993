/**
 * Builds React from ES modules. React's packages are CommonJS modules, for which the bundler would put helpers into a file of their own,
 * which every page would request, and write each use of React as a property of a call's result.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The files of React by the specifiers that import them. */
const FILES: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
};

/** Returns a CommonJS module of React as an ES module. Its default export has all exports, which the modules of React use. */
function toModule(code: string): string {
  const specifiers = [...code.matchAll(/\brequire\("([\w/-]+)"\)/g)].map(([, specifier]) => specifier!);
  const names = new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name!));
  return [
    ...specifiers.map((specifier, i) => `import required${i} from ${JSON.stringify(specifier)};`),
    'const exports = {};',
    specifiers.reduce(
      (text, specifier, i) => text.replaceAll(`require(${JSON.stringify(specifier)})`, `required${i}`),
      code,
    ),
    ...[...names].map(
      (name) =>
        `const $${name} = /* @__PURE__ */ (() => exports.${name})();\nexport { $${name} as ${name} };`,
    ),
    'export default exports;',
  ].join('\n');
}

/** Builds React from ES modules. */
export function reactModules(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'saaristo-react-modules',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !process.env['STORYBOOK'],
    configResolved({ root, isProduction }) {
      if (!isProduction) return;
      const require = createRequire(join(root, 'package.json'));
      const client = createRequire(require.resolve('react-dom/package.json'));
      files = new Map(
        Object.entries(FILES).map(([specifier, file]) => {
          const [name = ''] = specifier.split('/');
          return [specifier, join(dirname(client.resolve(`${name}/package.json`)), file)];
        }),
      );
    },
    resolveId: (id) => files?.get(id),
    async load(id) {
      if (files && [...files.values()].includes(id)) return toModule(await readFile(id, 'utf8'));
      return undefined;
    },
  };
}
