/** `npm run new-widget -- content/first-card "First card"`: creates a widget with all its files. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./new-widget/main.ts');
