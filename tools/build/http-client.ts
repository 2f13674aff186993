/**
 * axios is made for more than a browser that sends JSON. The build leaves out what the HTTP layer never calls
 * (docs/decisions/0003-axios-in-part.md): a module of axios, and what stands in its place.
 */
import type { Plugin } from 'vite';

const missing = (what: string): string =>
  `() => { throw new Error('This build of axios has no ${what} (tools/build/http-client.ts)'); }`;

const replacements: Record<string, string> = {
  // Browsers always take the first adapter, XMLHttpRequest: no second one by fetch, and no choosing.
  'adapters/adapters': `import xhr from './xhr.js'; export default { getAdapter: () => xhr };`,
  // Calls are called off by AbortSignal.
  'cancel/CancelToken': 'export default null;',
  // Failures and tokens are src/api/http.ts's own business.
  'core/InterceptorManager': 'export default class { forEach() {} }',
  // Bodies are objects, or FormData sent as it is.
  'helpers/formDataToJSON': `export default ${missing('FormData to JSON')};`,
  // A table of names for statuses.
  'helpers/HttpStatusCode': 'export default {};',
  // Nobody watches how far a request is.
  'helpers/progressEventReducer': `export const progressEventReducer = ${missing('progress')};`,
  // The compiler has looked at the options.
  'helpers/validator': `const pass = () => pass; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } };`,
};

/** Builds axios without these. Fails where axios has moved a module. */
export function leaveOutUnused(): Plugin {
  const left = new Set(Object.keys(replacements));
  return {
    name: 'saaristo-axios-in-part',
    apply: 'build',
    load(id) {
      const module = /\/node_modules\/axios\/lib\/(.*)\.js$/.exec(id)?.[1] ?? '';
      left.delete(module);
      return replacements[module];
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(
          `axios has no module ${[...left].join(', ')} any more; correct tools/build/http-client.ts`,
        );
    },
  };
}
