/** Writes Brotli and gzip versions of every text file of a folder, once at the build instead of at each request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` for scripts, styles, JSON and SVG below `folder`. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css|json|svg)$/.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await Promise.all([
          brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((data) =>
            writeFile(`${path}.br`, data),
          ),
          zip(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
        ]);
      }),
  );
}
