/** The calls of widgets on a server: they go where their page says, and their answers are sent with the page. */
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createPrerender, type ServerWidget } from '../prerender.ts';
import { get } from '../../../src/api/http.ts';
import { useLoaded } from '../../../src/island/context.ts';
import type { Load, LoadContext } from '../../../src/island/load.ts';

type Greeting = { text: string };

const fetched = async (_: unknown, { language, url, signal }: LoadContext): Promise<Greeting> =>
  (await get('/api/greeting', { language, q: url.searchParams.get('q') }, signal)) as Greeting;

const widget = (load: Load<Record<string, unknown>, Greeting>): ServerWidget => ({
  schema: { type: 'object', properties: {} },
  component: function Answer() {
    return createElement('p', null, useLoaded<typeof fetched>().answer?.text ?? 'nothing');
  },
  loading: { load },
});
const stuck = vi.fn(() => new Promise<never>(() => {}));
const prerender = createPrerender(
  new Map([
    ['fetching', widget(fetched)],
    ['still', { ...widget(fetched), loading: undefined }],
    ['stuck', widget(stuck)],
    ['undemanding', { ...widget(fetched), loading: { load: fetched, isOptional: true } }],
    ['placed', widget((_, { url }) => Promise.resolve({ text: url.href }))],
  ]),
);
const marker = (name: string) => `<div data-widget="${name}"></div>`;

const hrefOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : new URL(input).href;

/** A server that returns the request. */
const createEcho = (asked: string[] = []): typeof fetch =>
  vi.fn((input) => {
    asked.push(hrefOf(input));
    return Promise.resolve(Response.json({ text: `<i>${hrefOf(input)}</i>` }));
  });

it('calls: a widget is rendered with its answer, which is in the page [SERVER]', async () => {
  const asked: string[] = [];
  const page = await prerender(marker('fetching'), {
    url: 'https://www.example.test/haku?q=kala',
    settings: { language: 'en' },
    fetch: createEcho(asked),
  });
  const call = 'https://www.example.test/api/greeting?language=en&q=kala';
  expect(asked).toEqual([call]);
  expect(page).toContain(
    `<script type="application/json" data-widget-loaded>{"text":"\\u003ci>${call}\\u003c/i>"}</script>` +
      `<saaristo-root><p>&lt;i&gt;${call.replace('&', '&amp;')}&lt;/i&gt;</p></saaristo-root>`,
  );
});

it('calls: they go to apiBase of the page, or to the given one [SERVER]', async () => {
  const asked: string[] = [];
  const settings = { apiBase: 'https://api.example.test/v2/' };
  await prerender(marker('fetching'), { settings, fetch: createEcho(asked) });
  await prerender(marker('fetching'), { settings, apiBase: 'http://127.0.0.1:1', fetch: createEcho(asked) });
  expect(asked.map((url) => url.split('/api/greeting')[0])).toEqual([
    'https://api.example.test/v2',
    'http://127.0.0.1:1',
  ]);
});

it.each([
  ['without an address', {}, 'it makes a call, and has neither `url` nor `apiBase` to send it to'],
  ['whose call fails', { fetch: () => Promise.reject(new Error('secret')) }, 'its call failed'],
  ['answered 500', { fetch: () => Promise.resolve(new Response('x', { status: 500 })) }, 'its call failed'],
  ['answered a page', { fetch: () => Promise.resolve(new Response('<p>')) }, 'its call failed'],
])('calls: a widget %s stays unchanged, and the others are rendered [SERVER]', async (_, options, why) => {
  const given = 'fetch' in options ? { url: 'https://www.example.test/', ...options } : options;
  const html = marker('fetching') + marker('still');
  const results: string[] = [];
  const page = await prerender(html, { ...given, onRender: ({ result }) => results.push(result) });
  expect(results).toEqual(['fetch' in options ? 'failed' : 'unchanged', 'rendered']);
  expect(page).toContain(marker('fetching'));
  expect(page).toContain('<p>nothing</p>');
  const edited = await prerender(html, { ...given, settings: { editMode: true } });
  expect(edited).toContain(`<!-- saaristo: fetching is not prerendered, ${why} -->`);
});

it('calls: a widget whose load is optional is rendered without a URL [SERVER]', async () => {
  expect(await prerender(marker('undemanding'))).toContain('<saaristo-root><p>nothing</p></saaristo-root>');
  const url = 'https://www.example.test/';
  expect(await prerender(marker('undemanding'), { url, fetch: createEcho() })).toContain('&lt;i&gt;https');
});

it('calls: outside of a page they fail [SERVER]', async () => {
  await prerender(marker('fetching'), { url: 'https://www.example.test/', fetch: createEcho() });
  await expect(get('/api/greeting', {}, new AbortController().signal)).rejects.toThrow(/^network$/);
});

it('calls: without the URL of the page, its root at the API is its URL [SERVER]', async () => {
  const settings = { apiBase: 'https://api.example.test/v2/' };
  expect(await prerender(marker('placed'), { settings })).toContain('<p>https://api.example.test/</p>');
});

it('calls: the signal of the page ends them [SERVER]', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const url = 'https://www.example.test/';
  stuck.mockClear();
  const done = prerender(marker('stuck'), { url, signal, timeoutMs: 60_000 });
  await vi.waitFor(() => expect(stuck).toHaveBeenCalled());
  controller.abort();
  expect(await done).toBe(marker('stuck'));
});

it('calls: some that never end take at most the time of the page, and the others are rendered [SERVER]', async () => {
  const results: string[] = [];
  const late = ['stuck', 'fetching', 'stuck'];
  const page = await prerender(late.map(marker).join('') + marker('still'), {
    url: 'https://www.example.test/',
    timeoutMs: 1000,
    settings: { editMode: true },
    // Ends with the time of calls.
    fetch: (_, init) =>
      new Promise((__, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('ended')))),
    onRender: ({ result }) => results.push(result),
  });
  const notes = late.map(
    (name) =>
      `<div data-widget="${name}"><!-- saaristo: ${name} is not prerendered, its call took too long --></div>`,
  );
  expect(page).toContain(notes.join(''));
  expect(page).toContain('<p>nothing</p>');
  expect(results).toEqual(['failed', 'failed', 'failed', 'rendered']);
});

it('calls: all calls of a page are made at once [SERVER]', async () => {
  let open = 0;
  let most = 0;
  const slow: typeof fetch = async (input) => {
    most = Math.max(most, (open += 1));
    await new Promise(setImmediate);
    open -= 1;
    return Response.json({ text: hrefOf(input) });
  };
  await prerender(marker('fetching').repeat(5), { url: 'https://www.example.test/', fetch: slow });
  expect(most).toBe(5);
});

it('calls: 200 pages of different sites and languages at once get their own answers [SERVER]', async () => {
  const languages = ['fi', 'se', 'en', 'de'];
  const pages = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      prerender(marker('fetching').repeat(1 + (at % 3)), {
        url: `https://site${at}.example.test/`,
        settings: { language: languages[at % 4] },
        fetch: async (input) => {
          for (let turn = 0; turn < at % 7; turn += 1) await new Promise(setImmediate);
          return Response.json({ text: hrefOf(input) });
        },
        timeoutMs: 60_000,
      }),
    ),
  );
  for (const [at, page] of pages.entries()) {
    const own = `https://site${at}.example.test/api/greeting?language=${languages[at % 4]}`;
    expect(page.split(`<p>${own}</p>`)).toHaveLength(2 + (at % 3));
  }
});

it.each([801, 800.4, 0.3, -1])(
  'calls: %d milliseconds are accepted as the time of a page, even if a timer does not accept them [SERVER]',
  async (timeoutMs) => {
    const page = marker('still');
    const done = prerender(page, { url: 'https://www.example.test/', timeoutMs });
    // A fast machine may render the page in 0.3 ms.
    const expected = { 801: /<p>nothing<\/p>/, 800.4: /<p>nothing<\/p>/, 0.3: /data-widget="still"/ }[
      timeoutMs
    ];
    await expect(done).resolves.toMatch(expected ?? new RegExp(`^${page}$`));
  },
);
