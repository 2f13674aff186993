/** `npm run wordpress`: makes the machine ready, and hands on to `tools/wordpress/main.ts`. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./wordpress/main.ts');
