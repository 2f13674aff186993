/** The thread of the embedded database. It registers tsx itself, because a thread does not inherit it. */
import { register } from 'tsx/esm/api';

register();
await import('./run.ts');
