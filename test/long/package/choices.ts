/** Tries each CMS that `npm create saaristo` offers: the page of the project is served, and its widget is mounted. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CMS } from '../../../packages/create-saaristo/plan.js';
import { startWordPress } from '../../../scripts/wordpress/site.ts';
import { withPage } from './browser.ts';
import { ANSWER, followGuide } from './guide.ts';
import { fetchFirst, install, run, whileRunning } from './run.ts';
import { MAX_MEGABYTES } from './weight.ts';

/** Expects that a page has the mounted greeting, which works, and the answer of a call, without errors. */
const hasGreeting = (address: string, answer?: string): Promise<void> =>
  withPage(async (page, said) => {
    await page.goto(address);
    if (answer !== undefined) await page.getByText(answer).waitFor();
    await page.waitForSelector('[data-widget=greeting][data-widget-state=mounted]');
    await page.getByRole('button', { name: 'Hello to you' }).click();
    await page.getByText('Returned so far: 1').waitFor();
    // The examples have no icon.
    assert.deepEqual(
      said.filter((one) => !one.includes('404 (Not Found)')),
      [],
    );
  });

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts an example of a project with the sidecar, and opens its page. */
async function isServed(
  project: string,
  folder: string,
  start: (port: number) => readonly [string, ...string[]],
): Promise<void> {
  followGuide(project);
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const sidecar = ['npm', 'run', 'prerender', '--', '--port', '0', '--timeout', '10000'] as const;
  await whileRunning(project, sidecar, /rendered at (\S+)/, (address) => {
    const variables = [`PORT=${port}`, `SITE_ORIGIN=${origin}`, `SAARISTO_SIDECAR=${address}`];
    const server = ['env', 'PYTHONUNBUFFERED=1', ...variables, ...start(port)] as const;
    return whileRunning(join(project, folder), server, /(http:\/\/\S+)/, async () => {
      const html = await (await fetchFirst(origin)).text();
      assert.match(html, /data-widget-prerendered[^]*Hello, Aino!/);
      const [{ title } = { title: '' }] = ANSWER.items;
      assert.ok(html.includes(title), 'the answer of the call is not in the page of the server');
      await hasGreeting(origin, title);
    });
  });
}

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Returns the first program that works. Throws with the Debian package to install if there is none. */
function findProgram(programs: readonly string[], args: readonly string[], needed: string): string {
  const found = programs.find((program) => works(program, ...args));
  if (found === undefined) throw new Error(`${needed} is missing: apt-get install ${needed}`);
  return found;
}

const isCalled = (project: string, ...paths: string[]): void => {
  for (const path of paths) assert.ok(existsSync(join(project, path)), `${path} is missing`);
};

/** Adds the widget with a call of the README. */
function addPrices(project: string): void {
  const widget = ['shop/price-list', 'Price list', '--call', 'GET', '/api/prices'];
  run(project, 'npm', ['run', 'new-widget', '--', ...widget]);
}

/** Tries the built project of each choice. */
const TRIALS: Readonly<Record<string, (project: string, folder: string) => Promise<void> | void>> = {
  plain: (project) => {
    addPrices(project);
    const page = join(project, 'index.html');
    const [marker = ''] =
      /<div data-widget="price-list".*/.exec(readFileSync(join(project, 'README.md'), 'utf8')) ?? [];
    writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', `${marker}</body>`));
    followGuide(project);
    const preview = ['npm', 'run', 'preview', '--', '--port', '0'] as const;
    return whileRunning(project, preview, /Local: +(\S+)/, (address) => hasGreeting(address, 'Second'));
  },
  wordpress: async (project) => {
    run(project, 'npm', ['run', 'cms']);
    const plugin = join(project, 'cms/wordpress/saaristo');
    const site = await startWordPress({ name: 'choices', isFresh: true, plugin });
    try {
      const content = `<!-- wp:saaristo/greeting {"props":"{\\\\u0022name\\\\u0022:\\\\u0022Aino\\\\u0022}","version":1} /-->`;
      const id = site.php(
        `echo wp_insert_post( array( 'post_title' => 'Page', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => ${JSON.stringify(content).replaceAll('$', '\\$')} ) );`,
      );
      await hasGreeting(`${site.url}/?page_id=${id.trim()}`);
    } finally {
      await site.stop();
    }
  },
  express: (project, folder) => {
    install(join(project, folder));
    return isServed(project, folder, () => ['npm', 'start']);
  },
  django: (project, folder) => {
    const python = findProgram(['/usr/bin/python3', 'python3'], ['-c', 'import django'], 'python3-django');
    return isServed(project, folder, (port) => [
      python,
      'manage.py',
      'runserver',
      String(port),
      '--noreload',
    ]);
  },
  php: (project, folder) => {
    const php = findProgram(['php'], ['--version'], 'php-cli');
    return isServed(project, folder, (port) => [
      'env',
      'PHP_CLI_SERVER_WORKERS=2',
      php,
      '-S',
      `localhost:${port}`,
      'index.php',
    ]);
  },
  aspnet: (project, folder) => {
    isCalled(
      project,
      ...['Program.cs', 'Saaristo.cs', 'Pages/Index.cshtml'].map((file) => join(folder, file)),
    );
    if (!works('dotnet', '--version')) {
      console.log('  aspnet: dotnet is not installed, so only the files are checked');
      return undefined;
    }
    return isServed(project, folder, (port) => ['dotnet', 'run', '--urls', `http://localhost:${port}`]);
  },
};

/**
 * Creates a project for each choice from the tarballs, as `npm create saaristo` does. The first one installs and builds, and the others use its
 * packages and its build, since they differ in `cms/` only.
 * @param folder has `packages/` with both tarballs
 */
export async function choices(folder: string, only: string | undefined): Promise<void> {
  assert.deepEqual(Object.keys(TRIALS), Object.keys(CMS));
  const command = join(folder, 'packages/create-saaristo-0.1.0.tgz');
  const create = (name: string, expected: number, ...args: string[]): string =>
    run(
      folder,
      'npx',
      [
        '--yes',
        `--package=${command}`,
        'create-saaristo',
        name,
        '--no-storybook',
        '--no-git',
        '--yes',
        ...args,
      ],
      expected,
    );
  for (const wrong of [['--cms', 'drupal'], ['--languages', 'x y'], ['other']]) {
    create('wrong', 1, ...wrong);
    assert.ok(!existsSync(join(folder, 'wrong')), `${wrong.join(' ')}: a folder is made`);
  }
  create('first', 0, '--install');
  const first = join(folder, 'first');
  create('first', 1);
  const megabytes = Number(run(first, 'du', ['-sb', 'node_modules']).split('\t')[0]) / 1_000_000;
  console.log(`  node_modules without Storybook: ${megabytes.toFixed(1)} MB`);
  assert.ok(megabytes < MAX_MEGABYTES);
  addPrices(first);
  // The generated files are formatted already.
  run(first, 'npm', ['run', 'format', '--', '--check']);
  for (const script of ['lint', 'build', 'test', 'check-widget']) run(first, 'npm', ['run', script]);
  run(first, 'npm', ['run', 'remove-widget', '--', 'shop/price-list']);
  for (const [name, attempt] of Object.entries(TRIALS).filter(
    ([one]) => only === undefined || one === only,
  )) {
    create(name, 0, '--no-install', '--cms', name);
    const project = join(folder, name);
    for (const path of ['node_modules', 'dist', '.cache'])
      if (existsSync(join(first, path))) symlinkSync(join(first, path), join(project, path));
    assert.match(readFileSync(join(project, 'README.md'), 'utf8'), /^## On your server\n\n.+/m);
    await attempt(project, join('cms', name));
    console.log(`  ${name} works`);
  }
}

/** Packs `create-saaristo` beside the package. */
export function packBoth(folder: string, tarball: string): void {
  const packages = join(folder, 'packages');
  mkdirSync(packages, { recursive: true });
  cpSync(tarball, join(packages, 'saaristo-0.1.0.tgz'));
  run('.', 'npm', ['pack', '--silent', '-w', 'create-saaristo', '--pack-destination', packages]);
}
