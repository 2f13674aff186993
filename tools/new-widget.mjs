/** `npm run new-widget -- content/first-card "First card"`: a new widget with all that belongs to it. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./new-widget/main.ts');
