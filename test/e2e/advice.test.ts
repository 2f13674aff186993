/** Tests what docs/advice-for-pages.md says of consent managers, frames and removing the runtime. */
import { escape, expect, html, marker, test } from './site.ts';

const like = marker(
  'like-button',
  { contentId: 'a', likeCount: 3 },
  '<p>3 tykkäystä</p>',
  'data-load="eager"',
);
const faq = marker(
  'faq-list',
  { items: [{ question: 'Kysymys', answer: '<p>Vastaus</p>' }] },
  '<p>Kysymys: Vastaus</p>',
  'data-load="eager"',
);
const inFrame = (page: string, more = '') => `<iframe title="f" srcdoc="${escape(page)}" ${more}></iframe>`;

test(
  'consent: a script that is inserted later mounts the page without storing anything, unmount() restores the HTML of the CMS [EMB]',
  { tag: '@once' },
  async ({ page, site }) => {
    const written = like + faq;
    // A consent manager inserts the script after the visitor's consent.
    await page.goto(site.page('/', html(written, '', 'data:text/javascript,')));
    await expect(page.getByText('3 tykkäystä')).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = '/dist/saaristo.js';
      document.head.append(script);
    });
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(2);
    const stored = () =>
      page.evaluate(() => [document.cookie, Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(await stored()).toEqual(['', [], []]);

    const main = page.locator('main');
    const asWritten = await page.evaluate((inner) => {
      const template = document.createElement('template');
      template.innerHTML = inner;
      return template.innerHTML;
    }, written);
    await page.evaluate(() => window.saaristo!.unmount());
    await expect(page.locator('saaristo-root')).toHaveCount(0);
    expect(await main.innerHTML()).toBe(asWritten);
  },
);

test(
  "frames: islands mount in a sandboxed frame and in a frame's document that the outer page scans [EMB]",
  { tag: '@once' },
  async ({ page, site }) => {
    const own = html(faq).replaceAll('"/dist/', `"${site.origin}/dist/`);
    const scanned = `<!doctype html><main>${faq}</main>`;
    await page.goto(
      site.page(
        '/',
        html(inFrame(own, 'sandbox="allow-scripts" id="own"') + inFrame(scanned, 'id="scanned"')),
      ),
    );
    await expect(page.frameLocator('#own').locator('[data-widget-state=mounted] details')).toHaveCount(1);
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#scanned')!;
      window.saaristo!.scan(frame.contentDocument!.body);
    });
    const island = page.frameLocator('#scanned').locator('[data-widget-state=mounted] details');
    await expect(island).toHaveCount(1);
    await island.locator('summary').click();
    await expect(island.getByText('Vastaus')).toBeVisible();
  },
);
