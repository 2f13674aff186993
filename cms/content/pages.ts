/** All pages of the estate that an editor wrote. */
import { lihakauppa } from './pages/lihakauppa.ts';
import type { PageContent } from './types.ts';

/** By site; listings and detail pages are rendered by the server from the data. */
export const pages: PageContent[] = [...lihakauppa];
