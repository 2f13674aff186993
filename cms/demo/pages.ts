/** All pages of the estate, by site. */
import { SITES } from 'saaristo/sites';
import type { PageContent } from '../model/content.ts';
import { briefPages } from './pages/briefs.ts';

/** Exports of `pages.ts` in the folder of a site. */
interface PagesModule {
  pages: PageContent[];
}

const modules = await Promise.all(
  SITES.map((site) => import(`../../sites/${site}/pages.ts`) as Promise<PagesModule>),
);

/** The server renders listings and detail pages from the data. */
export const pages: PageContent[] = [...modules.flatMap((module) => module.pages), ...briefPages];
