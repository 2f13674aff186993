/** Written by the build: every widget's component with the schema of its props. */
declare module 'virtual:saaristo/server-widgets' {
  export const widgets: ReadonlyMap<string, import('./prerender.ts').ServerWidget>;
}
