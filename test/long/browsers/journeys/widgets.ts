/** Every widget in all of its examples: mounted by the page, and rendered on the server and hydrated. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWidgets, loadDefinitions } from '../../../../packages/build/widgets.ts';
import { answerFetch } from '../../../e2e/answer-api.ts';
import { tooWide } from '../../../e2e/too-wide.ts';
import { DIST, html, marker } from '../../../static-site.ts';
import type { Journey } from '../journey.ts';
import type { Tab } from '../tab.ts';

type Server = typeof import('../../../../packages/server/server.ts');

const SETTINGS = JSON.stringify({ captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' } });
const HEAD = `<script type="application/json" data-widget-settings>${SETTINGS}</script>`;
/** Keeps the server's nodes for `getLost`. */
const KEEPER = `document.addEventListener('DOMContentLoaded', () => {
  globalThis.serverNodes = [...document.querySelectorAll('saaristo-root')].flatMap((root) => [...root.childNodes]);
});`;

/** Files of the examples that do not exist. */
const allowed = [/404|failed to load: (img|source|video|iframe)/];

/** Widths of a small phone and a laptop, in pixels. */
const WIDTHS = [320, 1280];

async function expectNoneTooWide(tab: Tab): Promise<void> {
  for (const width of WIDTHS) {
    await tab.resize(width, 900);
    await tab.waitForNone(`too wide at ${width} px`, tooWide);
  }
}

const definitions = await loadDefinitions(findWidgets());

export const widgets: readonly Journey[] = definitions.flatMap(({ name, examples }): Journey[] => {
  const markers = Object.values(examples)
    .map(({ props }) => marker(name, props, '', 'data-load="eager"'))
    .join('');
  const count = Object.keys(examples).length;
  return [
    {
      name: `mounting: ${name} in all examples`,
      allowed,
      async run({ tab, site }) {
        await tab.open(site.page('/', html(markers, HEAD)));
        await tab.mounted(count);
        await expectNoneTooWide(tab);
      },
    },
    {
      name: `hydration: ${name} in all examples`,
      allowed,
      async run({ tab, site }) {
        const { prerender } = (await import(pathToFileURL(path.join(DIST, 'server.js')).href)) as Server;
        site.page('/keeper.js', KEEPER, { 'content-type': 'text/javascript' });
        const page = await prerender(html(markers, `${HEAD}<script src="/keeper.js"></script>`), {
          timeoutMs: 60_000,
          url: 'http://localhost/',
          fetch: answerFetch,
        });
        await tab.open(site.page('/', page));
        await tab.mounted(count);
        const lost = await tab.evaluate(() =>
          (globalThis as unknown as { serverNodes: Node[] }).serverNodes
            // HTML for visitors without JavaScript may be removed.
            .filter((node) => !node.isConnected && node.nodeName !== 'NOSCRIPT')
            .map((node) =>
              (node instanceof Element ? node.outerHTML : String(node.textContent)).slice(0, 200),
            ),
        );
        assert.deepEqual(lost, []);
      },
    },
  ];
});
