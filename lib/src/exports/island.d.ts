/** `saaristo/island`: what a widget's component and its `load.ts` use of the runtime. */
export { type Island, useIsland, useLoaded, useTexts } from '../island/context.js';
export type { Load, LoadContext, Loading } from '../island/load.js';
export { type Settings, settings } from '../island/settings.js';
export { mergeMessages, type Messages, type Translate } from '../i18n/texts.js';
export { safeImage, safeLink } from '../lib/url.js';
export { pageStore, type Store } from '../store/page-store.js';
export { RichText } from '../ui/RichText.js';
