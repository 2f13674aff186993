/**
 * `prerender` on pages that are cut, repeated and mixed. The gate uses some hundreds, always the same; `npm run long -- --project=hostile` uses thousands of
 * random ones.
 */
import fc from 'fast-check';
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setServerSanitizer } from '../rich-text.ts';
import { createPrerender, type ServerWidget } from '../prerender.ts';
import { RichText } from '../../../src/ui/RichText.tsx';
import { setSanitizer } from '../../../src/ui/sanitize.ts';
import { SEED, THOROUGH } from '../../../test/settings.ts';
import { mutilatedPage } from '../../../test/fixtures/fuzz/mutilated-pages.ts';

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

/** Elements that none of these widgets renders, so they can only come from props. */
function findFaults({ tagName, attrs }: Element): string[] {
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

/** Returns all elements below a node, with the content of templates, without recursion. */
function findElements(root: Node): Element[] {
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

/** Restores the fallbacks of a rendered page. Markers still state that they are prerendered. */
const restoreFallbacks = (html: string): string =>
  html
    .replaceAll(/<\/template><saaristo-root>.*?<\/saaristo-root>/gs, '')
    .replaceAll(/<saaristo-root>.*?<\/saaristo-root>/gs, '')
    .replaceAll('<template data-widget-fallback>', '');
const removeMarks = (html: string): string => html.replaceAll(/ data-widget-prerendered="sp[^"]*"/g, '');

/** Returns the tree that a browser parses from a page, without the content of prerendered markers. */
function parseAround(html: string): string {
  const page = parse(html);
  for (const element of findElements(page)) if (isPrerendered(element)) element.childNodes = [];
  return serialize(page);
}

/** Returns how many islands a browser finds, and their faults. */
function countIslands(html: string): { count: number; faults: string[] } {
  const islands = findElements(parse(html)).filter(({ tagName }) => tagName === 'saaristo-root');
  const faults = islands.flatMap((island) => {
    const marker = island.parentNode;
    const isIn = marker !== null && 'attrs' in marker && isPrerendered(marker);
    const inner = findElements(island).filter((element) => element !== island);
    return [...(isIn ? [] : ['an island is outside of its marker']), ...inner.flatMap(findFaults)];
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
        const stamped = restoreFallbacks(done);
        expect(removeMarks(stamped)).toBe(html);
        const { count, faults } = countIslands(done);
        islands += count;
        expect(faults).toEqual([]);
        expect(count).toBe(stamped.split(' data-widget-prerendered="sp').length - 1);
        expect(parseAround(done)).toBe(parseAround(stamped));
      }),
      { numRuns: PAGES, seed: SEED },
    );
    expect(islands).toBeGreaterThan(PAGES / 5);
  }, 600_000);

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

  it('a script of props in the content stays where it is if the attribute replaces it [SERVER]', async () => {
    const content =
      '<p>a</p><select><option>1<script type="application/json" data-props>{}</script></select>';
    const first = content.replace('<p>a</p>', '');
    for (const inner of [content, first]) {
      const done = await prerender(GOOD.replace('></div>', `>${inner}</div>`));
      expect(done).toContain(`<template data-widget-fallback>${inner}</template><saaristo-root>`);
    }
  });
});
