/** Pages that take more work than their length suggests. Without limits, each of these takes seconds and gigabytes. */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoundedParser, TooMuchWork } from '../../../src/lib/bounded-parser.ts';
import { RICH_TEXT_LIMITS } from '../../../src/lib/rich-text.ts';
import { RichText } from '../../../src/ui/RichText.tsx';
import { setSanitizer } from '../../../src/ui/sanitize.ts';
import { escape, numbered } from '../../../test/fixtures/fuzz/html.ts';
import { setServerSanitizer } from '../rich-text.ts';
import { createPrerender, type ServerWidget } from '../prerender.ts';

const plain: ServerWidget = {
  schema: { type: 'object', properties: { deep: {} } },
  component: () => createElement('b', null, 'rendered'),
};
const MARKER = '<div data-widget="plain"></div>';

/** Fails if a page is not answered within seconds. Bounded work takes a tenth of a second. */
const TIMEOUT_MS = 10_000;

const rich: ServerWidget = {
  schema: { type: 'object', properties: { html: { type: 'string' } } },
  component: ({ html }) => createElement(RichText, { html: String(html) }),
};
const richPage = (html: string): string =>
  `<div data-widget="rich" data-props="${escape(JSON.stringify({ html }))}">fallback</div>`;

const prerender = createPrerender(
  new Map([
    ['plain', plain],
    ['rich', rich],
  ]),
);

describe('prerender: limits of a page', () => {
  it.each([
    [
      'formatting that is rebuilt for each paragraph',
      `<p>${numbered(3000, (at) => `<b c${at}>`)}${'<p>x'.repeat(8000)}`,
    ],
    [
      'formatting that is rebuilt, less deep than the limit',
      `<p>${numbered(400, (at) => `<b c${at}>`)}${'<p>x'.repeat(8000)}`,
    ],
    ['elements nested by the ten thousand', '<div>'.repeat(50_000)],
    ['tables in tables', '<table><tr><td>'.repeat(10_000)],
    ['elements of a table that are put before it', `<table>${'<br>x'.repeat(200_001)}`],
    [
      'formatting that is closed in the wrong order',
      `${'<a><b><i>'.repeat(2000)}${'</a></b></i>'.repeat(2000)}`,
    ],
    ['attributes by the ten thousand', `<p ${numbered(250_000, (at) => `a${at} `)}>`],
    ['markers in markers, a thousand deep', '<div data-widget="plain">'.repeat(1000) + '</div>'.repeat(1000)],
  ])(
    'a page that exceeds them is returned unchanged: %s [SERVER]',
    async (_, hostile) => {
      const page = MARKER + hostile;
      expect((await prerender(page, { timeoutMs: 600_000 })) === page).toBe(true);
    },
    TIMEOUT_MS,
  );

  it('the clock is checked after few operations, for every slice of text [SERVER]', async () => {
    let looks = 0;
    const parser = new BoundedParser({ isOver: () => (looks += 1) > 20 });
    expect(() => parser.parse('<br>'.repeat(4000))).toThrow(TooMuchWork);
  });

  it('a page with the maximum size and depth is rendered [SERVER]', async () => {
    const page = `${'<div>'.repeat(400)}${MARKER}${'</div>'.repeat(400)}${'<p class="a">text <b>bold</b></p>'.repeat(20_000)}`;
    expect(await prerender(page, { timeoutMs: 600_000 })).toContain('<saaristo-root><b>rendered</b>');
  });
});

describe('prerender: rich text', () => {
  beforeAll(setServerSanitizer);
  afterAll(() => setSanitizer(undefined));

  it.each([
    ['is nested by the ten thousand', '<div>'.repeat(20_000), 'depth'],
    ['is nested a little deeper than it may', '<div>'.repeat(RICH_TEXT_LIMITS.depth), 'depth'],
    ['has very many elements', '<p>x</p>'.repeat(12_500), 'nodes'],
    [
      'has formatting that is rebuilt',
      `<p>${numbered(80, (at) => `<b c${at}>`)}${'<p>x'.repeat(8000)}`,
      'nodes',
    ],
    ['is longer than it may', 'x'.repeat(RICH_TEXT_LIMITS.characters + 1), 'characters'],
  ])(
    'a text that %s leaves its marker unchanged, with a reason in edit mode [SERVER]',
    async (_, html, limit) => {
      const page = richPage(html);
      const next = '<div data-widget="plain"></div>';
      const done = await prerender(page + next, { timeoutMs: 600_000 });
      expect(done.startsWith(page)).toBe(true);
      expect(done).toContain('<saaristo-root><b>rendered</b>');
      const edited = await prerender(page, { timeoutMs: 600_000, settings: { editMode: true } });
      expect(edited).toContain(
        `<!-- saaristo: rich is not prerendered, it takes more work than it may (${limit}) -->`,
      );
    },
    TIMEOUT_MS,
  );

  it('a long text is rendered [SERVER]', async () => {
    const html = `<h2>title</h2>${'<p>some <a href="/x">words</a> and <b>others</b></p>'.repeat(1500)}`;
    expect(await prerender(richPage(html), { timeoutMs: 600_000 })).toContain(
      '<saaristo-root><div><h2>title</h2>',
    );
  });

  it(
    'no text is sanitized after the time of the page is over [SERVER]',
    async () => {
      const many = createPrerender(
        new Map([
          [
            'many',
            {
              schema: { type: 'object', properties: {} },
              component: () =>
                Array.from({ length: 2000 }, (_, at) =>
                  createElement(RichText, { key: at, html: `${at}${'<p>x</p>'.repeat(2000)}` }),
                ),
            } satisfies ServerWidget,
          ],
        ]),
      );
      const page = '<div data-widget="many"></div>';
      expect(await many(page, { timeoutMs: 300 })).toBe(page);
    },
    TIMEOUT_MS,
  );
});
