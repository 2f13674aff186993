import type { FastifyInstance } from 'fastify';
import { isFilePath, isPagePath } from 'saaristo/page-details';
import type { SiteContent } from '../../platform/model/content.ts';
import { findComputedPage, normalisePath } from '../../platform/model/paths.ts';

/** The reason why a page cannot have a path, as a key of `PageMessages`. */
type PathRefusal = 'wrongPath' | 'filePath' | 'reservedPath' | 'taken';

/**
 * Tells why a page of a site cannot have a path, regardless of other pages.
 * @returns undefined if it can
 */
export async function findPathRefusal(
  app: FastifyInstance,
  { site, languages }: SiteContent,
  path: string,
): Promise<PathRefusal | undefined> {
  if (!isPagePath(path)) return 'wrongPath';
  if (await app.isReservedPath(site, path)) return 'reservedPath';
  if (isFilePath(path)) return 'filePath';
  return findComputedPage(normalisePath(path).toLowerCase(), languages) ? 'taken' : undefined;
}
