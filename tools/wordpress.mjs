/** `npm run wordpress`: checks Node and the packages, then runs `tools/wordpress/main.ts`. */
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensure } from './setup/ensure.mjs';

ensure();
endWithNpm();
const { register } = await import('tsx/esm/api');
register();
await import('./wordpress/main.ts');
