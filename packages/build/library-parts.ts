/**
 * Replaces modules of libraries that are never called (docs/decisions/0003-libraries-in-part.md): axios supports more than a browser that
 * sends JSON, and qs supports engines without a Map. The table maps a module to its replacement.
 */
import type { Plugin } from 'vite';

const missing = (what: string): string =>
  `() => { throw new Error('This build of axios has no ${what} (packages/build/library-parts.ts)'); }`;

const replacements: Record<string, string> = {
  // Browsers always use the first adapter, XMLHttpRequest, so the fetch adapter and the choice between them are not needed.
  'axios/lib/adapters/adapters': `import xhr from './xhr.js'; export default { getAdapter: () => xhr };`,
  // Calls are aborted by AbortSignal.
  'axios/lib/cancel/CancelToken': 'export default null;',
  // src/api/http.ts handles failures and tokens itself.
  'axios/lib/core/InterceptorManager': 'export default class { forEach() {} }',
  // Queries are flat.
  'axios/lib/core/assertParamsAcyclic': `export default () => {};`,
  // Bodies are objects, or FormData that is sent unchanged.
  'axios/lib/helpers/toURLEncodedForm': `export default ${missing('forms as text')};`,
  'axios/lib/helpers/formDataToJSON': `export default ${missing('FormData to JSON')};`,
  // A table of names for HTTP statuses.
  'axios/lib/helpers/HttpStatusCode': 'export default {};',
  // No caller shows the progress of a request.
  'axios/lib/helpers/progressEventReducer': `export const progressEventReducer = ${missing('progress')};`,
  // The compiler has already checked the options.
  'axios/lib/helpers/validator': `const pass = () => pass; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } };`,
  // qs uses it to detect cycles in an object. It adds 10 kB for engines that have neither Map nor WeakMap.
  'side-channel/index': 'module.exports = () => new Map();',
  'es-define-property/index': 'module.exports = Object.defineProperty;',
};

/** Replacements in files for Node: the server makes its calls by `fetch`, and axios writes their queries. */
const onServer: Record<string, string> = {
  'axios/lib/platform/node/index': `export { default } from '../browser/index.js';`,
  'axios/lib/platform/node/classes/FormData': 'export default null;',
};

const packageOf = (module: string): string => module.split('/')[0]!;

/**
 * Builds the libraries without these modules. The build fails if a library in use has moved one of them. A project whose widgets use none
 * of the libraries builds without an error.
 */
export function leaveOutUnused({ isForNode = false } = {}): Plugin {
  const replaced = isForNode ? { ...replacements, ...onServer } : replacements;
  const left = new Set(Object.keys(replaced));
  const used = new Set<string>();
  return {
    name: 'saaristo-library-parts',
    apply: 'build',
    load(id) {
      const module = /\/node_modules\/([^?]*)\.js$/.exec(id)?.[1] ?? '';
      used.add(packageOf(module));
      left.delete(module);
      return replaced[module];
    },
    buildEnd(error) {
      const moved = [...left].filter((module) => used.has(packageOf(module)));
      if (!error && moved.length > 0)
        this.error(
          `${moved.join(', ')} is not in the bundle any more; correct packages/build/library-parts.ts`,
        );
    },
  };
}
