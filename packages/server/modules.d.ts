/** Types of modules that have none. */

/** The parts of jsdom that rich text on a server and the tests need. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}

/** Created by the build: the component and the schema of each widget. */
declare module 'virtual:saaristo/server-widgets' {
  export const widgets: ReadonlyMap<string, import('./prerender.ts').ServerWidget>;
}
