import assert from 'node:assert/strict';
import { html, marker, withPage, withServer } from './browser.ts';
import type { Built } from './versions.ts';

const ANSWERS = { items: [{ question: 'Mistä liha tulee?', answer: '<p>Suomesta.</p>' }] };
const LIKES = { contentId: 'recipe-1', likeCount: 3 };

/** A page that includes two versions of the script, for example one from another team. */
export async function twoVersions([first, second]: readonly Built[]): Promise<void> {
  const include = ({ version }: Built): string =>
    `<link rel="stylesheet" href="/${version}/saaristo.css"><script type="module" src="/${version}/saaristo.js"></script>`;
  const page = html(
    include(first!) + include(second!),
    marker('faq-list', ANSWERS) + marker('like-button', LIKES),
  );
  await withServer(
    (path) => {
      const [, version, ...file] = path.split('/');
      const built = [first!, second!].find((one) => one.version === version);
      if (built) return { folder: built.dist, file: file.join('/') };
      return path === '/' ? { page } : undefined;
    },
    (origin) =>
      withPage(async (tab, said) => {
        await tab.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          addEventListener('widget:mounted', (event) =>
            seen.push((event as CustomEvent<{ name: string }>).detail.name),
          );
        });
        await tab.goto(origin);
        await tab.waitForFunction(
          () => document.querySelectorAll('[data-widget-state=mounted]').length === 2,
        );
        // A later marker is mounted once too.
        await tab.evaluate(
          (added) => document.body.insertAdjacentHTML('beforeend', added),
          marker('faq-list', ANSWERS),
        );
        await tab.waitForFunction(
          () => document.querySelectorAll('[data-widget-state=mounted]').length === 3,
        );
        const seen = await tab.evaluate(() => (window as unknown as { seen: string[] }).seen.toSorted());
        assert.deepEqual(seen, ['faq-list', 'faq-list', 'like-button']);
        assert.equal(await tab.locator('saaristo-root').count(), 3);
        assert.equal(await tab.evaluate(() => window.saaristo!.version), first!.version);
        assert.deepEqual(said, []);
      }),
  );
}
