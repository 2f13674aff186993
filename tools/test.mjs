/** `npm test`, from a bare clone: the whole gate, or some of it by `npm test -- --only unit,lint`. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./checks/gate.ts');
