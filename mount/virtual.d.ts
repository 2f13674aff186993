declare module 'virtual:saaristo/widgets' {
  import type { WidgetEntry } from '#mount/types.ts';
  /** Every widget, by name. */
  export const widgets: Map<string, WidgetEntry>;
  /** Parts of the runtime that few pages need. */
  export const fetchReport: () => Promise<typeof import('#mount/report.ts')>;
  export const fetchEditMode: () => Promise<typeof import('#mount/edit-mode.ts')>;
  export const version: string;
}
