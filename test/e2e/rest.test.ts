import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';

test('page at rest: no island runs before the first press, which has its effect once [LOAD] [NAV-28]', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // The rest does not end by itself, however slow the machine is.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    Object.assign(window, {
      setTimeout: (call: () => void, ms?: number) => (ms === 3000 ? 0 : real(call, ms)),
    });
  });
  const imported = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => void imported.add(new URL(url || 'about:blank').pathname));
  await session.send('Debugger.enable');
  await page.goto(addressOf('ammattilaiset', '/tietoa-meista', baseURL));
  const header = page.locator('[data-widget="header"]');
  await expect(header).toHaveAttribute('data-widget-state', 'pending');
  const files = () =>
    new Set([...imported].filter((path) => path.startsWith('/assets/')).map((path) => path.split('-')[0]));
  await expect.poll(files).toEqual(new Set(['/assets/saaristo.js']));
  const shape = () =>
    header.evaluate((element) =>
      [...element.querySelectorAll('*')].map(({ localName }) => localName).join(' '),
    );
  const before = await shape();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const menu = header
    .locator(isMobile ? 'button[popovertarget]' : 'details > summary')
    .filter({ visible: true })
    .first();
  await menu.click();
  const opened = header.locator(':popover-open, details[open]').first();
  await expect(header).toHaveAttribute('data-widget-state', 'mounted');
  await expect(opened).toBeVisible();
  // Hydration changes nothing, and repeats no call.
  expect(await shape()).toBe(before);
  expect(calls).toEqual([]);
});
