/**
 * `saaristo/vite`: makes an islands bundle of a folder of widgets (docs/package.md#widgets-of-your-own). In development `/saaristo.js` and
 * `/saaristo.css` are the runtime and the page's stylesheet, out of the sources; `vite build` writes the bundle. Add React's own plugin.
 */
import type { Plugin } from 'vite';
import { type SaaristoOptions } from './project.js';
export { RUNTIME } from './runtime.js';
export type { SaaristoOptions };
/**
 * The plugins, for `plugins` of vite.config.ts.
 * @throws at the build, where a widget's definition is wrong
 */
export declare function saaristo(options?: SaaristoOptions): Plugin[];
