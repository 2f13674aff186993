/** Checks of the WordPress plugin: blocks in the slots of widgets. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePlugin } from '../../../scripts/wordpress/plugin.ts';
import { expect } from '../fixtures.ts';
import { buildTeamBundle } from '../team-bundle.ts';
import { addBlocks, blockSettings, inCanvas, logIn, newPost, openPost, save, type Wp } from '../wordpress.ts';
import { setOption, test } from './fixtures.ts';
import { startSidecar } from './sidecar.ts';

const CARD = 'saaristo/team-card';

/** Returns the names of a post's blocks, with those in them. */
const namesOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    return JSON.stringify(data.select('core/block-editor').getBlocks(), [
      'name',
      'isValid',
      'innerBlocks',
    ]).replaceAll(/"(name|innerBlocks)":|,"isValid":true/g, '');
  });

test('WordPress: an author writes blocks into the slots of a widget, where visitors see them, and a widget in them is mounted [SLOT]', async ({
  page,
  site,
  visitor,
  browser,
}) => {
  test.setTimeout(300_000);
  const copy = buildTeamBundle();
  const dist = join(copy, 'dist');
  const plugin = join(site.content, 'plugins/saaristo');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const lost = mkdtempSync(join(tmpdir(), 'saaristo-slots-'));
  let sidecar: Awaited<ReturnType<typeof startSidecar>> | undefined;
  try {
    await writePlugin(plugin, { dist, version: '96.0.0' });
    await logIn(page, site.url, 'author');
    await newPost(page, site.url, 'Paikat');
    await addBlocks(page, [{ name: 'team-card', title: '', example: { name: 'one' } }]);
    const card = inCanvas(page, 'team-card');
    const slots = card.locator('.saaristo-slot');
    await expect(card).toHaveAttribute('data-widget-state', 'mounted');
    await slots.first().getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('option', { name: 'Paragraph' }).click();
    await page.keyboard.type('Said "in" the card');
    await slots.nth(1).getByRole('button', { name: 'Add block' }).click();
    await page.getByPlaceholder('Search').fill('greeting');
    await page.getByRole('option', { name: 'A widget' }).click();
    await expect(slots.nth(1).getByText('Hei 0')).toBeVisible();
    // The widget's own parts are out of reach until they are tried out.
    await expect(card.getByText('More one')).toHaveAttribute('inert');

    await blockSettings(page, 'team-card');
    await page.getByRole('button', { name: 'Try it out' }).click();
    await card.getByText('More one').click();
    await expect(card.getByText('Hei 0')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all content' }).click();
    const list = page.locator('.saaristo-slot-list');
    await expect(list.getByText('Said "in" the card')).toBeVisible();
    await expect(list.getByText('Hei 0')).toBeVisible();
    await expect(list.getByText('Shown on demand')).toBeVisible();
    await page.getByRole('button', { name: 'Show all content' }).click();
    await expect(card.getByText('Hei 0')).toBeVisible();

    const written = await namesOf(page);
    expect(written).toBe(
      `[{"${CARD}",[{"saaristo-parts/slot",[{"core/paragraph",[]}]},{"saaristo-parts/slot",[{"saaristo/greeting",[]}]}]}]`,
    );
    const id = await save(page);
    await openPost(page, site.url, id);
    await expect(card.getByText('Hei 0')).toBeVisible();
    expect(await namesOf(page)).toBe(written);
    await card.getByText('Said "in" the card').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+z');
    await expect(card.getByText('Said "in" the card', { exact: true })).toBeVisible();

    const address = `${site.url}/?p=${id}`;
    await visitor.goto(address);
    await expect(visitor.locator('section').getByText('Said “in” the card')).toBeVisible();
    await visitor.locator('section').getByRole('button', { name: 'Hei 0' }).click();
    await expect(visitor.getByRole('button', { name: 'Hei 1' })).toBeVisible();

    // Blocks with a style of each view (columns) and shortcodes are rendered with the page.
    sidecar = await startSidecar(join(dist, 'prerender.js'));
    setOption(site, { sidecar_url: sidecar.url });
    const columns =
      '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:shortcode -->[saaristo widget="greeting" props=\'{"name":"short"}\']<!-- /wp:shortcode --></div><!-- /wp:column --></div><!-- /wp:columns -->';
    site.php(
      `$post = get_post(${id}); $post->post_content = str_replace('<!-- /wp:paragraph -->', base64_decode('${Buffer.from(`<!-- /wp:paragraph -->${columns}`).toString('base64')}'), $post->post_content); wp_update_post(wp_slash((array) $post));`,
    );
    for (const _ of ['first', 'second']) {
      await reader.goto(address);
      const shown = reader.locator('[data-widget="team-card"] > saaristo-root');
      await expect(shown.getByText('Said “in” the card')).toBeVisible();
      await expect(shown.locator('saaristo-root')).toHaveText(['Hei short 0', 'Hei  0']);
      await expect(shown.locator('.wp-block-columns')).toHaveCSS('display', 'flex');
    }
    expect(site.php(`echo (int) wp_next_scheduled('saaristo_prerender_post', array(${id}));`)).toBe('0');
    await visitor.goto(address);
    await expect(visitor.locator('[data-widget-state="mounted"]')).toHaveCount(3);
    for (const name of ['Hei short 0', 'Hei 0']) await visitor.getByRole('button', { name }).click();
    await expect(visitor.getByRole('button', { name: 'Hei short 1' })).toBeVisible();
    await expect(visitor.locator('saaristo-root')).toHaveCount(3);

    // A widget that has lost a slot: its blocks are kept until an editor removes them.
    cpSync(dist, lost, { recursive: true });
    const catalogue = JSON.parse(readFileSync(join(lost, 'widgets.json'), 'utf8')) as {
      widgets: { slots?: object[] }[];
    };
    for (const widget of catalogue.widgets) if (widget.slots) widget.slots = widget.slots.slice(0, 1);
    writeFileSync(join(lost, 'widgets.json'), JSON.stringify(catalogue));
    await writePlugin(plugin, { dist: lost, version: '97.0.0' });
    await openPost(page, site.url, id);
    await expect(list.getByText('The block has no place “more” any more.')).toBeVisible();
    await expect(list.getByText('Hei 0')).toBeVisible();
    expect(await namesOf(page)).toContain('saaristo/greeting');
    await page.evaluate(async () => {
      const { data } = (window as unknown as { wp: Wp }).wp;
      const [block] = data.select('core/block-editor').getBlocks() as unknown as [
        { innerBlocks: { clientId: string }[] },
      ];
      await data.dispatch('core/block-editor').selectBlock(block.innerBlocks[1]!.clientId);
    });
    await page.keyboard.press('Delete');
    expect(await namesOf(page)).not.toContain('saaristo/greeting');

    // Without the plugin the texts stay.
    site.php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('saaristo/saaristo.php');`,
    );
    await reader.goto(address);
    await expect(reader.getByText('Said “in” the card')).toBeVisible();
  } finally {
    site.php(`require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('saaristo/saaristo.php');`);
    setOption(site, { sidecar_url: '' });
    await writePlugin(plugin);
    for (const folder of [copy, lost]) rmSync(folder, { recursive: true });
    await context.close();
    await sidecar?.end();
  }
});
