/** Reads the pictures of the demo content. A site's own pictures are in the site's folder, all others in `pictures/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SITES = join(import.meta.dirname, './sites');
const SHARED = join(import.meta.dirname, 'pictures');

/** `teasers/atriafi-2.svg` is `packages/cms/demo/sites/atriafi/pictures/teasers-2.svg`. */
const OF_SITE = /^(heroes|teasers|stories)\/([a-z]+)(-\d+)?\.svg$/;

/**
 * Reads a picture.
 * @param path path below /media/, for example 'products/10101.svg'
 * @returns the SVG, or null if the path is unknown
 */
export function readPicture(path: string): string | null {
  const [, folder, site, number = ''] = OF_SITE.exec(path) ?? [];
  const file = site
    ? join(SITES, site, `pictures/${folder}${number}.svg`)
    : /^[a-z]+\/[\w-]+\.svg$/.test(path) && join(SHARED, path);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
}
