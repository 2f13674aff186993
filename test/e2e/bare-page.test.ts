/** Every widget on a page that includes nothing but the bundle: no rule of a CMS gives it room or takes any. */
import { findWidgets, loadDefinitions } from '../../tools/build/widgets.ts';
import { answerApi } from './answer-api.ts';
import { expect, html, marker, test } from './site.ts';

const widgets = await loadDefinitions(findWidgets());

const SETTINGS = JSON.stringify({ captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' } });
const head = `<meta name="viewport" content="width=device-width, initial-scale=1">
  <script type="application/json" data-widget-settings>${SETTINGS}</script>`;

/** By how many pixels each widget, alone on the page, makes it wider than its window; runs in the browser. */
function tooWide(): string[] {
  const page = document.documentElement;
  const markers = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const show = (one: HTMLElement, display: string) => one.style.setProperty('display', display, 'important');
  for (const one of markers) show(one, 'none');
  const found = markers.flatMap((one) => {
    show(one, '');
    const over = page.scrollWidth - page.clientWidth;
    // Whose edge it is, for whoever mends it.
    const [widest] = [...one.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + over - 1,
    );
    show(one, 'none');
    const tag = widest?.cloneNode() as Element | undefined;
    return over > 0 ? [`${one.dataset['widget']}: ${over} px, ${tag?.outerHTML}`] : [];
  });
  for (const one of markers) show(one, '');
  return found;
}

test(
  'LAYOUT no widget is wider than a window of 320, 375 and 1280 px on a page without styles of its own',
  { tag: '@once' },
  async ({ page, site, allow }) => {
    test.slow();
    // Addresses of the examples' pictures are nobody's.
    allow(/Failed to load resource: the server responded with a status of 404/);
    await answerApi(page);
    const body = widgets.map(({ name, examples }) =>
      marker(name, Object.values(examples)[0]!.props, '', 'data-load="eager"'),
    );
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.page('/', html(body.join(''), head))}?q=makkara`);
    const markers = page.locator('[data-widget]');
    await expect(markers).toHaveCount(widgets.length);
    await expect(page.locator('[data-widget][data-widget-state=mounted]')).toHaveCount(widgets.length, {
      timeout: 60_000,
    });
    await page.waitForLoadState('networkidle');
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(tooWide), { message: `at ${width} px` })
        .toEqual([]);
    }
  },
);
