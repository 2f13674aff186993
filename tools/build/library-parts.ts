/**
 * axios is made for more than a browser that sends JSON, and qs for engines without a Map. The build leaves out what is
 * never called (docs/decisions/0003-libraries-in-part.md): a module, and what stands in its place.
 */
import type { Plugin } from 'vite';

const missing = (what: string): string =>
  `() => { throw new Error('This build of axios has no ${what} (tools/build/library-parts.ts)'); }`;

const replacements: Record<string, string> = {
  // Browsers always take the first adapter, XMLHttpRequest: no second one by fetch, and no choosing.
  'axios/lib/adapters/adapters': `import xhr from './xhr.js'; export default { getAdapter: () => xhr };`,
  // Calls are aborted by AbortSignal.
  'axios/lib/cancel/CancelToken': 'export default null;',
  // Failures and tokens are src/api/http.ts's own business.
  'axios/lib/core/InterceptorManager': 'export default class { forEach() {} }',
  // Queries are flat.
  'axios/lib/core/assertParamsAcyclic': `export default () => {};`,
  // Bodies are objects, or FormData sent as it is.
  'axios/lib/helpers/toURLEncodedForm': `export default ${missing('forms as text')};`,
  'axios/lib/helpers/formDataToJSON': `export default ${missing('FormData to JSON')};`,
  // A table of names for statuses.
  'axios/lib/helpers/HttpStatusCode': 'export default {};',
  // Nobody watches how far a request is.
  'axios/lib/helpers/progressEventReducer': `export const progressEventReducer = ${missing('progress')};`,
  // The compiler has looked at the options.
  'axios/lib/helpers/validator': `const pass = () => pass; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } };`,
  // What qs has seen of an object that it walks, in 10 kB for engines that have neither Map nor WeakMap.
  'side-channel/index': 'module.exports = () => new Map();',
  'es-define-property/index': 'module.exports = Object.defineProperty;',
};

const packageOf = (module: string): string => module.split('/')[0]!;

/**
 * Builds the libraries without these. Fails where a library that the widgets use has moved a module; widgets that use none of them are
 * built as they are.
 */
export function leaveOutUnused(): Plugin {
  const left = new Set(Object.keys(replacements));
  const used = new Set<string>();
  return {
    name: 'saaristo-library-parts',
    apply: 'build',
    load(id) {
      const module = /\/node_modules\/([^?]*)\.js$/.exec(id)?.[1] ?? '';
      used.add(packageOf(module));
      left.delete(module);
      return replacements[module];
    },
    buildEnd(error) {
      const moved = [...left].filter((module) => used.has(packageOf(module)));
      if (!error && moved.length > 0)
        this.error(`${moved.join(', ')} is not in the bundle any more; correct tools/build/library-parts.ts`);
    },
  };
}
