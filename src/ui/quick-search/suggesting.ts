/** What a visitor needs who uses the box, and nobody else (suggesting-part.ts). */
export { getSuggestions } from '#api/search.ts';
export { SuggestionPanel } from './SuggestionPanel.tsx';
