/** `npm run remove-widget -- first-card`: the counterpart of new-widget, which also says what else names the widget. */
import { ensure } from './setup/ensure.mjs';

ensure();
const { register } = await import('tsx/esm/api');
register();
await import('./remove-widget/main.ts');
