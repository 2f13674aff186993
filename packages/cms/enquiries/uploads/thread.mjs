/** The thread that reads large bodies. It registers tsx itself, because a thread does not inherit it. */
import { register } from 'tsx/esm/api';

register();
export const { readBody, readContent, readRaw } = await import('./work.ts');
