/** The chunk of its own that a visitor needs who uses the box; load-suggesting.ts fetches it. */
export { getSuggestions } from '#api/search.ts';
export { SuggestionPanel } from './SuggestionPanel.tsx';
