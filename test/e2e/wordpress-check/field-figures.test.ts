/** Checks of the WordPress plugin: figures from visitors' browsers. */
import { expect } from '../fixtures.ts';
import {
  addBlocks,
  blockSettings,
  examples,
  logIn,
  mountedProps,
  newPost,
  openPost,
  save,
} from '../wordpress.ts';
import { setOption, test } from './fixtures.ts';

test('WordPress: figures of visitors are stored without anything about them, and shown beside the block and in the list', async ({
  page,
  site,
  visitor,
}) => {
  setOption(site, { field_percent: 100 });
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Mitattu');
  await addBlocks(page, examples(['faq-list']));
  const id = await save(page);

  await visitor.goto(`${site.url}/?p=${id}&utm_source=salaisuus`);
  await mountedProps(visitor, 'faq-list');
  const script = visitor.locator('script[src*="saaristo-field.js"]');
  await expect(script).toHaveAttribute('data-field-page', String(id));
  const send = (body: unknown, origin = site.url) =>
    visitor.request.post(`${site.url}/?rest_route=/saaristo/v1/figures`, {
      headers: { origin, 'content-type': 'text/plain' },
      data: typeof body === 'string' ? body : JSON.stringify(body),
    });
  await visitor.goto('about:blank');
  expect((await send({ page: String(id), markers: [['faq-list']] })).status()).toBe(204);
  expect((await send({ page: '999999', lcp: 1, markers: [] })).status()).toBe(204);
  for (const body of [
    '{',
    { page: '/', markers: [] },
    { page: '1', lcp: -1, markers: [] },
    { page: '1', markers: [7] },
  ])
    expect((await send(body)).status()).toBe(400);
  expect((await send({ page: String(id), markers: [] }, 'https://evil.example')).status()).toBe(403);

  const rows = () =>
    JSON.parse(
      site.php(
        'global $wpdb; echo wp_json_encode($wpdb->get_results("SELECT post, widget, figure FROM {$wpdb->prefix}saaristo_figure ORDER BY widget, figure"));',
      ),
    ) as { post: string; widget: string; figure: string }[];
  await expect
    .poll(() => rows().map(({ widget, figure }) => `${widget} ${figure}`))
    .toEqual(
      expect.arrayContaining([
        ' cls',
        ' lcp',
        'faq-list bytes',
        'faq-list failed',
        'faq-list load',
        'faq-list mount',
      ]),
    );
  expect(new Set(rows().map(({ post }) => post))).toEqual(new Set([String(id)]));

  await page.goto(`${site.url}/wp-admin/index.php?page=saaristo-figures`);
  await expect(page.getByRole('row', { name: /^Mitattu .*m?s/ })).toBeVisible();
  await openPost(page, site.url, id);
  const form = await blockSettings(page, 'faq-list');
  await form.getByRole('button', { name: 'In visitors’ browsers' }).click();
  await expect(form.getByText('Appears after that')).toBeVisible();
});
