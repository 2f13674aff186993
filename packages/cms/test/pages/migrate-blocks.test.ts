import { expect, test, vi } from 'vitest';
import type { Block } from '../../platform/model/content.ts';
import { createMigrateBlocks } from '../../pages/render/migrate-blocks.ts';
import { renderMarker } from '../../pages/render/marker.ts';

const versions = new Map([
  ['renamed', 2],
  ['same', 1],
]);
const migrateProps = (_widget: string, { title, ...rest }: Record<string, unknown>) => {
  if (title === undefined) throw new Error('no title');
  return { version: 2, props: { text: title, ...rest } };
};

test('migration: stored blocks are migrated; current and unknown ones and rich text are unchanged [VERSION]', async () => {
  const migrate = createMigrateBlocks(
    (widget) => versions.get(widget),
    async () => migrateProps,
  );
  const others = [
    { widget: 'renamed', version: 2, props: { text: 'b' } },
    { widget: 'same', props: {} },
    { widget: 'gone', props: { title: 'c' } },
    { html: '<p>d</p>' },
  ];
  const inSlot = (block: Block): Block => ({ widget: 'same', props: {}, slots: { '': [block] } });
  expect(await migrate([inSlot({ widget: 'renamed', props: { title: 'a' } })])).toEqual([
    inSlot({ widget: 'renamed', version: 2, props: { text: 'a' } }),
  ]);
  expect(await migrate([{ widget: 'renamed', props: { title: 'a' }, load: 'idle' }, ...others])).toEqual([
    { widget: 'renamed', version: 2, props: { text: 'a' }, load: 'idle' },
    ...others,
  ]);
});

test('migration: a page without old blocks does not load the build [VERSION]', async () => {
  const load = vi.fn(async () => migrateProps);
  const migrate = createMigrateBlocks((widget) => versions.get(widget), load);
  await migrate([
    { widget: 'renamed', version: 2, props: {} },
    { widget: 'same', props: {} },
  ]);
  expect(load).not.toHaveBeenCalled();
});

test('migration: a band of rich text becomes columns from edge to edge, and keeps its words and settings [VERSION]', async () => {
  const migrate = createMigrateBlocks(
    () => 1,
    () => Promise.reject(new Error('not needed')),
  );
  const text = '<p>Kysy <b>meiltä</b>.</p>\n<p><a class="button" href="/kysy">Kysy</a></p>';
  const blocks = [
    { html: `<section class="band">\n<h2>Mitä?</h2>${text}</section>`, hideOn: ['phone' as const] },
    { html: '<section id="a" class="band"><p>Ei otsikkoa</p></section>' },
    {
      html: '<p>Ennen</p><section class="band"><h2>A</h2><section>a</section></section>\n<section class="band"><h2>B</h2></section><p>Jälkeen</p>',
    },
    { html: '<p>&lt;section class="band"&gt; <section class="band"></p>' },
  ];
  const band = (...parts: string[]) => {
    const slots = parts.map((html, at) => [at === 0 ? 'first' : 'second', [{ html }]]);
    return {
      widget: 'columns',
      props: { background: 'band', wide: 'last' },
      slots: Object.fromEntries(slots) as object,
    };
  };
  expect(await migrate(blocks)).toEqual([
    { ...band('<h2>Mitä?</h2>', text), hideOn: ['phone'] },
    band('<p id="a">Ei otsikkoa</p>'),
    { html: '<p>Ennen</p>' },
    band('<h2>A</h2>', '<section>a</section>'),
    band('<h2>B</h2>'),
    { html: '<p>Jälkeen</p>' },
    { html: '<p>&lt;section class="band"&gt; </p>' },
    band('<p></p>'),
  ]);
});

test('migration: a story and facts of rich text become columns with their words, pictures and ids [VERSION]', async () => {
  const migrate = createMigrateBlocks(
    () => 1,
    async () => migrateProps,
  );
  const picture = '<img src="/a.svg" alt="A" loading="lazy">';
  const fact = (name: number) => `<div><dt>N${name}</dt><dd>${name} &amp; co</dd></div>`;
  const facts = (count: number) => ({
    html: `<dl class="facts">${Array.from({ length: count }, (_, at) => fact(at + 1)).join('\n')}</dl>`,
  });
  const figure = (name: number) => `<p><strong>${name} &amp; co</strong><br>N${name}</p>`;
  const columns = (props: object, ...parts: string[]) => {
    const names = ['first', 'second', 'third', 'fourth'];
    return {
      widget: 'columns',
      props,
      slots: Object.fromEntries(parts.map((html, at) => [names[at], [{ html }]])) as object,
    };
  };
  const line = { line: true, spacing: 'small' };
  expect(
    await migrate([
      { html: `<section class="story" id="x">${picture}<div><h2>B</h2><p>C</p></div></section>` },
      facts(2),
      facts(5),
      { html: '<p>history, artifacts</p>' },
    ]),
  ).toEqual([
    columns({ wide: 'first' }, `<p>${picture}</p>`, '<h2 id="x">B</h2><p>C</p>'),
    columns(line, figure(1), figure(2)),
    columns(line, figure(1) + figure(2), figure(3) + figure(4), figure(5)),
    { html: '<p>history, artifacts</p>' },
  ]);
});

test('migration: a hero of rich text becomes a hero with its words, and its picture if it has one [VERSION]', async () => {
  const migrate = createMigrateBlocks(
    () => 1,
    async () => migrateProps,
  );
  const words = '<h1>A</h1><p>B</p>';
  const hero = (slots: object) => ({ widget: 'hero', props: {}, slots });
  expect(
    await migrate([
      { html: `<section class="hero"><img src="/a.svg" alt="">${words}</section><p>C</p>` },
      { html: `<section class="hero">${words}<img src="/b.svg" alt=""></section>` },
    ]),
  ).toEqual([
    hero({ text: [{ html: words }], picture: [{ html: '<p><img src="/a.svg" alt=""></p>' }] }),
    { html: '<p>C</p>' },
    hero({ text: [{ html: `${words}<img src="/b.svg" alt="">` }] }),
  ]);
});

test('migration: the id of a band or hero, to which links lead, is that of its first element without one [VERSION]', async () => {
  const migrate = createMigrateBlocks(
    () => 1,
    async () => migrateProps,
  );
  const places = async (html: string) =>
    ((await migrate([{ html }])) as { slots: object }[]).map(({ slots }) => slots);
  const picture = '<img src="/a.svg" alt="">';
  expect(await places('<section class="band" id="a"><h2>A</h2><p>B</p></section>')).toEqual([
    { first: [{ html: '<h2 id="a">A</h2>' }], second: [{ html: '<p>B</p>' }] },
  ]);
  expect(await places(`<section id="b" class="hero">${picture}<h1 id="c">C</h1><p>D</p></section>`)).toEqual([
    {
      text: [{ html: '<h1 id="c">C</h1><p id="b">D</p>' }],
      picture: [{ html: `<p>${picture}</p>` }],
    },
  ]);
});

test.each([
  '<section class="story"><img src="/a.svg" alt=""><div>A</div><p>Kolmas</p></section>',
  '<section class="story">Sanoja<img src="/a.svg" alt=""><div>A</div></section>',
  '<section class="story"><div><h2>Kuvatta</h2></div></section>',
  '<section class="story"><img src="/a.svg" alt=""><p>Kappale</p></section>',
  '<p class="story">Kertomus</p>',
  '<dl class="facts"><div><dt>A</dt><dd>1</dd><dd>2</dd></div></dl>',
  '<dl class="facts"><div><dt>A</dt></div></dl>',
  '<dl class="facts"><div>Alku <dt>A</dt><dd>1</dd></div></dl>',
  '<dl class="facts"><dt>A</dt><dd>1</dd></dl>',
  '<ul class="facts"><li>Yksi</li><li>Kaksi</li></ul>',
  '<p class="band">Yhtye</p>',
])('migration: %s, which is no layout of an earlier version, stays as it is [VERSION]', async (html) => {
  const migrate = createMigrateBlocks(
    () => 1,
    async () => migrateProps,
  );
  expect(await migrate([{ html }])).toEqual([{ html }]);
});

test('migration: a block that cannot be migrated is unchanged and logged [VERSION]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const migrate = createMigrateBlocks(
    (widget) => versions.get(widget),
    async () => migrateProps,
  );
  const block = { widget: 'renamed', props: {} };
  expect(await migrate([block])).toEqual([block]);
  expect(told.mock.calls[0]?.[0]).toMatch(/block renamed of version 1 stays as it is/);
});

test('marker: it has the version of its props, except for version 1 [VERSION]', () => {
  expect(renderMarker({ widget: 'a', version: 2, props: { b: 1 } }).text).toBe(
    '<div data-widget="a" data-props="{&quot;b&quot;:1}" data-props-version="2"></div>',
  );
  expect(renderMarker({ widget: 'a', version: 1, props: {} }).text).toBe('<div data-widget="a"></div>');
});
