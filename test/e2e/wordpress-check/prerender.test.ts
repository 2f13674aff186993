/** Checks of the WordPress plugin: widgets rendered by a server. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import { addBlocks, examples, fill, logIn, mountedProps, newPost, save } from '../wordpress.ts';
import { blockOf, setOption, test } from './fixtures.ts';
import { startSidecar } from './sidecar.ts';

test('WordPress with a rendering server: the widgets of a post are stored, shown without JavaScript, hydrated, rendered again after a change of bundle or props, and bare without the server', async ({
  page,
  site,
  visitor,
  browser,
}) => {
  const sidecar = await startSidecar();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const island = reader.locator('[data-widget="faq-list"] saaristo-root');
  try {
    setOption(site, { sidecar_url: sidecar.url });
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, 'Valmiina');
    await addBlocks(page, [...examples(['faq-list', 'number-counter']), ...examples(['faq-list'])]);
    const id = await save(page);
    const address = `${site.url}/?p=${id}`;
    await reader.goto(address);
    await expect(island).toHaveCount(2);
    await reader.getByText('Mistä liha tulee?').first().click();
    await expect(reader.getByText('Kaikki lihamme tulee').first()).toBeVisible();
    const ids = await reader.locator('saaristo-root [id]').evaluateAll((all) => all.map((one) => one.id));
    expect(new Set(ids).size).toBe(ids.length);
    await visitor.goto(address);
    await mountedProps(visitor, 'faq-list');
    await expect(visitor.locator('[data-widget-prerendered]')).toHaveCount(3);

    await fill(page, 'faq-list', 'Heading', 'Toinen otsikko: 8) "näin" -- [saaristo widget="x"]');
    await save(page);
    await reader.goto(address);
    await expect(island.first().getByRole('heading', { level: 2 })).toHaveText(
      'Toinen otsikko: 8) "näin" -- [saaristo widget="x"]',
    );
    await visitor.goto(address);
    await mountedProps(visitor, 'faq-list');

    // With another bundle the marker is bare until it is rendered again.
    appendFileSync(join(site.content, 'plugins/saaristo/dist/widgets.json'), ' ');
    await reader.goto(address);
    await expect(island).toHaveCount(0);
    await expect(reader.getByText('Mistä liha tulee?').first()).toBeVisible();
    await reader.goto(`${site.url}/wp-cron.php?doing_wp_cron`);
    await reader.goto(address);
    await expect(island).toHaveCount(2);

    await sidecar.end();
    await fill(page, 'faq-list', 'Heading', 'Ilman palvelinta');
    await save(page);
    await reader.goto(address);
    await expect(island).toHaveCount(1);
    await expect(reader.getByRole('heading', { name: 'Ilman palvelinta' })).toBeVisible();
    await visitor.goto(address);
    expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Ilman palvelinta' });
  } finally {
    setOption(site, { sidecar_url: '' });
    await context.close();
  }
});

test('WordPress with a rendering server: widgets outside of posts are bare at first, then stored for all pages, shown without JavaScript, hydrated, and not rendered again', async ({
  site,
  visitor,
  browser,
}) => {
  const sidecar = await startSidecar();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const [faq, counter, timeline] = examples(['faq-list', 'number-counter', 'timeline']).map(
    ({ name, example }) => blockOf(name, example),
  );
  const encoded = (text: string): string => `base64_decode('${Buffer.from(text).toString('base64')}')`;
  const pattern = join(site.content, 'mu-plugins/pattern.php');
  const post = site
    .php(
      `echo wp_insert_post(array('post_title' => 'Pohja', 'post_status' => 'publish', 'post_content' => '<p>Teksti.</p>'));`,
    )
    .trim();
  const addresses = [`${site.url}/?p=${post}`, `${site.url}/?p=1`];
  const templates = {
    wp_template: [
      'single',
      `${counter}<!-- wp:template-part {"slug":"own-part","theme":"twentytwentythree"} /--><!-- wp:pattern {"slug":"own/timeline"} /--><!-- wp:post-content /-->`,
    ],
    wp_template_part: ['own-part', faq!],
  } as const;
  try {
    setOption(site, { sidecar_url: sidecar.url });
    writeFileSync(
      pattern,
      `<?php add_action('init', fn () => register_block_pattern('own/timeline', array('title' => 'T', 'content' => ${encoded(timeline!)})));`,
    );
    site.php(
      `update_option('widget_block', array(2 => array('content' => ${encoded(faq!)}), '_multiwidget' => 1));
       update_option('sidebars_widgets', array('sidebar-1' => array('block-2'), 'array_version' => 3));`,
    );
    for (const [type, [slug, content]] of Object.entries(templates))
      site.php(
        `$id = wp_insert_post(wp_slash(array('post_type' => '${type}', 'post_name' => '${slug}', 'post_title' => '${slug}', 'post_status' => 'publish', 'post_content' => ${encoded(content)})));
         wp_set_object_terms($id, 'twentytwentythree', 'wp_theme');`,
      );
    for (const [theme, names] of [
      ['twentytwentyone', ['faq-list']],
      ['twentytwentythree', ['number-counter', 'faq-list', 'timeline']],
    ] as const) {
      site.php(`switch_theme('${theme}');`);
      await reader.goto(addresses[0]!);
      if (theme === 'twentytwentyone') await expect(reader.locator('saaristo-root')).toHaveCount(0);
      await visitor.goto(addresses[0]!);
      for (const name of names) await mountedProps(visitor, name);
      await reader.goto(`${site.url}/wp-cron.php?doing_wp_cron`);
      // The stored widgets are used on all pages, also on one that was never requested before.
      for (const address of addresses.toReversed()) {
        await reader.goto(address);
        for (const name of names)
          await expect(reader.locator(`[data-widget="${name}"] > saaristo-root`)).toHaveCount(1);
        await visitor.goto(address);
        for (const name of names) await mountedProps(visitor, name);
      }
      expect(site.php(`echo (int) wp_next_scheduled('saaristo_prerender_waiting');`)).toBe('0');
      for (const id of [post, '1'])
        expect(site.php(`echo (int) wp_next_scheduled('saaristo_prerender_post', array(${id}));`)).toBe('0');
    }
    // A widget whose HTML contains the page's id is not stored for all pages.
    const kept = site.php(
      `add_filter('pre_http_request', fn ($no, $args) => array('response' => array('code' => 200), 'body' => str_replace('</div>', ' data-widget-prerendered= ' . json_decode($args['body'], true)['settings']['pageId'] . '</div>', json_decode($args['body'], true)['html'])), 10, 2);
       $marker = '<div data-widget="x"></div>'; saaristo_find_prerendered($marker); saaristo_prerender_waiting();
       echo wp_json_encode(get_transient('saaristo_rendered_' . saaristo_prerender_key($marker, SAARISTO_ANY_PAGE)));`,
    );
    expect(kept).toBe('""');
    // The widgets of a pattern in a post are stored with the post, and their styles are in the head.
    site.php(
      `switch_theme('twentytwentyone'); wp_update_post(wp_slash(array('ID' => ${post}, 'post_content' => '<!-- wp:pattern {"slug":"own/timeline"} /-->')));`,
    );
    await reader.goto(addresses[0]!);
    await expect(reader.locator('[data-widget="timeline"] > saaristo-root')).toHaveCount(1);
    await expect(reader.locator('head link[rel="stylesheet"][href*="/chunks/timeline"]')).toHaveCount(1);
  } finally {
    rmSync(pattern, { force: true });
    setOption(site, { sidecar_url: '' });
    site.php(
      `switch_theme('twentytwentyone'); update_option('sidebars_widgets', array('array_version' => 3));
       foreach (get_posts(array('post_type' => array('wp_template', 'wp_template_part'), 'numberposts' => -1)) as $one) wp_delete_post($one->ID, true);`,
    );
    await context.close();
    await sidecar.end();
  }
});
