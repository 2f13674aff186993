/** The examples of `examples/` with requests that no browser would send. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { init } from '../../packages/cli/init/init.ts';
import { readInitOptions } from '../../packages/cli/init/options.ts';
import { findFreePort } from '../setup/free-port.ts';
import { ANSWER, CALL, followGuide } from '../../test/long/package/guide.ts';
import { fetchFirst, whileRunning } from '../../test/long/package/run.ts';

const INTEGRATIONS = join(import.meta.dirname, '../../examples');
const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

it.skipIf(!runs('php', '--version'))(
  'PHP example: it requests a page only from its own address, whatever host a visitor sends [EMB]',
  async () => {
    const asked: string[] = [];
    const dist = mkdtempSync(join(tmpdir(), 'saaristo-php-'));
    writeFileSync(join(dist, 'widgets.json'), '{"widgets": []}');
    const sidecar = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push((JSON.parse(body) as { url: string }).url);
        response.end('rendered');
      });
    }).listen(0, '127.0.0.1');
    await once(sidecar, 'listening');
    const { port } = sidecar.address() as AddressInfo;
    const page = async (origin: string) => {
      const code = `$_SERVER += ['REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'HTTP_HOST' => 'evil.example'];
        $_SERVER['SERVER_NAME'] = 'evil.example'; $_SERVER['SERVER_PORT'] = '80'; require 'index.php';`;
      const child = spawn('php', ['-r', code], {
        cwd: join(INTEGRATIONS, 'php'),
        env: {
          ...process.env,
          SITE_ORIGIN: origin,
          SAARISTO_SIDECAR: `http://127.0.0.1:${port}/`,
          SAARISTO_DIST: dist,
        },
      });
      return text(child.stdout);
    };
    await page('');
    expect(asked).toEqual([]);
    await page('https://www.site.example');
    expect(asked).toEqual(['https://www.site.example/']);
    sidecar.close();
    rmSync(dist, { recursive: true });
  },
);

const python = ['/usr/bin/python3', 'python3'].find((program) => runs(program, '-c', 'import django'));

const DJANGO = `
import json, os, django
os.environ["DJANGO_SETTINGS_MODULE"] = "example.settings"
django.setup()
`;

/** Runs code in the Django example. Returns the JSON that it prints. */
function runDjango(code: string, env: Record<string, string> = {}): unknown {
  const { stdout, stderr } = spawnSync(python ?? '', ['-c', DJANGO + code], {
    cwd: join(INTEGRATIONS, 'django'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it.skipIf(!python)('Django example: it keeps at most 64 kB of a post that it refuses [EMB]', () => {
  const found = runDjango(`
from django.core.cache import cache
from django.test import RequestFactory
from saaristo.forms import saaristo_form
kept = []
cache.set = lambda key, value, seconds: kept.append(value)
view = saaristo_form()(lambda request, data, files: None)
for long in ["a", "b" * 2_000_000]:
    fields = {"form-id": "x", "form-kind": "question", "form-labels": "[]", "form-answer": "no", "Message": long}
    page = "http://localhost/page"
    request = RequestFactory().post("/form", fields, HTTP_HOST="localhost", HTTP_REFERER=page, HTTP_ORIGIN="http://localhost")
    view(request)
print(json.dumps([[len(json.dumps(one)), one["errors"], one["values"].get("Message")] for one in kept]))
`);
  const [short, long] = found as [number, object, string | null][];
  expect(short?.slice(1)).toEqual([{ 'form-answer': 'wrongAnswer' }, 'a']);
  expect(long?.slice(1)).toEqual([{ 'form-answer': 'wrongAnswer' }, null]);
  expect(long?.[0]).toBeLessThan(64 * 1024);
});

it.skipIf(!python)(
  'Django example: it writes the blocks in slots, and loads the files of their widgets [EMB] [SLOT]',
  () => {
    const dist = mkdtempSync(join(tmpdir(), 'saaristo-django-'));
    const widgets = [
      { name: 'card', load: 'visible', chunks: ['card.css'] },
      { name: 'like', version: 2, load: 'eager', chunks: ['like.css', 'like.js'] },
    ];
    writeFileSync(join(dist, 'widgets.json'), JSON.stringify({ widgets }));
    const like = { widget: 'like', load: 'eager', props: { text: '"<b>' } };
    const inner = { widget: 'card', props: {}, slots: { '': [like] }, hideOn: ['small'] };
    const blocks = [
      { widget: 'card', props: {}, slots: { '': [{ html: '<p>A</p>' }], '"<i>': [inner] } },
      { html: '<p>B</p>' },
    ];
    const code = `
from saaristo.templatetags.saaristo import saaristo_blocks, saaristo_head
blocks = json.loads(os.environ["BLOCKS"])
print(json.dumps([saaristo_blocks(blocks), saaristo_head(blocks, {})]))
`;
    const found = runDjango(code, { BLOCKS: JSON.stringify(blocks), SAARISTO_DIST: dist });
    rmSync(dist, { recursive: true });
    const [body, head] = found as [string, string];
    const card = '<div data-widget="card" data-props="{}" data-props-version="1" data-load="visible">';
    expect(body).toBe(
      `${card}<p>A</p><div data-slot="&quot;&lt;i&gt;"><div class="hide-on-small">${card}` +
        '<div data-widget="like" data-props="{&quot;text&quot;: &quot;\\&quot;&lt;b&gt;&quot;}" data-props-version="2" data-load="eager">' +
        '</div></div></div></div></div>\n<p>B</p>',
    );
    expect(head.match(/(?<=href="\/saaristo\/)[^"]+/g)).toEqual([
      'saaristo.css',
      'card.css',
      'like.css',
      'like.js',
    ]);
  },
);

/** How each example is started on a port, and the Debian package of its language. */
const SERVERS: Readonly<
  Record<string, { needs?: string; start: (port: string) => [string, ...string[]]; ready: RegExp }>
> = {
  express: { start: () => ['node', 'server.mjs'], ready: /http:/ },
  django: {
    needs: 'python3-django',
    start: (port) => [python ?? 'python3', 'manage.py', 'runserver', port, '--noreload'],
    ready: /Quit the server/,
  },
  php: {
    needs: 'php-cli',
    start: (port) => ['php', '-S', `localhost:${port}`, 'index.php'],
    ready: /started/,
  },
};
const isMissing: Readonly<Record<string, boolean>> = {
  'python3-django': !python,
  'php-cli': !runs('php', '--version'),
};

describe.concurrent('README of a new project', () => {
  it.for(Object.entries(SERVERS))(
    '%s: the code of the guide answers the call of the widget [EMB] [PACK]',
    { timeout: 30_000 },
    async ([cms, { needs, start, ready }], { skip, expect: expectHere }) => {
      skip(
        needs !== undefined && isMissing[needs] === true,
        `${needs} is not installed: CHOICE=${cms} npm run long -- --project=package says how, and tries it`,
      );
      const project = mkdtempSync(join(tmpdir(), `saaristo-guide-${cms}-`));
      init(project, readInitOptions(['.', '--cms', cms]).options);
      mkdirSync(join(project, 'dist'));
      writeFileSync(join(project, 'dist/widgets.json'), '{"widgets": []}');
      const pool = `let threads = 0;
        const ready = new Promise((resolve) => setTimeout(resolve, 200)).then(() => (threads = 1));
        export const createPrerenderPool = () => ({ ready, prerender: async (page) => (threads > 0 ? page : '') });
        export const isFilePath = undefined, isPagePath = undefined;`;
      writeFileSync(join(project, 'dist/pool.js'), pool);
      symlinkSync(join(INTEGRATIONS, '../node_modules'), join(project, 'node_modules'));
      followGuide(project);
      const port = String(await findFreePort());
      const command = ['env', 'PYTHONUNBUFFERED=1', `PORT=${port}`, ...start(port)] as const;
      await whileRunning(join(project, 'cms', cms), command, ready, async () => {
        const page = await (await fetchFirst(`http://localhost:${port}/`)).text();
        expectHere(page).toContain('data-widget="price-list"');
        const answer = await fetch(`http://localhost:${port}${CALL}`);
        expectHere(answer.headers.get('content-type')).toMatch(/^application\/json/);
        expectHere(await answer.json()).toEqual(ANSWER);
        // Django says that it is ready before it listens.
        if (cms === 'django') return;
        const second = whileRunning(join(project, 'cms', cms), command, ready, async () => {});
        await expectHere(second).rejects.toThrow(/already in use/i);
      });
      rmSync(project, { recursive: true });
    },
  );
});
