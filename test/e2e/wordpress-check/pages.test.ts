/** Checks of the WordPress plugin: themes, bundles on other servers and caches of pages. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import { examples, insert, logIn, mountedProps, newPost, publish } from '../wordpress.ts';
import { blockOf, setOption, test } from './fixtures.ts';

test('WordPress: widgets of both kinds of themes, widget areas, reusable blocks and shortcodes are mounted with one script and styles in the head', async ({
  site,
  visitor,
}) => {
  const [faq, search] = examples(['faq-list', 'quick-search']);
  const insertPost = (content: string, type = 'post'): string =>
    site
      .php(
        `echo wp_insert_post(wp_slash(array('post_title' => 'Paikat', 'post_status' => 'publish', 'post_type' => '${type}', 'post_content' => base64_decode('${Buffer.from(content).toString('base64')}'))));`,
      )
      .trim();
  const reusable = insertPost(
    blockOf('number-counter', examples(['number-counter'])[0]!.example),
    'wp_block',
  );
  const post = insertPost(
    `${blockOf('faq-list', faq!.example)}<!-- wp:block {"ref":${reusable}} /-->` +
      `<!-- wp:shortcode -->[saaristo widget="quick-search" props='${JSON.stringify(search!.example)}']<!-- /wp:shortcode -->` +
      `<!-- wp:shortcode -->[saaristo widget="image-list"]${JSON.stringify(examples(['image-list'])[0]!.example)}[/saaristo]<!-- /wp:shortcode -->`,
  );
  site.php(
    `update_option('widget_block', array(2 => array('content' => base64_decode('${Buffer.from(blockOf('like-button', examples(['like-button'])[0]!.example)).toString('base64')}')), '_multiwidget' => 1)); update_option('sidebars_widgets', array('sidebar-1' => array('block-2'), 'array_version' => 3));`,
  );
  const widgets = ['faq-list', 'number-counter', 'quick-search', 'image-list'];
  try {
    for (const [theme, expected] of [
      ['twentytwentyone', [...widgets, 'like-button']],
      ['twentytwentythree', widgets],
    ] as const) {
      site.php(`switch_theme('${theme}');`);
      await visitor.goto(`${site.url}/?p=${post}`);
      for (const name of expected)
        expect(await mountedProps(visitor, name)).toEqual(examples([name])[0]!.example);
      await expect(visitor.locator('script[src*="/dist/saaristo.js"]')).toHaveCount(1);
      await expect(visitor.locator('head script[src*="/dist/saaristo.js"]')).toHaveCount(1);
      await expect(visitor.locator('head link[rel="stylesheet"][href*="/chunks/faq-list"]')).toHaveCount(1);
      await expect(visitor.locator('script[data-widget-settings]')).toHaveCount(1);
      await expect(visitor.locator('html')).toHaveAttribute('data-site', 'atriafi');
    }
  } finally {
    site.php(
      `switch_theme('twentytwentyone'); update_option('sidebars_widgets', array('array_version' => 3));`,
    );
  }
});

test('WordPress with a bundle on another server: editor and page load its catalogue, script and chunks', async ({
  page,
  site,
  visitor,
}) => {
  const served: string[] = [];
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
    webp: 'image/webp',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://cdn').pathname.replace('/1.0', '');
    served.push(path);
    response.writeHead(200, {
      'content-type': types[path.split('.').at(-1)!]!,
      'access-control-allow-origin': '*',
    });
    response.end(readFileSync(join('dist', path)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cdn = `http://localhost:${(server.address() as AddressInfo).port}/1.0`;
  try {
    setOption(site, { bundle: 'cdn', cdn_url: cdn });
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, 'Muualta');
    await insert(page, 'Questions and answers', 'faq-list');
    await visitor.goto(await publish(page));
    await mountedProps(visitor, 'faq-list');
    await expect(visitor.locator('[src*="/saaristo/dist/"], [href*="/saaristo/dist/"]')).toHaveCount(0);
    expect(served).toEqual(expect.arrayContaining(['/widgets.json', '/saaristo.js', '/saaristo.css']));
    expect(served.filter((path) => path.startsWith('/chunks/faq-list'))).not.toEqual([]);
  } finally {
    setOption(site, { bundle: 'bundled', cdn_url: '' });
    server.closeAllConnections();
    server.close();
  }
});

test('WordPress: a page is the same for all visitors who are not logged in', async ({ site }) => {
  const id = site
    .php(
      `echo wp_insert_post(array('post_title' => 'Kaikille', 'post_status' => 'publish', 'post_content' => '<!-- wp:saaristo/cart {"props":{}} /-->'));`,
    )
    .trim();
  const read = async (): Promise<string> => (await fetch(`${site.url}/?p=${id}`)).text();
  const first = await read();
  expect(first).toContain('data-widget="cart"');
  expect(first).not.toContain('verificationToken');
  expect(await read()).toBe(first);
});
