/** `saaristo/island`: the runtime's functions and components for a widget's component and its `load.ts`. */
export { type Island, useIsland, useLoaded, useTexts } from '#island/context.ts';
export type { Load, LoadContext, Loading } from '#island/load.ts';
export { type Settings, settings } from '#island/settings.ts';
export { mergeMessages, type Messages, type Translate } from '#i18n/texts.ts';
export { safeImage, safeLink } from '#lib/url.ts';
export { pageStore, type Store } from '#store/page-store.ts';
export { RichText } from '#ui/RichText.tsx';
export { Slot } from '#ui/Slot.tsx';
