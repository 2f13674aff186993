import type { Site } from 'saaristo/sites';
import type { SiteFolder } from '../site-folder.ts';
import { siteFolders } from './sites.ts';

const bySite = new Map(siteFolders.map((folder) => [folder.site.site, folder]));

/** Returns the folder of a site. Throws for a site without one. */
export function getSiteFolder(site: Site): SiteFolder {
  const folder = bySite.get(site);
  if (!folder) throw new Error(`cms/demo/sites has no folder for ${site}.`);
  return folder;
}
