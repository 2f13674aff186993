/** The public contract: markers, states, events, settings and the script API (docs/reference.md). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, html, marker } from '../../../static-site.ts';
import type { Journey } from '../journey.ts';
import type { Tab } from '../tab.ts';

const FALLBACK = '<button type="button">Tykkää</button>';

const like = (id: string, attributes = 'data-load="eager"') =>
  marker('like-button', { contentId: id, likeCount: 3 }, FALLBACK, attributes);

const faq = (question: string, answer = '<p>Suomesta.</p>', attributes = 'data-load="eager"') =>
  marker('faq-list', { header: 'Kysyttyä', items: [{ question, answer }] }, '<p>Kysymyksiä</p>', attributes);

const settings = (values: object): string =>
  `<script type="application/json" data-widget-settings>${JSON.stringify(values)}</script>`;

/** Returns the states of all markers in the order of the page. */
const getStates = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[data-widget]')].map((one) => one.getAttribute('data-widget-state')),
  );

const waitForStates = (tab: Tab, ...states: string[]) =>
  tab.waitFor(
    `states are ${states.join()}`,
    (expected) =>
      expected ===
      [...document.querySelectorAll('[data-widget]')]
        .map((one) => one.getAttribute('data-widget-state'))
        .join(),
    states.join(),
  );

/** A file that stores the events of markers, for pages whose policy has no inline scripts. */
const RECORDER = `globalThis.recorded = [];
for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted'])
  addEventListener(type, ({ detail, target }) => recorded.push([type, detail.name, Boolean(detail.error), target.isConnected].join()));`;

const READS_RECORDER = '<script src="/recorder.js"></script>';

const getRecorded = (tab: Tab) =>
  tab.evaluate(() => (globalThis as unknown as { recorded: string[] }).recorded);

/** The policy that docs/embedding.md recommends. */
const [POLICY = ''] =
  /default-src [^`]+(?=\n\s+```)/.exec(
    readFileSync(path.join(import.meta.dirname, '../../../../docs/embedding.md'), 'utf8'),
  ) ?? [];

export const contract: readonly Journey[] = [
  {
    name: 'contract: markers reach mounted, invalid and failed, and fire their events',
    allowed: [
      /\[saaristo\]/,
      /40[04]/,
      /failed to load: /,
      /Failed to load|dynamically imported module|Importing a module/,
    ],
    async run({ tab, site }) {
      site.page('/recorder.js', RECORDER, { 'content-type': 'text/javascript' });
      const broken = '<div data-widget="like-button" data-props="{" data-load="eager"><p>rikki</p></div>';
      await tab.open(
        site.page(
          '/',
          html(
            like('a') +
              faq('Mistä liha tulee?') +
              marker('like-button', { contentId: 5 }, '<p>väärin</p>', 'data-load="eager"') +
              marker('nonsense', {}, '<p>tuntematon</p>', 'data-load="eager"') +
              broken,
            READS_RECORDER,
          ),
        ),
      );
      await waitForStates(tab, 'mounted', 'mounted', 'invalid', 'invalid', 'invalid');
      for (const text of ['väärin', 'tuntematon', 'rikki']) await tab.see({ text });
      assert.equal(await tab.count({ text: 'Kysymyksiä' }), 0);
      assert.deepEqual((await getRecorded(tab)).toSorted(), [
        'widget:failed,like-button,true,true',
        'widget:failed,like-button,true,true',
        'widget:failed,nonsense,true,true',
        'widget:mounted,faq-list,false,true',
        'widget:mounted,like-button,false,true',
      ]);
      const faults = tab.faults.filter((fault) => fault.includes('[saaristo]'));
      assert.equal(faults.length, 3, faults.join('\n'));
    },
  },
  {
    name: 'contract: a widget whose code is missing fails with its fallback, and others go on',
    allowed: [/\[saaristo\]/, /MIME|failed to load|Failed to load|importing|Importing|Loading module/],
    async run({ tab, site }) {
      const chunk = catalogue().widgets.find(({ name }) => name === 'faq-list')!.chunks[0]!;
      site.page(`/dist/${chunk}`, '<p>no code</p>');
      await tab.open(site.page('/', html(faq('Mistä?') + like('a'))));
      await waitForStates(tab, 'failed', 'mounted');
      await tab.see({ text: 'Kysymyksiä' });
      assert.equal(tab.faults.filter((fault) => fault.includes('[saaristo]')).length, 1);
    },
  },
  {
    name: 'contract: the script API scans, updates, unmounts and reports',
    async run({ tab, site }) {
      site.page('/recorder.js', RECORDER, { 'content-type': 'text/javascript' });
      await tab.open(site.page('/', html(like('a') + faq('Mistä?'), READS_RECORDER)));
      await tab.waitFor('the script runs', () => window.saaristo !== undefined);
      await tab.evaluate(async () => void (await window.saaristo!.ready));
      assert.deepEqual(await getStates(tab), ['mounted', 'mounted']);
      const facts = await tab.evaluate(async () => {
        const { version, widgets, store } = window.saaristo!;
        const rows = await window.saaristo!.report();
        return {
          version,
          widgets: widgets.length,
          state: typeof store.getState(),
          rows: rows.map(({ widget, state, load }) => `${widget} ${state} ${load}`),
        };
      });
      assert.match(facts.version, /^\d+\.\d+\.\d+/);
      assert.equal(facts.widgets, 60);
      assert.equal(facts.state, 'object');
      assert.deepEqual(facts.rows, ['like-button mounted eager', 'faq-list mounted eager']);
      await tab.evaluate(() => {
        window.saaristo!.update(document.querySelector('[data-widget=faq-list]')!, {
          items: [{ question: 'Milloin?', answer: '<p>Nyt.</p>' }],
        });
      });
      await tab.see({ text: 'Milloin?' });
      await tab.evaluate(() => window.saaristo!.unmount());
      await tab.see({ text: 'Kysymyksiä' });
      assert.equal(await tab.count({ css: 'saaristo-root' }), 0);
      await tab.evaluate(() => window.saaristo!.scan());
      await tab.mounted(2);
      const recorded = await getRecorded(tab);
      assert.equal(recorded.filter((one) => one.startsWith('widget:unmounted')).length, 2);
      assert.equal(recorded.filter((one) => one.startsWith('widget:mounted')).length, 4);
    },
  },
  {
    name: 'contract: settings choose language, brand, texts and the prefix of calls',
    async run({ tab, site }) {
      const head = settings({
        site: 'sibylla',
        language: 'en',
        apiBase: '/prefix',
        messages: { 'likeButton.like': 'Fine' },
      });
      await tab.open(
        site.page('/', html(like('a') + marker('newsletter-modal', {}, '', 'data-load="eager"'), head)),
      );
      await tab.mounted(2);
      assert.equal(await tab.evaluate(() => document.documentElement.dataset['site']), 'sibylla');
      await tab.click({ css: '[data-widget=like-button] button' });
      await tab.see({ role: 'button', name: /Liked|You like/ }).catch(() => {});
      assert.ok(
        site.requests.includes('/prefix/api/contentlikecount/a'),
        site.requests.filter((one) => !one.startsWith('/dist')).join(),
      );
    },
  },
  {
    name: 'contract: markers that come later, move, change and go are mounted, kept, updated and unmounted',
    async run({ tab, site }) {
      site.page('/recorder.js', RECORDER, { 'content-type': 'text/javascript' });
      await tab.open(site.page('/', html('<div id="place"></div><div id="other"></div>', READS_RECORDER)));
      await tab.waitFor('the script runs', () => window.saaristo !== undefined);
      const add = (markers: string) =>
        tab.evaluate((more) => {
          document.querySelector('#place')!.insertAdjacentHTML('beforeend', more);
        }, markers);
      await add(faq('Yksi?') + like('a') + like('b'));
      await tab.mounted(3);
      // Its own state stays when props change, and when the marker moves in one step.
      await tab.click({ text: 'Yksi?' });
      await tab.see({ text: 'Suomesta.' });
      await tab.evaluate(() => {
        const one = document.querySelector('[data-widget=faq-list]')!;
        document.querySelector('#other')!.append(one);
      });
      await tab.evaluate(() => {
        const one = document.querySelector('[data-widget=faq-list]')!;
        one.setAttribute(
          'data-props',
          JSON.stringify({ items: [{ question: 'Kaksi?', answer: '<p>Ruotsista.</p>' }] }),
        );
      });
      await tab.see({ text: 'Kaksi?' });
      assert.equal((await getRecorded(tab)).filter((one) => one.includes('faq-list')).length, 1);
      await tab.evaluate(() => {
        const one = document.querySelector('[data-widget=faq-list]')!;
        // The event of a removed marker does not reach the window.
        one.addEventListener('widget:unmounted', () => one.setAttribute('id', 'unmounted'));
        one.remove();
        Object.assign(globalThis, { removed: one });
      });
      await tab.waitFor('the removed marker has its fallback and no state', () => {
        const { removed } = globalThis as unknown as { removed: Element };
        return (
          removed.id === 'unmounted' &&
          removed.textContent === 'Kysymyksiä' &&
          !removed.hasAttribute('data-widget-state')
        );
      });
      await add(Array.from({ length: 50 }, (_, at) => like(`c${at}`)).join(''));
      await tab.mounted(52);
    },
  },
  {
    name: 'contract: each load strategy loads at its time, and the first press is handed on',
    async run({ tab, site }) {
      await tab.resize(1000, 800);
      await tab.open(
        site.page(
          '/',
          html(
            like('eager') +
              like('idle', 'data-load="idle"') +
              like('media', 'data-load="media((max-width: 700px))"') +
              like('press', 'data-load="interaction" id="press"') +
              '<div style="height: 4000px"></div>' +
              like('visible', 'data-load="visible" id="visible"'),
          ),
        ),
      );
      await waitForStates(tab, 'mounted', 'mounted', 'pending', 'pending', 'pending');
      await tab.resize(600, 800);
      await waitForStates(tab, 'mounted', 'mounted', 'mounted', 'pending', 'pending');
      await tab.click({ css: '#press button' });
      await tab.see({ role: 'button', name: /^Tykkäsit tästä/ });
      await tab.evaluate(() => document.querySelector('#visible')!.scrollIntoView());
      await waitForStates(tab, 'mounted', 'mounted', 'mounted', 'mounted', 'mounted');
    },
  },
  {
    name: 'contract: text that is typed into a fallback is carried over with focus and caret',
    async run({ tab, site }) {
      const fallback = '<form action="/kysy"><textarea name="Message"></textarea></form>';
      await tab.open(
        site.page(
          '/',
          html(
            marker(
              'question-form',
              { successText: 'Kiitos' },
              fallback,
              'data-load="media((max-width: 700px))"',
            ),
          ),
        ),
      );
      await tab.resize(1000, 800);
      await waitForStates(tab, 'pending');
      await tab.click({ css: 'textarea' });
      await tab.type('Mistä liha tulee?');
      await tab.press('Home');
      await tab.resize(600, 800);
      await tab.mounted(1);
      await tab.type('x');
      assert.equal(await tab.evaluate(() => document.querySelector('textarea')!.value), 'xMistä liha tulee?');
    },
  },
  {
    name: 'contract: islands mount in shadow trees and frames that the page scans, with their styles',
    async run({ tab, site }) {
      await tab.open(site.page('/', html(`<div id="shadow"></div><iframe></iframe>${like('a')}`)));
      await tab.mounted(1);
      await tab.evaluate((more) => {
        const shadow = document.querySelector('#shadow')!.attachShadow({ mode: 'open' });
        const frame = document.querySelector('iframe')!.contentDocument!.body;
        for (const root of [shadow, frame]) {
          root.innerHTML = more;
          window.saaristo!.scan(root);
        }
      }, like('b'));
      await tab.waitFor('three islands look alike', () => {
        const roots: (Document | ShadowRoot)[] = [
          document,
          document.querySelector('#shadow')!.shadowRoot!,
          document.querySelector('iframe')!.contentDocument!,
        ];
        const looks = roots.flatMap((root) =>
          [...root.querySelectorAll('[data-widget-state=mounted] button')].map((button) => {
            const style = getComputedStyle(button);
            return [style.borderRadius, style.boxSizing, style.backgroundColor, style.fontWeight].join();
          }),
        );
        return looks.length === 3 && new Set(looks).size === 1;
      });
    },
  },
  {
    name: 'contract: the script included twice, also from another origin, mounts each island once',
    async run({ tab, site }) {
      const again = `<script type="module" src="${site.otherOrigin}/dist/saaristo.js"></script>`;
      await tab.open(site.page('/', html(like('a') + like('b'), again)));
      await tab.mounted(2);
      assert.equal(await tab.count({ css: 'saaristo-root' }), 2);
    },
  },
  {
    name: 'policy: the recommended one with trusted types is not violated by islands, rich text and nested markers',
    async run({ tab, site }) {
      const answer = `<p>Vastaus</p>${like('inner', '')}`;
      await tab.open(
        site.page('/', html(like('a') + faq('Kysymys?', answer)), {
          'content-security-policy': POLICY.replaceAll(/\s+/g, ' '),
        }),
      );
      await tab.mounted(2);
      await tab.click({ text: 'Kysymys?' });
      await tab.mounted(3);
      await tab.click({ css: '[data-widget=faq-list] [data-widget=like-button] button' });
      await tab.see({ role: 'button', name: /^Tykkäsit tästä/ });
    },
  },
  {
    name: 'cache: a page that the visitor goes back to has its islands with their state, and they work',
    async run({ tab, site }) {
      const next = site.page('/next', html('<p>seuraava</p>'));
      await tab.open(site.page('/', html(like('a') + like('b') + `<a href="${next}">Eteenpäin</a>`)));
      await tab.mounted(2);
      await tab.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted);
        });
      });
      await tab.click({ css: '[data-widget=like-button] button', nth: 0 });
      await tab.see({ role: 'button', name: /^Tykkäsit tästä/ });
      await tab.click({ role: 'link', name: 'Eteenpäin' });
      await tab.see({ text: 'seuraava' });
      await tab.back();
      await tab.mounted(2);
      await tab.see({ role: 'button', name: /^Tykkäsit tästä/ });
      await tab.click({ role: 'button', name: /^Tykkää/ });
      await tab.expect(
        'both are liked',
        { role: 'button', name: /^Tykkäsit tästä/ },
        (found) => found.length === 2,
      );
      assert.equal(
        await tab.evaluate(() => document.documentElement.dataset['persisted']),
        'true',
        'the page was not restored from the cache',
      );
    },
  },
];
