/** The examples of `integrations/` with requests that no browser would send. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const INTEGRATIONS = join(import.meta.dirname, '../../../integrations');
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

it.skipIf(!python)('Django example: it keeps at most 64 kB of a post that it refuses [EMB]', () => {
  const code = `
import json, os, django
os.environ["DJANGO_SETTINGS_MODULE"] = "example.settings"
django.setup()
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
`;
  const { stdout, stderr } = spawnSync(python ?? '', ['-c', code], {
    cwd: join(INTEGRATIONS, 'django'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [short, long] = JSON.parse(stdout) as [number, object, string | null][];
  expect(short?.slice(1)).toEqual([{ 'form-answer': 'wrongAnswer' }, 'a']);
  expect(long?.slice(1)).toEqual([{ 'form-answer': 'wrongAnswer' }, null]);
  expect(long?.[0]).toBeLessThan(64 * 1024);
});
