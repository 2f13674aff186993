/** Inserts a marker for each example of each widget into index.html, as a CMS would. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findWidgets, loadDefinitions, ROOT, type LoadedDefinition } from '../../packages/build/widgets.ts';

const WORKER = '/mockServiceWorker.js';

export function developmentPage(): Plugin {
  return {
    name: 'saaristo-development-page',
    apply: 'serve',
    configureServer(server) {
      // A service worker has to have the page's own origin; this one answers the API.
      server.middlewares.use(WORKER, (_request, response, next) => {
        readFile(join(ROOT, 'node_modules/msw/lib', WORKER)).then(
          (script) => response.setHeader('content-type', 'text/javascript').end(script),
          next,
        );
      });
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const query = new URL(originalUrl, 'http://page.invalid').searchParams;
      const wanted = query.get('widget');
      const widgets = (await loadDefinitions(findWidgets())).filter(({ name }) => !wanted || name === wanted);
      const settings = {
        site: query.get('site') ?? 'atriafi',
        language: query.get('language') ?? 'fi',
        editMode: query.has('edit'),
        captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
      };
      return html.replace(
        '<!-- markers -->',
        `${renderSettings(settings)}\n${widgets.map(renderSection).join('\n')}`,
      );
    },
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const renderSettings = (settings: object): string =>
  `<script type="application/json" data-widget-settings>${JSON.stringify(settings).replace(/</g, '\\u003c')}</script>`;

const renderSection = ({ name, definition, examples }: LoadedDefinition): string =>
  `<section><h2>${escape(definition.title)} <code>${name}</code></h2>${Object.entries(examples)
    .map(
      ([example, { props }]) =>
        `<h3>${escape(example)}</h3><div data-widget="${name}" data-props="${escape(JSON.stringify(props))}"></div>`,
    )
    .join('')}</section>`;
