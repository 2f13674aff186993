/** `npm test`: runs the whole gate from a fresh clone, or some steps with `npm test -- --only unit,lint`. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./checks/gate.ts');
