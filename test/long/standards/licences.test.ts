/**
 * Checks the licences of the packages that are in the bundle (sbom.json, made from the build's modules) and of those that
 * a server installs (package-lock.json without development packages), then asks the registry for known vulnerabilities.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../../packages/build/widgets.ts';

/** Licences that allow distribution in and beside a closed program. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
]);

/** Packages whose licence allows only unchanged use, as a file of their own. */
const UNCHANGED: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'The server joins stylesheets with it, unchanged. It is not in the bundle.',
  },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips is a shared library beside sharp, which the server uses unchanged. It is not in the bundle.',
  },
];

interface Package {
  name: string;
  version: string;
  /** SPDX expression; undefined if the package declares none. */
  licence: string | undefined;
  where: 'bundle' | 'server';
}

/** Returns whether a package may be used under its licence: all parts of one of the alternatives are allowed. */
function isAllowed({ name, licence, where }: Package): boolean {
  if (licence === undefined) return false;
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative
      .split(' AND ')
      .every(
        (id) =>
          ALLOWED.has(id) ||
          (where === 'server' && UNCHANGED.some((one) => one.licence === id && one.name.test(name))),
      ),
  );
}

interface Bom {
  components: {
    name: string;
    version: string;
    licenses: ({ license: { id: string } } | { expression: string })[];
  }[];
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Returns the packages of the bundle and of a server. */
function listPackages(): Package[] {
  const bundled = (readJson('dist/sbom.json') as Bom).components.map(({ name, version, licenses }) => {
    const [given] = licenses;
    const licence = given && ('license' in given ? given.license.id : given.expression);
    return { name, version, licence, where: 'bundle' } as const;
  });
  const installed = Object.entries((readJson('package-lock.json') as Lock).packages)
    // The other folders are the project's own packages.
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version = '', license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      where: 'server' as const,
    }));
  return [...bundled, ...installed];
}

test('licences: every package of the bundle and of a server may be used', () => {
  const packages = listPackages();
  for (const where of ['bundle', 'server'] as const) {
    const counts = new Map<string, number>();
    for (const { licence = 'unknown' } of packages.filter((one) => one.where === where))
      counts.set(licence, (counts.get(licence) ?? 0) + 1);
    const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
    console.log(`${where}: ${sorted.map(([licence, count]) => `${licence} ${count}`).join(', ')}`);
  }
  expect(
    packages
      .filter((one) => !isAllowed(one))
      .map(
        ({ name, version, licence, where }) => `${name} ${version} (${where}): ${licence ?? 'no licence'}`,
      ),
  ).toEqual([]);
});

test('audit: the registry knows no vulnerability of a server package', () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { message, vulnerabilities } = JSON.parse(stdout || '{}') as {
    message?: string;
    vulnerabilities?: Record<string, { severity: string }>;
  };
  test.skip(!vulnerabilities, `npm audit: no answer (${message ?? 'no output'})`);
  expect(Object.entries(vulnerabilities!).map(([name, { severity }]) => `${name}: ${severity}`)).toEqual([]);
});
