/** The block editor in the examples of `examples/`: the same editor, another server. */
import { copyFileSync, mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { add, blocks, canvas, form, opened, outline, saved } from './editing.ts';
import { expect, test } from './fixtures.ts';
import { contentFile } from './integrations/content.ts';
import { type EditorExample, editorExamples, startEditorExample } from './integrations/editors.ts';
import { startSidecar } from './integrations/servers.ts';
import { LONG } from '../settings.ts';

/** `npm run long -- --project=integrations` installs missing programs and skips nothing. */
const isWhole = LONG;

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

/** Opens the editor as another person. */
async function openAs(browser: Browser, example: EditorExample, origin: string, who: 'pia' | 'eero') {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    ...(example.usesBasic && { httpCredentials: { username: who, password: `${who}-secret` } }),
  });
  const page = await context.newPage();
  await example.signIn(page, who);
  return page;
}

for (const example of editorExamples)
  test(
    `${example.name}: a page is composed, published and merged in the block editor [EMB]`,
    { tag: ['@once', '@long'] },
    async ({ browser, allow }, info) => {
      test.skip(
        !isWhole && !example.isInstalled(),
        `${example.name} is not installed: npm run long -- --project=integrations`,
      );
      allow(/401|403|409|400 \(Bad Request\)/);
      const file = info.outputPath('page.json');
      copyFileSync(contentFile('page'), file);
      const folder = info.outputPath('pages');
      mkdirSync(folder, { recursive: true });
      const sidecar = example.usesSidecar ? await startSidecar('--threads', '1') : undefined;
      const { origin, stop } = await startEditorExample(example, file, folder, sidecar?.origin ?? '');
      try {
        const page = await openAs(browser, example, origin, 'pia');
        await page.goto('/editor');
        await page.getByText('New page').click();
        await page.getByLabel('Title', { exact: true }).fill('Summer <campaign>');
        await expect(page.getByLabel('Path')).toHaveValue('/summer-campaign');
        await page.getByRole('button', { name: 'Create the page' }).click();
        await opened(page);

        // Composed on the canvas, with undo.
        await add(page, 'Rich text');
        await expect(canvas(page).getByRole('textbox')).toBeFocused();
        await page.keyboard.type('Fresh from the farm');
        await page.keyboard.press('Escape');
        await add(page, 'Like button');
        await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
        await expect(canvas(page).locator('[data-widget-state="mounted"]')).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(blocks(page)).toHaveText(['Rich text']);
        await page.getByRole('button', { name: 'Redo' }).click();
        await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
        await expect(saved(page)).toBeVisible();
        expect((await page.request.get('/summer-campaign')).status()).toBe(404);

        // Features that the adapter lacks are not offered.
        for (const name of ['History', 'Health'])
          await expect(page.getByRole('button', { name })).toHaveCount(0);

        // A problem is named, and the server refuses the page.
        await outline(page).getByRole('button', { name: 'Like button' }).click();
        const id = form(page).getByLabel(/content id/i);
        const given = await id.inputValue();
        await id.fill('');
        await publish(page);
        await page.getByRole('button', { name: 'Publish anyway' }).click();
        await expect(page.getByRole('alert')).toContainText(/Block 2/);
        await id.fill(given || 'summer');
        await publish(page);
        const anyway = page.getByRole('button', { name: 'Publish anyway' });
        await expect(anyway.or(page.getByText(/· Published$/))).toBeVisible();
        if (await anyway.isVisible()) await anyway.click();
        await expect(page.getByText(/· Published$/)).toBeVisible();

        // A visitor sees it, escaped.
        const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
        await visitor.goto('/summer-campaign');
        await expect(visitor).toHaveTitle('Summer <campaign>');
        await expect(visitor.getByText('Fresh from the farm')).toBeVisible();
        await expect(
          visitor.locator('[data-widget="like-button"][data-widget-state="mounted"]'),
        ).toBeVisible();

        // Changes of another person in another part are merged, and those in the same part are asked about.
        const other = await openAs(browser, example, origin, 'eero');
        await other.goto(page.url());
        await opened(other);
        await expect(other.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
        await other.getByLabel('Title', { exact: true }).fill('Autumn');
        await expect(saved(other)).toBeVisible();
        await outline(page).getByRole('button', { name: 'Page', exact: true }).click();
        await page.getByLabel('Description', { exact: true }).fill('Meat and more');
        await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Autumn');
        await expect(saved(page)).toBeVisible();
        await other.getByLabel('Title', { exact: true }).fill('Winter');
        await other.getByRole('button', { name: 'Save', exact: true }).click();
        const dialog = other.getByRole('dialog');
        await expect(other.getByLabel('Description', { exact: true })).toHaveValue('Meat and more');
        await expect(dialog).toHaveCount(0);
        await expect(saved(other)).toBeVisible();
        await page.getByLabel('Title', { exact: true }).fill('Spring');
        await page.getByRole('alert').getByRole('button', { name: 'Compare' }).click();
        await expect(page.getByRole('dialog')).toContainText('Winter');
        await page.getByRole('dialog').getByRole('button', { name: 'Keep all of mine' }).click();
        await expect(saved(page)).toBeVisible();
        await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Spring');

        // Untrusted calls.
        const { pathname, searchParams } = new URL(page.url());
        expect(pathname).toBe('/editor');
        const address = `${example.api}/pages/${searchParams.get('page')}`;
        const forged = await page.request.put(address, { data: { title: '', blocks: [] } });
        expect(forged.status()).toBe(403);
        const answers = await page.evaluate(
          async ([api, to, header, cookie]) => {
            const token = new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)![1]!;
            const send = (method: string, path: string, type: string, body: BodyInit) =>
              fetch(path, { method, headers: { 'content-type': type, [header!]: token }, body });
            const now = (await (await fetch(to!)).json()) as Record<string, unknown>;
            const html = '<p onclick="x()">A<script>x()</script></p>';
            const body = JSON.stringify({ ...now, blocks: [{ html }] });
            const stored = (await (await send('PUT', to!, 'application/json', body)).json()) as {
              blocks: unknown;
            };
            const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUg=='), (one) => one.charCodeAt(0));
            const picture = (await (await send('POST', `${api}/media`, 'image/png', png)).json()) as {
              url: string;
            };
            return {
              blocks: stored.blocks,
              picture: (await fetch(picture.url)).headers.get('content-type'),
              noPicture: (await send('POST', `${api}/media`, 'image/png', html)).status,
              links: await (await fetch(`${api}/links?q=summer`)).json(),
            };
          },
          [example.api, address, ...example.csrf],
        );
        expect(answers).toEqual({
          blocks: [{ html: '<p>A</p>' }],
          picture: 'image/png',
          noPicture: 415,
          links: { rows: [{ title: 'Spring', path: '/summer-campaign', kind: 'page' }] },
        });
      } finally {
        await stop();
        await sidecar?.stop();
      }
    },
  );
