import { describe, expect, it } from 'vitest';
import { findMarkers, isKeptWhole } from '../find-markers.ts';
import { TooMuchWork } from '../../../src/lib/bounded-parser.ts';

const never = () => false;

/** Returns the markers of a page with the texts at their positions. */
async function readMarkers(html: string) {
  const page = await findMarkers(html, never);
  return page!.markers.map(({ contentStart, contentEnd, attributesEnd, tagEnd, slots, ...marker }) => ({
    ...marker,
    attributes: html.slice(attributesEnd - 3, attributesEnd),
    tagEnd: html[tagEnd],
    content: html.slice(contentStart, contentEnd),
    slots: slots.map((slot) => [
      slot.name,
      html.slice(slot.start, slot.end),
      html.slice(slot.contentStart, slot.contentEnd),
    ]),
  }));
}

const script = (json: string, attributes = 'data-props', type = 'application/json') =>
  `<script type="${type}" ${attributes}>${json}</script>`;

describe('markers of a page', () => {
  it('markers: they have name, version, props, positions and open elements [SERVER]', async () => {
    const html = `<main><ul><li><b>a</b></ul><section><div data-widget="a" data-props='{"b":1}' data-props-version="3" id="x" ><p>c</p></div></section></main>`;
    expect(await readMarkers(html)).toEqual([
      {
        name: 'a',
        lang: '',
        version: 3,
        json: '{"b":1}',
        attributes: '"x"',
        tagEnd: '>',
        content: '<p>c</p>',
        slots: [],
        open: ['main', 'section', 'div'],
        isCopy: false,
        isSelfClosing: false,
        isMisnested: false,
      },
    ]);
  });

  it('markers: they are in page order, and a nested one follows the one that contains it [SERVER]', async () => {
    const nested =
      '<i data-widget="a"><i data-widget="b"></i><i data-widget="c"></i></i><i data-widget="d"></i>';
    // The parser moves the second one before the table.
    const moved = '<table><td><i data-widget="a"></i></td></tr><i data-widget="b"></i></table>';
    const listNames = async (html: string) => (await readMarkers(html)).map(({ name }) => name);
    expect(await listNames(nested)).toEqual(['a', 'b', 'c', 'd']);
    expect(await listNames(moved)).toEqual(['a', 'b']);
  });

  it.each([
    ['of the first script', `${script('{"a":1}')}b`, '{"a":1}', 'b'],
    ['of the first script after a text', `\n<!-- -->${script('{"a":1}')}b`, '{"a":1}', 'b'],
    ['of no script that is the second element', `<p>a</p>${script('{}')}`, '{}', `<p>a</p>${script('{}')}`],
    ['of no other script', script('{"a":1}', ''), '{}', script('{"a":1}', '')],
    ['of no script of another type', script('1', 'data-props', 'a'), '{}', script('1', 'data-props', 'a')],
    [
      'of no other element',
      '<b type="application/json" data-props>1</b>',
      '{}',
      '<b type="application/json" data-props>1</b>',
    ],
  ])('props: they are those %s [SERVER]', async (_, inner, json, content) => {
    expect(await readMarkers(`<div data-widget="a">${inner}</div>`)).toMatchObject([
      { json, content, version: 1 },
    ]);
  });

  it('markers: in a deep page an element that is closed below open ones is left out of the open elements [SERVER]', async () => {
    const html = `${'<div>'.repeat(70)}<form><section></form><p data-widget="a">x</p>`;
    const [marker] = await readMarkers(html);
    expect(marker!.open.slice(69)).toEqual(['div', 'section', 'p']);
  });

  it('props: the attribute replaces the script, which is no content [SERVER]', async () => {
    const html = `<div data-widget="a" data-props="{}">${script('{"a":1}')}b</div>`;
    expect(await readMarkers(html)).toMatchObject([{ json: '{}', content: 'b' }]);
  });

  it.each([
    ['prerendered', '<div data-widget="a" data-widget-prerendered="s"></div>'],
    ['of an element that holds no island', '<select data-widget="a"></select>'],
    ['of a drawing', '<svg><g data-widget="a"></g></svg>'],
    ['without an end tag', '<div><div data-widget="a"></div>'.replace('</div>', '')],
    ['that the parser has copied', '<a data-widget="a"><h1>x<a>'],
    ['that the parser has added', '<table><td data-widget="a">x</table>'],
  ])('element: one %s is no marker [SERVER]', async (_, html) => {
    expect(await readMarkers(html)).toEqual([]);
  });

  it('slots: they are the children with data-slot and an end tag [SERVER]', async () => {
    const html =
      '<div data-widget="a">x<h2 data-slot="title" id="t">T</h2><p>no</p><b data-slot>B</b><div><i data-slot="deep">I</i></div><p data-slot="open">P</div>';
    expect((await readMarkers(html))[0]!.slots).toEqual([
      ['title', '<h2 data-slot="title" id="t">T</h2>', 'T'],
      ['', '<b data-slot>B</b>', 'B'],
    ]);
    // The parser splits this slot.
    const split = '<b data-slot="s"><div data-widget="a">x</b>y</div>';
    expect(await readMarkers(split)).toMatchObject([{ slots: [] }]);
    const late = '<form data-widget="a"><b data-slot="in">x</b></form>';
    expect(await readMarkers(late)).toMatchObject([{ slots: [['in', '<b data-slot="in">x</b>', 'x']] }]);
    expect(await readMarkers(late.replace('</b></form>', '</form></b>'))).toMatchObject([{ slots: [] }]);
  });

  it.each([
    ['<b>a</b><div data-widget="a"></div>', false],
    ['<b><div data-widget="a"></div></b>', false],
    ['<b><p>x</b><div data-widget="a"></div></p>', false],
    ['<p><b>x</p><div data-widget="a">y</div>', true],
    ['<p><b>x</p><div data-widget="a"></div>', true],
    ['<div data-widget="a"><b>x</div>', true],
    ['<div data-widget="a"><b>x</b></div>', false],
    ['<b data-widget="a">x</b>', false],
  ])(
    'formatting: of %s an element continues into or out of the marker: %s [SERVER]',
    async (html, isMisnested) => {
      expect(await readMarkers(html)).toMatchObject([{ isMisnested }]);
    },
  );

  it.each<[string, object]>([
    [`<html lang="se">${script('{"a":1}', 'data-widget-settings')}`, { lang: 'se', settings: '{"a":1}' }],
    [script('', 'data-widget-settings'), { settings: '' }],
    [script('1', 'data-widget-settings') + script('2', 'data-widget-settings'), { settings: '1' }],
    [script('1', 'data-widget-settings', 'a') + script('2', ''), { settings: undefined, lang: undefined }],
    ['<script src="/a/saaristo.js?b"></script><script src="/c/saaristo.js"></script>', { assets: '/a/' }],
    ['<script src="https://a.test/saaristo.js#b"></script>', { assets: 'https://a.test/' }],
    ['<script src="saaristo.js"></script>', { assets: '' }],
    ['<script src="/a/xsaaristo.js"></script><script src="/saaristo.json"></script>', { assets: undefined }],
    [
      '<script src="/a?saaristo.js"></script><script>saaristo.js</script><p src="/a/saaristo.js">',
      { assets: undefined },
    ],
    ['<p lang="se">', { lang: undefined }],
  ])('page: of %s the settings are %o [SERVER]', async (html, expected) => {
    expect(await findMarkers(html, never)).toMatchObject(expected);
  });

  it('page: of a hundred elements, 300 markers are within its limits [SERVER]', async () => {
    const html = '<div>'.repeat(100) + '<i data-widget="a"></i>'.repeat(300);
    expect(await readMarkers(html)).toHaveLength(300);
  });

  it('page: after its time nothing is found [SERVER]', async () => {
    expect(await findMarkers('<p>', () => true)).toBeUndefined();
  });
});

describe('island in its marker', () => {
  const isKept = async (html: string, island: string): Promise<boolean> => {
    const page = await findMarkers(html, never);
    return isKeptWhole(page!.markers.at(-1)!, `<saaristo-root>${island}</saaristo-root>`, never);
  };

  it.each([
    ['<p data-widget="a"></p>', '<b>x</b>', true],
    ['<p data-widget="a"></p>', '<ul></ul>', false],
    ['<p data-widget="a"></p>', 'x</saaristo-root><ul></ul><saaristo-root>', false],
    ['<form><div data-widget="a"></div></form>', '<form></form>', false],
    ['<form><div data-widget="a"></div></form>', '<input/>', true],
    ['<div data-widget="a"></div>', '<ul></ul>', true],
    ['<a href="#"><div data-widget="a"></div></a>', '<a href="/">x</a>', false],
    ['<button><span data-widget="a"></span></button>', '<button>x</button>', false],
    ['<nobr><span data-widget="a"></span></nobr>', '<nobr>x</nobr>', false],
    ['<table><tr><td><div data-widget="a"></div></table>', '<p>x</p>', true],
    ['<table><tbody data-widget="a"></tbody></table>', '<p>x</p>', false],
    ['<table><caption><div data-widget="a"></div></table>', '<p>x</p>', true],
    ['<table><td><table><tr data-widget="a"></tr></table></table>', 'x', false],
    ['<table><th><table><th><div data-widget="a"></div></table></table>', 'x', true],
    ['<p><b>x</p><div data-widget="a">y</div>', 'x', false],
  ])('in %s, %s stays whole: %s [SERVER]', async (html, island, isWhole) => {
    expect(await isKept(html, island)).toBe(isWhole);
  });

  it('after the time of the page, it is not parsed [SERVER]', async () => {
    const page = await findMarkers('<p data-widget="a"></p>', never);
    const [marker] = page!.markers;
    expect(() => isKeptWhole(marker!, '<saaristo-root><ul></ul></saaristo-root>', () => true)).toThrow(
      TooMuchWork,
    );
  });
});
