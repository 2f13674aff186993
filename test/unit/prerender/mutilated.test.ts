/**
 * `prerender` beside pages that were cut, doubled and mixed up. The gate tries some hundreds, always the same; `npm run mutilated` thousands,
 * others each time.
 */
import fc from 'fast-check';
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setServerSanitizer } from '../../../prerender/rich-text.ts';
import { createPrerender, type ServerWidget } from '../../../prerender/prerender.ts';
import { RichText } from '../../../src/ui/RichText.tsx';
import { setSanitizer } from '../../../src/ui/sanitize.ts';
import { SEED } from '../../seed.ts';
import { THOROUGH } from '../../thorough.ts';
import { mutilatedPage } from './mutilated-pages.ts';

const PAGES = Number(process.env['MUTILATED_PAGES'] ?? (THOROUGH ? 400 : 150));

const widget = (component: ServerWidget['component']): ServerWidget => ({
  schema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
  component,
});
const prerender = createPrerender(
  new Map([
    ['plain', widget(({ text }) => createElement('b', { title: text }, String(text)))],
    ['rich', widget(({ text }) => createElement(RichText, { html: `<i>rich</i>${String(text)}` }))],
    [
      'blocks',
      widget(({ text }) =>
        createElement(
          'section',
          null,
          createElement('p', null, createElement('a', { href: '/x' }, String(text))),
          createElement('form', null, createElement('button', null, 'b'), createElement('select')),
          createElement('table', null, createElement('tbody', null, createElement('tr', null))),
        ),
      ),
    ],
  ]),
);
beforeAll(setServerSanitizer);
afterAll(() => setSanitizer(undefined));

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const hasAttribute = ({ attrs }: Element, wanted: string): boolean =>
  attrs.some(({ name }) => name === wanted);

/** What no island is made of: none of the widgets here renders it, so that it comes from props. */
function faultsOf({ tagName, attrs }: Element): string[] {
  const runs = attrs.filter(
    ({ name, value }) =>
      name.startsWith('on') || name === 'srcdoc' || (name === 'href' && /^\s*javascript:/i.test(value)),
  );
  return [
    ...(/^(script|iframe|style|template|saaristo-root)$/.test(tagName)
      ? [`an island holds <${tagName}>`]
      : []),
    ...runs.map(({ name }) => `an island holds ${name}`),
  ];
}

/** All elements below a node, also what templates hold, without recursion. */
function elementsOf(root: Node): Element[] {
  const found: Element[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child);
    if ('content' in node) waiting.push(node.content);
  }
  return found;
}

const isPrerendered = (element: Element): boolean => hasAttribute(element, 'data-widget-prerendered');

/** The text as it came, but that markers still say that they are prerendered: fallbacks are back in their places. */
const undone = (html: string): string =>
  html
    .replaceAll(/<\/template><saaristo-root>.*?<\/saaristo-root>/gs, '')
    .replaceAll(/<saaristo-root>.*?<\/saaristo-root>/gs, '')
    .replaceAll('<template data-widget-fallback>', '');
const unmarked = (html: string): string => html.replaceAll(/ data-widget-prerendered="sp[^"]*"/g, '');

/** The tree that a browser makes of a page, without what is in prerendered markers. */
function around(html: string): string {
  const page = parse(html);
  for (const element of elementsOf(page)) if (isPrerendered(element)) element.childNodes = [];
  return serialize(page);
}

/** How many islands a browser finds, and what is wrong with them. */
function islandsOf(html: string): { count: number; faults: string[] } {
  const islands = elementsOf(parse(html)).filter(({ tagName }) => tagName === 'saaristo-root');
  const faults = islands.flatMap((island) => {
    const marker = island.parentNode;
    const isIn = marker !== null && 'attrs' in marker && isPrerendered(marker);
    const inner = elementsOf(island).filter((element) => element !== island);
    return [...(isIn ? [] : ['an island is outside of its marker']), ...inner.flatMap(faultsOf)];
  });
  return { count: islands.length, faults };
}

const GOOD = '<div data-widget="plain" data-props=\'{"text":"good"}\'></div>';

describe('prerender: mutilated pages', () => {
  it(`${PAGES} pages are unchanged outside of islands, as text and as a browser parses them, and no props become markup [SERVER]`, async () => {
    let islands = 0;
    await fc.assert(
      fc.asyncProperty(mutilatedPage, async (html) => {
        const done = await prerender(html, { timeoutMs: 60_000 });
        const stamped = undone(done);
        expect(unmarked(stamped)).toBe(html);
        const { count, faults } = islandsOf(done);
        islands += count;
        expect(faults).toEqual([]);
        expect(count).toBe(stamped.split(' data-widget-prerendered="sp').length - 1);
        expect(around(done)).toBe(around(stamped));
      }),
      { numRuns: PAGES, seed: SEED },
    );
    expect(islands).toBeGreaterThan(PAGES / 4);
  }, 600_000);

  it('a page of many siblings is rendered if there is time [SERVER]', async () => {
    const page = `${GOOD}${'<br>'.repeat(150_000)}`;
    expect(await prerender(page, { timeoutMs: 60_000 })).toMatch(/^<div[^>]*prerendered/);
  });

  it('a page that exceeds its time is returned unchanged in a part of the time, while other pages are rendered [SERVER]', async () => {
    const page = `${GOOD}${'<p>text<b>bold</b>'.repeat(60_000)}`;
    const timed = async (timeoutMs: number) => {
      const began = performance.now();
      let turns = 0;
      let isDone = false;
      const count = (): void => {
        turns += 1;
        if (!isDone) setImmediate(count);
      };
      setImmediate(count);
      const html = await prerender(page, { timeoutMs });
      isDone = true;
      return { html, turns, ms: performance.now() - began };
    };
    const whole = await timed(60_000);
    expect(whole.html).not.toBe(page);
    expect(whole.turns).toBeGreaterThan(8);
    const stopped = await timed(whole.ms / 10);
    expect(stopped.html).toBe(page);
    expect(stopped.ms).toBeLessThan(whole.ms / 2);
  });

  it('a list in a paragraph leaves the marker unchanged, with a reason in edit mode [SERVER]', async () => {
    const inParagraph = GOOD.replaceAll('div', 'span').replace('plain', 'blocks');
    const page = `<p>a ${inParagraph} b</p>${GOOD}`;
    const done = await prerender(page);
    expect(done).toContain(`<p>a ${inParagraph} b</p>`);
    expect(done).toContain('prerendered="sp1');
    const edited = await prerender(page, { settings: { editMode: true } });
    expect(edited).toContain(
      'blocks is not prerendered, it would not stay whole where it stands in the page',
    );
    const fits = `<p>a ${GOOD.replaceAll('div', 'span')} b</p>`;
    expect(await prerender(fits)).toContain('<saaristo-root><b title="good">good</b></saaristo-root>');
  });
});
