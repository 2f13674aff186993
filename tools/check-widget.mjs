/** `npm run check-widget -- first-card`: runs only the checks that concern one widget. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./check-widget/main.ts');
