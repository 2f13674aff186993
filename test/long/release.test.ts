/**
 * A release against a registry on this machine: publishes both packages, creates, builds and tests a project from there with each package
 * manager, and upgrades one to a later version. The projects have no git. `NODE_VERSIONS=22,24,26` does so on these versions instead of the
 * machine's. Needs npm's registry for verdaccio, pnpm, yarn, other versions of Node and the packages of the projects.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { install } from './package/run.ts';
import { PACKAGE_FOLDER } from '../../scripts/package/stage.ts';
import { findFreePort } from '../../scripts/setup/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const upstream = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();

/** How each manager creates a project, and runs a script in it. */
const MANAGERS = {
  npm: { create: ['npm', 'create', '--yes', 'saaristo', 'islands', '--'], run: ['npm', 'run'] },
  pnpm: {
    create: ['npx', '--yes', 'pnpm@10', 'create', 'saaristo', 'islands'],
    run: ['npx', '--yes', 'pnpm@10', 'run'],
  },
  yarn: {
    create: ['npx', '--yes', 'yarn@1', 'create', 'saaristo', 'islands'],
    run: ['npx', '--yes', 'yarn@1', 'run'],
  },
} as const;
const NODE_VERSIONS = process.env['NODE_VERSIONS']?.split(',') ?? [process.versions.node.split('.')[0]!];
const ANSWERS = ['--languages', 'en,sv', '--no-storybook', '--cms', 'plain', '--yes'];

let folder: string;
let server: ChildProcess | undefined;
let env: NodeJS.ProcessEnv;
/** The folder of all programs except git. */
let programs: string;

function run(cwd: string, [command, ...args]: readonly [string, ...string[]]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Makes a folder with all programs of PATH except git, and returns it. */
function linkPrograms(): string {
  const linked = path.join(folder, 'programs');
  mkdirSync(linked);
  for (const from of process.env['PATH']!.split(path.delimiter).filter((one) => existsSync(one)))
    for (const name of readdirSync(from))
      if (!name.startsWith('git') && !existsSync(path.join(linked, name)))
        symlinkSync(path.join(from, name), path.join(linked, name));
  return linked;
}

/** The folder of the projects that a manager creates on a version of Node. */
const findHome = (manager: string, node: string): string => path.join(folder, `the ${manager} on ${node}`);

/** Makes this version of Node the first one in PATH, and takes git out of it. */
function selectNode(major: string): void {
  const paths = [programs];
  if (!process.versions.node.startsWith(`${major}.`)) {
    const found = spawnSync('npx', ['--yes', `node@${major}`, '-p', 'process.execPath'], {
      encoding: 'utf8',
    });
    expect(found.status, found.stderr).toBe(0);
    paths.unshift(path.dirname(found.stdout.trim()));
  }
  env['PATH'] = paths.join(path.delimiter);
  expect(run(folder, ['node', '--version'])).toMatch(new RegExp(`^v${major}\\.`));
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saaristo-release-'));
  programs = linkPrograms();
  const registry = `http://127.0.0.1:${await findFreePort()}/`;
  const ours = 'access: $all\n    publish: $all';
  writeFileSync(
    path.join(folder, 'verdaccio.yaml'),
    `storage: ${folder}/storage
max_body_size: 100mb
uplinks:
  npm:
    url: ${upstream}
packages:
  'saaristo':
    ${ours}
  'create-saaristo':
    ${ours}
  '**':
    access: $all
    proxy: npm
log: { type: stdout, format: pretty, level: warn }
`,
  );
  writeFileSync(
    path.join(folder, 'npmrc'),
    `registry=${registry}\n${registry.slice('http:'.length)}:_authToken=none\n`,
  );
  // In a hosted workflow this registry gets no provenance, which would be in a public log.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm|GITHUB)_/i.test(name));
  env = {
    ...Object.fromEntries(own),
    npm_config_userconfig: path.join(folder, 'npmrc'),
    npm_config_registry: registry,
    npm_config_cache: path.join(folder, 'cache'),
    YARN_REGISTRY: registry,
  };
  const options = ['--config', path.join(folder, 'verdaccio.yaml'), '--listen', registry.slice(7, -1)];
  // Later versions need Node 22. A registry that is a mirror may lack the tag by which a part of verdaccio names its version of node-fetch.
  const manifest = {
    private: true,
    dependencies: { verdaccio: '~6.2.4' },
    overrides: { 'node-fetch': '^2.7.0' },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  install(folder);
  server = spawn(path.join(folder, 'node_modules/.bin/verdaccio'), options, { stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(registry).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 180_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('publish: both packages come into the registry [PACK]', () => {
  run(ROOT, ['npm', 'run', 'release', '--', '--publish', version]);
  expect(run(folder, ['npm', 'view', 'saaristo', 'version']).trim()).toBe(version);
  expect(run(folder, ['npm', 'view', 'create-saaristo', 'dist-tags.latest']).trim()).toBe(version);
});

for (const node of NODE_VERSIONS)
  for (const [name, { create, run: script }] of Object.entries(MANAGERS))
    test(`${name}: a new project from the registry builds and passes its tests on Node ${node}, without git [PACK]`, () => {
      const home = findHome(name, node);
      mkdirSync(home);
      selectNode(node);
      run(home, [...create, ...ANSWERS]);
      const project = path.join(home, 'islands');
      expect(run(project, [...script, 'build'])).not.toContain('.cache/');
      run(project, [...script, 'test']);
    });

/** Publishes a later version, whose template has a changed and a moved file. */
function publishNext(next: string): void {
  const later = path.join(folder, 'later');
  cpSync(PACKAGE_FOLDER, later, { recursive: true });
  const template = path.join(later, 'lib/packages/cli/init/template');
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replaceAll(from, to));
  };
  edit(path.join(later, 'package.json'), `"version": "${version}"`, `"version": "${next}"`);
  edit(path.join(template, 'package.json'), `^${version}`, `^${next}`);
  edit(path.join(template, 'index.html'), 'A CMS writes', 'A server writes');
  renameSync(path.join(template, 'test/every-widget.test.ts'), path.join(template, 'test/contract.test.ts'));
  run(folder, ['npm', 'publish', later]);
}

test('upgrade: a project takes the next version from the registry, without git [PACK]', () => {
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  publishNext(next);
  const project = path.join(findHome('npm', NODE_VERSIONS.at(-1)!), 'islands');
  const page = path.join(project, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html lang="en">', '<html lang="en" data-own>'));
  const said = run(project, ['npx', '--yes', 'saaristo@latest', 'upgrade']);
  expect(said).toContain('not under version control');
  expect(said).toContain('merged   index.html');
  expect(said).toContain('test/contract.test.ts: was test/every-widget.test.ts');
  expect(readFileSync(page, 'utf8')).toMatch(/ data-own>[^]*A server writes/);
  for (const args of [['install'], ['run', 'build'], ['test']]) run(project, ['npm', ...args]);
  expect(run(project, ['npm', 'ls', 'saaristo'])).toContain(`saaristo@${next}`);
});
