/** The thread that reads large bodies. A thread knows no TypeScript of itself, however its parent was started. */
import { register } from 'tsx/esm/api';

register();
export const { readBody, readContent, readLargeForm, readRaw } = await import('./work.ts');
