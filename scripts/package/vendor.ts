/**
 * Writes browser builds of packages into the library. A project then installs none of the packages that they need on a server only. Each has
 * a folder with its name, version and licence, which the notices of a build are made from (packages/build/third-party.ts).
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { leaveOutUnused } from '../../packages/build/library-parts.ts';

/** Packages that the library has inside: the server makes its calls by `fetch` (docs/decisions/0029-axios-in-the-browser-fetch-on-the-server.md). */
export const VENDORED: readonly string[] = ['axios'];

/** Returns the path of a package's build in the library. */
export const getVendoredPath = (name: string): string => `vendor/${name}/index.js`;

/** Returns the parts of a package.json that notices need. */
function shortenManifest(folder: string): Record<string, unknown> {
  const { name, version, license, author, repository, description } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return { name, version, type: 'module', license, author, repository, description };
}

/**
 * Writes the builds.
 * @param out the library's folder
 */
export async function writeVendored(out: string): Promise<void> {
  for (const name of VENDORED) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const target = join(out, dirname(getVendoredPath(name)));
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [leaveOutUnused()],
      build: {
        outDir: target,
        emptyOutDir: false,
        minify: false,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: () => 'index.js' },
      },
      publicDir: false,
    });
    mkdirSync(target, { recursive: true });
    copyFileSync(join(dirname(entry), 'LICENSE'), join(target, 'LICENSE'));
    writeFileSync(
      join(target, 'package.json'),
      `${JSON.stringify(shortenManifest(dirname(entry)), null, 2)}\n`,
    );
  }
}
