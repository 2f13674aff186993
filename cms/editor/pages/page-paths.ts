import type { FastifyInstance } from 'fastify';
import { isFilePath, isPagePath } from '../../content/pages/page-details.ts';
import type { SiteContent } from '../../model/content.ts';
import { computedPage, normalisePath } from '../../model/paths.ts';

/** Why no page may have a path: what `pageMessages` says of it. */
type PathRefusal = 'wrongPath' | 'filePath' | 'reservedPath' | 'taken';

/**
 * Why a page of a site may not have a path, whether another page has it or not.
 * @returns undefined where it may
 */
export async function findPathRefusal(
  app: FastifyInstance,
  { site, languages }: SiteContent,
  path: string,
): Promise<PathRefusal | undefined> {
  if (!isPagePath(path)) return 'wrongPath';
  if (await app.hasOwnRoute(site, path)) return 'reservedPath';
  if (isFilePath(path)) return 'filePath';
  return computedPage(normalisePath(path).toLowerCase(), languages) ? 'taken' : undefined;
}
