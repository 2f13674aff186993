/** What a visitor needs who uses the box, and nobody else (suggesting-part.ts). */
export { Status } from './Status.tsx';
export { createSuggestions } from './suggestion-store.ts';
export { SuggestionPanel } from './SuggestionPanel.tsx';
