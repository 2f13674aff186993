/** The thread of the embedded database. A thread knows no TypeScript of itself, however its parent was started. */
import { register } from 'tsx/esm/api';

register();
await import('./run.ts');
