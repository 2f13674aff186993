import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium as playwright, type Page } from '@playwright/test';
import { chromium } from '../../chromium.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Opens a page in Chromium. `said` has its console messages. */
export async function withPage<Result>(
  work: (page: Page, said: string[]) => Promise<Result>,
): Promise<Result> {
  const browser = await playwright.launch(chromium);
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    return await work(page, said);
  } finally {
    await browser.close();
  }
}

/** The answer of a server: a file, a page or JSON. Undefined is answered with 404. */
export type Answer = { folder: string; file: string } | { page: string } | { json: unknown } | undefined;

/** Serves files, pages and calls at its own address, which `work` gets. */
export async function withServer<Result>(
  /** Returns the answer of a request. */
  find: (path: string, request: IncomingMessage) => Answer | Promise<Answer>,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server');
    const answer = async (): Promise<void> => {
      const found = await find(pathname, request);
      if (!found) throw new Error(pathname);
      const [extension, body] =
        'page' in found
          ? ['.html', found.page]
          : 'json' in found
            ? ['.json', JSON.stringify(found.json)]
            : [extname(found.file), await readFile(join(found.folder, found.file))];
      const type = TYPES[extension];
      response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' }).end(body);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Returns a page with these tags in its head and body. */
export const html = (head: string, body: string): string => `<!doctype html>
<html lang="fi"><head><meta charset="utf-8"><title>Sivu</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Returns a marker as a CMS writes it. */
export const marker = (widget: string, props: object): string =>
  `<div data-widget="${widget}" data-props="${JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
