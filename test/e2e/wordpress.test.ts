/** The WordPress plugin in a real WordPress; `npm run wordpress -- --check` runs all tests. */
import {
  blockAttributes,
  examples,
  fill,
  insert,
  inCanvas,
  logIn,
  mountedProps,
  newPost,
  NoWordPress,
  publish,
  startWordPress,
  ITS_OWN_MESSAGES,
  type WordPress,
} from './wordpress.ts';
import { answerApi } from './answer-api.ts';
import { expect, test } from './fixtures.ts';

const FIVE = ['faq-list', 'quick-search', 'like-button', 'number-counter', 'image-list'];
/** Texts that WordPress removes or changes in HTML. */
const TRICKY = `Liha & kala <3 "hyvää" [gallery] 1--2 \\u0026 &amp; 'a' 8)`;

let site: WordPress | undefined;

test.afterAll(async () => {
  await site?.stop();
});

test(
  'WordPress: an author inserts, edits and publishes five blocks, which mount, reopen unchanged and stay readable without the plugin',
  { tag: '@once' },
  async ({ page, allow }) => {
    test.setTimeout(240_000);
    try {
      site = await startWordPress({ name: 'gate', isFresh: true });
    } catch (error) {
      if (!(error instanceof NoWordPress)) throw error;
      console.log(`The journeys in WordPress are skipped: ${error.message}.`);
      test.skip(true, error.message);
      return;
    }
    const { url, php } = site;
    allow(ITS_OWN_MESSAGES);
    const widgets = examples(FIVE);

    await logIn(page, url, 'author');
    await newPost(page, url, 'Viisi lohkoa');
    for (const { title, name } of widgets) await insert(page, title, name);
    await fill(page, 'faq-list', 'Heading', TRICKY);
    await expect(inCanvas(page, 'faq-list').getByRole('heading', { level: 2 })).toHaveText(TRICKY);
    const address = await publish(page);
    const written = await blockAttributes(page);

    // A visitor who is not logged in.
    const visitor = await page.context().browser()!.newPage();
    const faults: string[] = [];
    visitor.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    visitor.on('pageerror', ({ message }) => faults.push(message));
    await answerApi(visitor);
    await visitor.goto(address);
    for (const { name, example } of widgets)
      expect(await mountedProps(visitor, name)).toEqual(
        name === 'faq-list' ? { ...example, header: TRICKY } : example,
      );
    await expect(visitor.getByRole('heading', { level: 2, name: TRICKY })).toBeVisible();
    expect(await visitor.locator('script[src*="/dist/saaristo.js"]').count()).toBe(1);
    expect(await visitor.locator('script[data-widget-settings]').count()).toBe(1);
    expect(await visitor.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(3);
    expect(faults).toEqual([]);

    // The author opens the post again.
    await page.reload();
    await expect(inCanvas(page, 'faq-list')).toHaveAttribute('data-widget-state', 'mounted', {
      timeout: 30_000,
    });
    expect(await blockAttributes(page)).toEqual(written);
    await expect(page.getByText('This block contains unexpected or invalid content')).toHaveCount(0);

    php(`require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('saaristo/saaristo.php');`);
    await visitor.goto(address);
    // WordPress replaces straight quotes in its texts.
    await expect(
      visitor.getByRole('heading', { level: 2, name: /^Liha & kala <3 .hyvää. \[gallery\]/ }),
    ).toBeVisible();
    await expect(visitor.getByText('Kaikki lihamme tulee suomalaisilta tiloilta.')).toBeVisible();
    await expect(visitor.locator('[data-widget]')).toHaveCount(0);
    await visitor.close();
  },
);
