/** Code that is loaded only when a visitor uses the box (suggesting-part.ts). */
export { Status } from './Status.tsx';
export { createSuggestions } from './suggestion-store.ts';
export { SuggestionPanel } from './SuggestionPanel.tsx';
