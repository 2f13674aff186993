/** The pages of each version: markers with stored props, rendered by each version's sidecar. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../../../src/api/mocks/answers.ts';
import { withServer } from '../package/browser.ts';
import type { Release } from './releases.ts';

const isTo = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Returns the answer of a call of the API; undefined if there is no such call. */
export async function answerCall(method: string, path: string): Promise<unknown> {
  const call = calls.find((one) => one.method === method.toLowerCase() && isTo(one.path, path));
  return typeof call?.answer === 'function' ? await (call.answer as () => unknown)() : call?.answer;
}

/** Escapes a text for an attribute. */
export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns a marker with the props that a CMS has stored for a widget of this version. */
export function createMarker({ catalogue }: Release, name: string, load = 'eager'): string {
  const { example, version } = catalogue.widgets.find((widget) => widget.name === name)!;
  const versionOfProps = version > 1 ? ` data-props-version="${version}"` : '';
  return `<div data-widget="${name}" data-load="${load}" data-props="${escape(JSON.stringify(example))}"${versionOfProps}><p>Varasisältö: ${name}</p></div>`;
}

const SETTINGS = {
  language: 'fi',
  captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
  shopUrl: 'https://kauppa.example.test/',
};

/** Returns a page as the CMS of a version writes it: with the stylesheets and preloads of its catalogue. */
export function createPage({ catalogue, dist }: Release, body: string, site = 'atriafi'): string {
  const files = new Set(catalogue.widgets.flatMap(({ chunks }) => chunks));
  const styles = [...files].filter((file) => file.endsWith('.css'));
  const preloads = [...files].filter((file) => file.endsWith('.js')).slice(0, 10);
  const lostScript = join(dist, 'lost-script.js');
  return `<!doctype html>
<html lang="fi" data-site="${site}"><head><meta charset="utf-8"><title>Sivu</title><link rel="icon" href="data:,">
<script>${existsSync(lostScript) ? readFileSync(lostScript, 'utf8') : ''}</script>
<link rel="stylesheet" href="/saaristo.css">${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<template data-widget-preloads>${preloads.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')}</template>
<script type="application/json" data-widget-settings>${JSON.stringify({ ...SETTINGS, site })}</script>
<script type="module" src="/saaristo.js"></script></head><body><main>${body}</main></body></html>`;
}

/** Runs the sidecar of a version during `work`, which gets a function that renders a page. */
export async function withSidecar<Result>(
  { dist, name }: Release,
  work: (render: (page: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  return withServer(
    async (path, { method = 'GET' }) => ({ json: await answerCall(method, path) }),
    async (api) => {
      const options = [
        '--port',
        '0',
        '--threads',
        '1',
        '--cache',
        '0',
        '--timeout',
        '20000',
        '--api-base',
        api,
      ];
      const sidecar = spawn(process.execPath, [join(dist, 'prerender.js'), ...options], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const address = await new Promise<string>((resolve, reject) => {
          let text = '';
          sidecar.stdout.on('data', (data: Buffer) => {
            text += String(data);
            const found = /http:\/\/[\w.:]+/.exec(text);
            if (found) resolve(found[0]);
          });
          sidecar.on('exit', (code) =>
            reject(new Error(`The sidecar of ${name} ended with ${code}: ${text}`)),
          );
        });
        return await work(async (page) => {
          const answer = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'text/html' },
            body: page,
          });
          return await answer.text();
        });
      } finally {
        sidecar.kill();
      }
    },
  );
}
