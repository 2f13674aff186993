/** Stands in for the table that the build writes: empty, for tests to put their widgets in. */
import type { WidgetEntry } from '#mount/types.ts';

export const widgets = new Map<string, WidgetEntry>();
export const version = '0.0.0-test';
export const fetchReport = () => import('#mount/report.ts');
export const fetchEditMode = () => import('#mount/edit-mode.ts');
