import { SITES, type Site } from 'saaristo/sites';
import type { SiteFolder } from './site-folder.ts';

/** Exports of `site.ts` in the folder of a site. */
interface SiteModule {
  siteFolder: SiteFolder;
}

const modules = await Promise.all(
  SITES.map((site) => import(`../../sites/${site}/site.ts`) as Promise<SiteModule>),
);

/** The content of all sites except their pages, in the order of `SITES`. */
export const siteFolders: SiteFolder[] = modules.map(({ siteFolder }) => siteFolder);

const bySite = new Map(siteFolders.map((folder) => [folder.site.site, folder]));

/** Returns the content of a site. Throws for a site without a folder. */
export function getSiteFolder(site: Site): SiteFolder {
  const folder = bySite.get(site);
  if (!folder) throw new Error(`sites/${site}/site.ts has the identifier of another site.`);
  return folder;
}
