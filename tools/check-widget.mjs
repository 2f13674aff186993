/** `npm run check-widget -- first-card`: everything that is checked of one widget, and no more. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./check-widget/main.ts');
