/**
 * A release against a registry on this machine: publishes both packages, and creates, builds and tests a project from there with each
 * package manager. Needs npm's registry for verdaccio, pnpm, yarn and the packages of the projects.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { install } from './package/run.ts';
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
const ANSWERS = ['--languages', 'en,sv', '--no-storybook', '--cms', 'plain', '--yes'];

let folder: string;
let server: ChildProcess | undefined;
let env: NodeJS.ProcessEnv;

function run(cwd: string, [command, ...args]: readonly [string, ...string[]]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saaristo-release-'));
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
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
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

for (const [name, { create, run: script }] of Object.entries(MANAGERS))
  test(`${name}: a new project from the registry builds and passes its tests [PACK]`, () => {
    const home = mkdtempSync(path.join(folder, `${name} `));
    run(home, [...create, ...ANSWERS]);
    const project = path.join(home, 'islands');
    for (const command of ['build', 'test']) run(project, [...script, command]);
  });
