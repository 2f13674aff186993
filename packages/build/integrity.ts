/** Writes the Subresource Integrity values of the built files to `dist/integrity.json`. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that a browser requests; all others are for servers. */
const FETCHED = /^(saaristo\.(js|css)|chunks\/[^/]+\.(js|css))$/;

/** Writes `{"saaristo.js": "sha384-…", …}` with every script and stylesheet, by its path. */
export async function writeIntegrity(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => FETCHED.test(file))
    .toSorted();
  const values = await Promise.all(
    files.map(async (file) => [
      file,
      `sha384-${createHash('sha384')
        .update(await readFile(join(dist, file)))
        .digest('base64')}`,
    ]),
  );
  await writeFile(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`);
}
