/**
 * Lists the packages in the bundle: `THIRD-PARTY.md` with their licences, and `sbom.json` (CycloneDX 1.6) for machines. The lists are made
 * from the modules that the build's passes put into files, so that they are exact.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Project } from './project.ts';

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
  description?: string;
}

interface Part extends Required<Pick<Manifest, 'name' | 'version' | 'license'>> {
  description: string;
  repository: string;
  /** The text of its licence, as the package contains it. */
  text: string;
}

const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt|mit))?$/i;

/** Returns the folder of the package that a file belongs to: the nearest parent folder whose package.json has a name. */
function packageOf(file: string): string | undefined {
  if (!file.includes('/node_modules/')) return undefined;
  for (let folder = dirname(file); /\/node_modules\/./.test(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).name) return folder;
  }
  return undefined;
}

/**
 * Reads a package's description.
 * @throws if the package declares no licence, since it may not be distributed then
 */
function partOf(folder: string): Part {
  const {
    name = '',
    version = '',
    license,
    author,
    repository,
    description = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  if (!license) throw new Error(`${name} is in the bundle and declares no licence`);
  const by = typeof author === 'string' ? author : author?.name;
  const files = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .toSorted();
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return {
    name,
    version,
    license,
    description,
    repository: typeof repository === 'string' ? repository : (repository?.url ?? ''),
    text: text || [license, by && `Copyright ${by}`].filter(Boolean).join('. '),
  };
}

/** Collects the packages in the files of a build. */
export class Parts {
  readonly #folders = new Set<string>();

  /** Adds the packages of a pass's modules. */
  add(files: Rolldown.OutputBundle): void {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const folder = renderedLength > 0 ? packageOf(id.replace(/^\0/, '').replace(/\?.*$/, '')) : undefined;
        if (folder !== undefined) this.#folders.add(folder);
      }
    }
  }

  /** Creates a plugin that adds the packages of another pass. */
  plugin(): Plugin {
    return { name: 'saaristo-third-party', generateBundle: (_, files) => this.add(files) };
  }

  /** Returns the packages, sorted by name. Excludes the project itself, for example where it is linked. */
  list(): Part[] {
    return [...this.#folders].map(partOf).toSorted((a, b) => a.name.localeCompare(b.name));
  }

  async write(dist: string, project: Pick<Project, 'root' | 'version'>): Promise<void> {
    const parts = this.list();
    await writeFile(join(dist, 'THIRD-PARTY.md'), noticesOf(parts));
    await writeFile(join(dist, 'sbom.json'), `${JSON.stringify(bomOf(parts, project), null, 2)}\n`);
  }
}

const fenced = (text: string): string => `\`\`\`\`text\n${text}\n\`\`\`\``;

const noticesOf = (parts: readonly Part[]): string => `\
# What of others is in these files

${parts.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n')}

${parts.map(({ name, version, text }) => `## ${name} ${version}\n\n${fenced(text)}\n`).join('\n')}`;

/** Returns a package URL (purl). The `@` of a scope is escaped. */
const purlOf = ({ name, version }: Pick<Part, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the licence for CycloneDX: a single SPDX id as `id`, several as `expression`. */
const licenceOf = (license: string): object =>
  /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };

/** Creates the CycloneDX 1.6 document. It contains no time and no random number, so that two builds of the same sources are equal. */
function bomOf(parts: readonly Part[], { root, version }: Pick<Project, 'root' | 'version'>): object {
  const file = join(root, 'package.json');
  const { name = 'islands', license } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest)
    : {};
  const self = purlOf({ name, version });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name,
        version,
        purl: self,
        ...(license && { licenses: [licenceOf(license)] }),
      },
    },
    components: parts.map((part) => ({
      type: 'library',
      'bom-ref': purlOf(part),
      name: part.name,
      version: part.version,
      description: part.description,
      scope: 'required',
      licenses: [licenceOf(part.license)],
      purl: purlOf(part),
      ...(part.repository && { externalReferences: [{ type: 'vcs', url: part.repository }] }),
    })),
    dependencies: [
      { ref: self, dependsOn: parts.map(purlOf) },
      ...parts.map((part) => ({ ref: purlOf(part), dependsOn: [] })),
    ],
  };
}
