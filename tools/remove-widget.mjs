/** `npm run remove-widget -- first-card`: removes a widget and lists all other places that name it. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./remove-widget/main.ts');
