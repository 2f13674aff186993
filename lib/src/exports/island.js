/** `saaristo/island`: what a widget's component and its `load.ts` use of the runtime. */
export { useIsland, useLoaded, useTexts } from "../island/context.js";
export { settings } from "../island/settings.js";
export { mergeMessages } from "../i18n/texts.js";
export { safeImage, safeLink } from "../lib/url.js";
export { pageStore } from "../store/page-store.js";
export { RichText } from "../ui/RichText.js";
