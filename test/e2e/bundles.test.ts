/** Two real builds on one page: the sixty widgets, and another team's bundle with another version and other sites. */
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DIST, expect, html, marker, test as base, catalogue } from './site.ts';
import { hold } from './hold.ts';
import { morphMain } from './morph.ts';
import { buildTeamBundle, TEAM_VERSION } from './team-bundle.ts';

let copy: string;
const team = () => join(copy, 'dist');

/** `open` shows a page with these scripts, beside the other team's bundle. */
const test = base.extend<{ open: (scripts: string, body?: string) => Promise<unknown> }>({
  open: async ({ page, site, allow }, run) => {
    allow(/404 \(Not Found\)/);
    site.folder('/team/', team());
    await run((scripts, body) => page.goto(site.page('/', pageOf(scripts, body))));
  },
});

test.beforeAll(() => {
  copy = buildTeamBundle();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

const FAQ = { items: [{ question: 'Mistä?', answer: '<p>Suomesta.</p>' }] };
const LIKE = { contentId: 'keitto', likeCount: 3 };
const GREETING = marker('greeting', { name: 'Aino' }, '<p>fallback of the team</p>');
const MARKERS = [
  GREETING,
  marker('faq-list', FAQ, '<p>fallback</p>', 'data-load="eager"'),
  marker('team-cart', {}),
  marker('like-button', LIKE, '', 'data-load="eager"'),
];

const script = (prefix: string, attributes = ''): string =>
  `<script type="module" src="${prefix}saaristo.js" ${attributes}></script>`;
const SETTINGS = `<script type="application/json" data-widget-settings>{"site":"lihakauppa","language":"fi"}</script>`;

/** Returns a page with these scripts in this order. */
const pageOf = (scripts: string, body = MARKERS.join(''), settings = SETTINGS): string =>
  html(body, settings).replace(script('/dist/', '').replace(' >', '>'), scripts);

/** Records the events of markers in their order. */
const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const type of ['widget:mounted', 'widget:failed'])
      addEventListener(type, (event) =>
        events.push(`${type.slice(7)} ${(event as CustomEvent<{ name: string }>).detail.name}`),
      );
  });
const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: string[] }).events.toSorted());

const ALL_MOUNTED = ['mounted faq-list', 'mounted greeting', 'mounted like-button', 'mounted team-cart'];

for (const [order, scripts] of [
  ['the team’s script comes second', script('/dist/') + script('/team/')],
  ['the team’s script comes first', script('/team/') + script('/dist/')],
  ['both are included twice', (script('/dist/') + script('/team/')).repeat(2)],
] as const)
  test(`bundles: the widgets of two builds mount side by side, once each, and show one store, if ${order} [EMB]`, async ({
    page,
    open,
  }) => {
    await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: {} }));
    await noteEvents(page);
    await open(scripts);
    await page.evaluate(() => window.saaristo!.ready);
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(4);
    expect(await eventsOf(page)).toEqual(ALL_MOUNTED);
    expect(await page.locator('saaristo-root').count()).toBe(4);

    // The bundle that registers a name first owns it.
    const isTeamFirst = scripts.startsWith(script('/team/'));
    await expect(page.getByText('questions of the team')).toHaveCount(isTeamFirst ? 1 : 0);
    const known = await page.evaluate(() => {
      const { version, widgets, bundles } = window.saaristo!;
      return { version, widgets, versions: bundles.map((bundle) => bundle.version) };
    });
    const { version, widgets } = catalogue();
    const versions = [version, TEAM_VERSION];
    expect(known.versions).toEqual(isTeamFirst ? versions.toReversed() : versions);
    expect(known.version).toBe(known.versions[0]);
    expect(known.widgets).toHaveLength(new Set(known.widgets).size);
    expect(known.widgets.toSorted()).toEqual(
      [...widgets.map(({ name }) => name), 'greeting', 'team-card', 'team-cart'].toSorted(),
    );
    // The page has the theme of its site, even if the other team's bundle does not know that site.
    await expect(page.locator('html')).toHaveAttribute('data-site', 'lihakauppa');
    await expect(page.getByText('main: 0 lines, 0 likes')).toBeVisible();
    await page.getByRole('button', { name: 'Tykkää 3' }).click();
    await expect(page.getByText('main: 0 lines, 1 likes')).toBeVisible();
    expect(await page.evaluate(() => window.saaristo!.store.getState().likes.size)).toBe(1);

    const rows = await page.evaluate(async () => {
      const found = await window.saaristo!.report();
      return found.map(({ widget, state }) => `${state} ${widget}`).toSorted();
    });
    expect(rows).toEqual(ALL_MOUNTED);

    const button = page.getByRole('button', { name: 'Hei Aino 0' });
    await button.click();
    await page.evaluate(() =>
      window.saaristo!.update(document.querySelector('[data-widget=greeting]')!, { name: 'Eino' }),
    );
    await expect(page.getByRole('button', { name: 'Hei Eino 1' })).toBeVisible();

    await page.evaluate(() => window.saaristo!.unmount());
    await expect(page.locator('saaristo-root')).toHaveCount(0);
    await expect(page.getByText('fallback of the team')).toBeVisible();
    await page.evaluate(() => window.saaristo!.scan());
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(4);
  });

test('bundles: islands of two builds have different ids, and a marker renamed to a widget of the other bundle is mounted by it [EMB]', async ({
  page,
  open,
}) => {
  const body = [GREETING, GREETING, ...MARKERS.slice(1), marker('quick-search', {}, '', 'data-load="eager"')];
  await open(script('/dist/') + script('/team/'), body.join(''));
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(body.length);
  const ids = await page.locator('[data-widget] [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(body.length);
  expect(ids).toHaveLength(new Set(ids).size);

  const faq = page.locator('[data-widget]').nth(2);
  await faq.evaluate((element) => {
    element.dataset['props'] = '{"name":"Toini"}';
    element.dataset['widget'] = 'greeting';
  });
  await expect(page.getByRole('button', { name: 'Hei Toini 0' })).toBeVisible();
  await expect(faq).toHaveAttribute('data-widget-state', 'mounted');
  await faq.evaluate((element, props) => {
    element.dataset['props'] = props;
    element.dataset['widget'] = 'faq-list';
  }, JSON.stringify(FAQ));
  await expect(page.getByText('Mistä?')).toBeVisible();
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(body.length);
  await expect(page.locator('saaristo-root')).toHaveCount(body.length);
});

test('bundles: a frame in a slot keeps its page when its island is mounted, also beside other content [EMB] [SLOT]', async ({
  page,
  open,
  allow,
}) => {
  allow(/unknown (site|language)/);
  const frame = (name: string) => `<iframe name="${name}" srcdoc="<p>${name}</p>"></iframe>`;
  const body = [
    marker('team-card', {}, frame('a')),
    marker('team-card', {}, `<p>Text</p><div data-slot="more">${frame('b')}</div>`),
    marker('greeting', {}, frame('lost')),
  ];
  await page.addInitScript(() => Object.assign(window, { mark: Math.random() }));
  const letGo = await hold(page, '**/team/saaristo.js');
  const read = () =>
    page.evaluate(() =>
      ['a', 'b'].map((name) => (window.frames as unknown as Record<string, { mark?: number }>)[name]?.mark),
    );
  void open(script('/team/'), body.join(''));
  await expect(page.frameLocator('[name=b]').getByText('b')).toBeVisible();
  const marks = await read();
  letGo();
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(3);
  await expect(page.locator('[data-widget-slot] iframe')).toHaveCount(2);
  expect(await read()).toEqual(marks);
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.evaluate(() => window.saaristo!.unmount());
  await expect(page.locator('iframe')).toHaveCount(3);
});

test('bundles: a marker unknown to all bundles is mounted when its script is inserted later, also in a shadow tree [EMB]', async ({
  page,
  allow,
  open,
}) => {
  allow(/greeting: no such widget|team-cart: no such widget/);
  await open(script('/dist/'));
  await expect(page.locator('[data-widget=greeting][data-widget-state=invalid]')).toBeVisible();
  await page.evaluate((greeting) => {
    const shadow = document.querySelector('main')!.appendChild(document.createElement('div'));
    shadow.attachShadow({ mode: 'open' }).innerHTML = greeting.replace('Aino', 'Eino');
    window.saaristo!.scan(shadow.shadowRoot!);
  }, GREETING);
  await expect(page.locator('[data-widget-state=invalid]')).toHaveCount(3);
  await page.addScriptTag({ url: '/team/saaristo.js', type: 'module' });
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(5);
  await expect(page.locator('[data-widget-failed]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hei Eino 0' }).click();
  await expect(page.getByRole('button', { name: 'Hei Eino 1' })).toBeVisible();
  await page.evaluate((greeting) => document.body.insertAdjacentHTML('beforeend', greeting), GREETING);
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(6);
});

test("bundles: markers in slots of several levels are hydrated once each with the server's nodes, and a slot that opens later mounts its marker [SLOT] [SERVER]", async ({
  page,
  site,
}) => {
  const greet = (name: string) => marker('greeting', { name });
  const card = (name: string, content: string, more: string) =>
    marker('team-card', { name }, `<p>${content}</p><div data-slot="more">${more}</div>`);
  const inner = card('inner', 'Deep', greet('third'));
  const body = card('outer', 'Rich', greet('first') + inner) + card('closed', 'Short', greet('late'));
  const server = pathToFileURL(join(team(), 'server.js')).href;
  const { prerender } = (await import(server)) as typeof import('../../packages/server/server.ts');
  await noteEvents(page);
  site.folder('/team/', team());
  await page.goto(site.page('/', await prerender(pageOf('', body, ''), { timeoutMs: 30_000 })));
  const roots = page.locator('saaristo-root');
  await expect(roots).toHaveCount(5);
  const nodes = await page.evaluateHandle(() => [
    ...document.querySelectorAll('saaristo-root, saaristo-root :is(section, p, button)'),
  ]);

  await page.addScriptTag({ url: '/team/saaristo.js', type: 'module' });
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(5);
  expect(await nodes.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length)).toBe(0);
  await page.getByRole('button', { name: 'Hei third 0' }).click();
  await page.getByRole('button', { name: 'More closed' }).click();
  await page.getByRole('button', { name: 'Hei late 0' }).click();
  for (const name of ['Hei first 0', 'Hei third 1', 'Hei late 1'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  const names = ['greeting', 'greeting', 'greeting', 'team-card', 'team-card', 'team-card'];
  expect(await eventsOf(page)).toEqual(names.map((name) => `mounted ${name}`));
  await expect(roots).toHaveCount(6);

  // A newer page by morphing, prerendered and with markers only.
  site.folder('/idiomorph/', dirname(fileURLToPath(import.meta.resolve('idiomorph'))));
  await page.addScriptTag({ url: '/idiomorph/idiomorph.js' });
  const newer = body.replace('Deep', 'Newer').replace('Rich', 'New');
  for (const next of [await prerender(newer, { timeoutMs: 30_000 }), newer]) {
    await morphMain(page, next);
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(6);
    await expect(roots).toHaveCount(6);
    for (const text of ['New', 'Newer', 'Short'])
      await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  }
  await page.evaluate(() => window.saaristo!.unmount());
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  for (const text of ['New', 'Newer', 'Short'])
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
});

for (const [lost, prefix, own, others] of [
  ['the second bundle', '/team/', ['greeting', 'team-cart'], ['faq-list', 'like-button']],
  ['the first bundle', '/dist/', ['faq-list', 'like-button'], ['greeting', 'team-cart']],
] as const)
  test(`bundles: if ${lost} has lost its chunks, its markers keep their fallbacks and the others mount [EMB]`, async ({
    page,
    site,
    allow,
    open,
  }) => {
    test.slow();
    allow(/its code could not be loaded|net::ERR/);
    const folder = join(copy, `lost${prefix}`);
    cpSync(prefix === '/dist/' ? DIST : team(), folder, {
      recursive: true,
      filter: (from) => !from.endsWith('/chunks'),
    });
    site.folder(prefix, folder);
    // The fake clock skips the pauses between the attempts.
    await page.clock.install();
    await open(script('/dist/') + script('/team/'));
    for (const name of others)
      await expect(page.locator(`[data-widget=${name}][data-widget-state=mounted]`)).toBeVisible();
    const isEnded = async () => {
      await page.clock.runFor(5000);
      return page
        .locator('[data-widget-state=failed]')
        .evaluateAll((all) => all.map(({ dataset }) => dataset['widget']));
    };
    await expect.poll(isEnded, { intervals: [100] }).toEqual(own);
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(2);
    const rows = await page.evaluate(async () =>
      (await window.saaristo!.report()).map(({ widget, why }) => `${widget}: ${why}`),
    );
    for (const name of own) expect(rows).toContain(`${name}: its code could not be loaded`);
    for (const name of others) expect(rows).toContain(`${name}: it is mounted`);
  });
