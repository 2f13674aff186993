import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement, useId } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useIsland } from '../../../src/island/context.ts';
import { RichText } from '../../../src/ui/RichText.tsx';
import { sanitize, setSanitizer } from '../../../src/ui/sanitize.ts';
import { Slot } from '../../../src/ui/Slot.tsx';
import { renderInTime, setServerSanitizer } from '../rich-text.ts';
import { createMigrateProps, createPrerender, type ServerWidget } from '../prerender.ts';

const greeting: ServerWidget = {
  schema: {
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  },
  component: function Greeting({ name }) {
    const { language, site } = useIsland();
    return createElement('p', null, `${language} ${site}: ${String(name)}`);
  },
};
const plain = (component: ServerWidget['component']): ServerWidget => ({
  schema: { type: 'object', properties: {} },
  component,
});
const throwing = plain(() => {
  throw new Error('secret of the server');
});
const prerender = createPrerender(
  new Map([
    ['greeting', greeting],
    ['throwing', throwing],
    ['silent', plain(() => null)],
    ['box', plain(() => createElement('section', null, createElement(Slot)))],
    ['field', plain(() => createElement('input', { id: useId() }))],
  ]),
);

const marker = (props: object, content = '', name = 'greeting') =>
  `<div data-widget="${name}" data-props='${JSON.stringify(props)}'>${content}</div>`;

describe('prerender', () => {
  it('a marker contains the island and states the prefix of its ids [SERVER]', async () => {
    expect(await prerender(`<!doctype html><p>a</p>${marker({ name: 'Aino' })}<p>b</p>`)).toMatch(
      /^<!doctype html><p>a<\/p><div data-widget="greeting" data-props='{"name":"Aino"}' data-widget-prerendered="sp0-\w+-"><saaristo-root><p>fi atriafi: Aino<\/p><\/saaristo-root><\/div><p>b<\/p>$/,
    );
  });

  it('the page settings are those of the page, or the given ones [SERVER]', async () => {
    const page = `<script type="application/json" data-widget-settings>{"site":"lihakauppa","language":"se"}</script>${marker({ name: 'x' })}`;
    expect(await prerender(page)).toContain('<p>se lihakauppa: x</p>');
    expect(await prerender(page, { settings: { language: 'en' } })).toContain('<p>en atriafi: x</p>');
  });

  it('without a language in the settings, the path of the URL, then <html lang> decides [SERVER]', async () => {
    const languages = async (html: string, url?: string) =>
      /<p>(\w+) /.exec(await prerender(html + marker({ name: 'x' }), url ? { url } : {}))?.[1];
    const swedish = '<!doctype html><html lang="sv-FI"><body>';
    expect(await languages(swedish, 'https://www.example.test/en/a')).toBe('en');
    expect(await languages(swedish, 'https://www.example.test/a')).toBe('se');
    expect(await languages('<!doctype html><html lang="nl"><body>', 'not a URL')).toBe('fi');
    expect(await languages('<p></p>', 'https://www.example.test/en/a')).toBe('en');
    const given = await prerender(`<html lang="sv"><body>${marker({ name: 'x' })}`, {
      settings: { language: 'de' },
    });
    expect(given).toContain('<p>de ');
  });

  it('an unknown site is reported once, and not on pages with markers of another bundle [SERVER]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const render = (site: string, other = '') =>
      prerender(marker({ name: 'x' }) + other, { settings: { site } });
    for (const other of [marker({}, '', 'team-card'), await prerender(marker({ name: 'y' }))])
      expect(await render('team', other)).toContain('<p>fi atriafi: x</p>');
    expect(error).not.toHaveBeenCalled();
    for (const site of ['atria', 'atria', 'nowhere', 'atria']) await render(site);
    expect(error.mock.calls.flat()).toEqual([
      expect.stringContaining('unknown site "atria"'),
      expect.stringContaining('unknown site "nowhere"'),
    ]);
  });

  it('props from the first script of a marker are read, and the script stays [SERVER]', async () => {
    const script = '<script type="application/json" data-props>{"name":"Aino"}</script>';
    expect(await prerender(`<div data-widget="greeting">\n${script}<i>f</i></div>`)).toContain(
      `${script}<template data-widget-fallback><i>f</i></template><saaristo-root><p>`,
    );
  });

  it('props of an older version are migrated, and the marker’s own stay [VERSION]', async () => {
    const versioned: ServerWidget = {
      ...greeting,
      version: 2,
      migrations: {
        1: ({ who, ...rest }) => {
          if (who === 'nobody') throw new Error('there is nobody');
          return { name: who, ...rest };
        },
      },
    };
    const widgets = new Map([['greeting', versioned]]);
    const now = createPrerender(widgets);
    expect(await now(marker({ who: 'Aino' }))).toMatch(
      /data-props='{"who":"Aino"}' data-widget-pre.*: Aino<\/p>/,
    );
    const today = marker({ name: 'Aino' }).replace('data-props=', 'data-props-version="2" data-props=');
    expect(await now(today)).toContain(': Aino</p>');
    expect(await now(marker({ who: 'nobody' }), { settings: { editMode: true } })).toContain(
      'its props of version 1 could not be brought to version 2',
    );
    const migrateProps = createMigrateProps(widgets);
    expect(migrateProps('greeting', { who: 'Aino' })).toEqual({ version: 2, props: { name: 'Aino' } });
    expect(migrateProps('greeting', { name: 'Aino' }, 3)).toEqual({ version: 3, props: { name: 'Aino' } });
    expect(migrateProps('gone', { a: 1 })).toEqual({ version: 1, props: { a: 1 } });
    expect(() => migrateProps('greeting', { who: 'nobody' })).toThrow('could not be brought to version 2');
    // A migration from the present version is for a later one.
    const early = createMigrateProps(new Map([['greeting', { ...versioned, version: 1 }]]));
    expect(early('greeting', { who: 'Aino' })).toEqual({ version: 1, props: { who: 'Aino' } });
    const results: string[] = [];
    await now(marker({ who: 'nobody' }), { onRender: ({ result }) => results.push(result) });
    expect(results).toEqual(['failed']);
  });

  it('the props of a marker are read once [SERVER]', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    await prerender(marker({ name: 'Aino' }));
    expect(parse.mock.calls.filter(([text]) => text.includes('Aino'))).toHaveLength(1);
  });

  it('rich text is rendered only after sanitizing [SERVER]', async () => {
    const widget: ServerWidget = {
      schema: { type: 'object', properties: { html: { type: 'string' } } },
      component: ({ html }) => createElement(RichText, { html: String(html) }),
    };
    const rich = createPrerender(new Map([['rich', widget]]));
    const page = marker({ html: '<b onclick=x>a</b>' }, '', 'rich');
    setSanitizer(undefined);
    expect(await rich(page)).toBe(page);
    setServerSanitizer();
    expect(await rich(page)).toContain('<saaristo-root><div><b>a</b></div></saaristo-root>');
    // After the time of a page only known texts are rendered. Texts outside of pages have no time.
    const late = (html: string) =>
      renderInTime(
        () => true,
        () => sanitize(html),
      );
    expect(late('<b onclick=x>a</b>')).toBe('<b>a</b>');
    expect(() => late('b')).toThrow('exceeds the limit of its time');
    for (const text of ['b', '']) expect(sanitize(text)).toBe(text);
  });

  it('the selected widgets are rendered, and others stay unchanged [SERVER]', async () => {
    const page = marker({ name: 'a' }) + marker({ name: 'b' }, '', 'other');
    const both = createPrerender(
      new Map([
        ['greeting', greeting],
        ['other', greeting],
      ]),
    );
    const rendered = await both(page, { widgets: new Set(['other']) });
    expect(rendered).toContain(marker({ name: 'a' }));
    expect(rendered).toContain('<p>fi atriafi: b</p>');
    expect(await both(page, { widgets: new Set() })).toBe(page);
  });

  it('a marker in the fallback of another is rendered only if the other is not [SERVER]', async () => {
    const inner = marker({ name: 'inner' });
    expect(await prerender(marker({ name: 'outer' }, inner))).not.toContain('fi atriafi: inner');
    expect(await prerender(marker({ name: 7 }, inner))).toContain('fi atriafi: inner');
    // The note follows the inner island.
    expect(await prerender(marker({ name: 7 }, inner), { settings: { editMode: true } })).toMatch(
      /^<div [^>]*><div [^>]*><saaristo-root>.*inner<\/p><\/saaristo-root><\/div><!-- saaristo: .* --><\/div>$/,
    );
  });

  it.each([
    ['an unknown name', marker({}, 'f', 'nobody'), 'there is no widget of this name'],
    ['wrong props', marker({ name: 7 }, 'f'), 'prop "name": expected'],
    ['a throw', marker({}, 'f', 'throwing'), 'it threw while rendering'],
    ['no JSON', `<div data-widget="greeting" data-props="{">f</div>`, 'data-props is not valid JSON'],
    [
      'no object',
      `<div data-widget="greeting" data-props="[1]">f</div>`,
      'data-props: expected one JSON object',
    ],
    ...['a</template>b', 'a</template>', '<svg><template>'].map((fallback) => [
      'a fallback that can not be kept',
      marker({ name: 'x' }, fallback),
      'its fallback is not well-formed enough to be kept',
    ]),
    ['nothing to show', marker({}, 'f', 'silent'), 'it shows nothing without a script'],
    [
      'an island that the page breaks',
      `<p data-widget="greeting" data-props='{"name":"x"}'>f</p>`,
      'it would not stay whole where it stands in the page',
    ],
    ['half a character', marker({ name: '\uD83D' }, 'f'), 'it shows half a character'],
    [
      'a slot that breaks it',
      marker({}, '</p>', 'box'),
      'the content of its slots would not stay whole in it',
    ],
  ])(
    'a marker with %s stays unchanged, with a reason only in edit mode [SERVER]',
    async (_what, one, why) => {
      const page = `<p>a</p>${one}${marker({ name: 'next' })}`;
      const rendered = await prerender(page);
      expect(rendered).toContain(one);
      expect(rendered).toContain('fi atriafi: next');
      expect(rendered).not.toContain('<!--');
      const edited = await prerender(page, { settings: { editMode: true } });
      expect(edited).toContain(`is not prerendered, ${why}`);
      expect(edited).not.toContain('secret');
    },
  );

  it('each marker is reported with its widget, its result and the reason [SERVER]', async () => {
    const page = `${marker({ name: 'x' })}${marker({}, '', 'throwing')}${marker({ name: 7 })}${marker({}, '', 'gone')}`;
    const reports: string[] = [];
    const from = performance.timeOrigin + performance.now();
    let until = from;
    await prerender(page, {
      onRender({ widget, result, reason, startedAt, ms }) {
        reports.push([widget, result, ...(reason === undefined ? [] : [reason])].join(' '));
        expect(startedAt).toBeGreaterThanOrEqual(until);
        until = startedAt + ms;
      },
    });
    expect(until).toBeLessThanOrEqual(performance.timeOrigin + performance.now());
    expect(reports).toEqual([
      'greeting rendered',
      'throwing failed throwing: it threw while rendering (Error: secret of the server)',
      'greeting unchanged greeting: prop "name": expected a string, got 7',
      'unknown unchanged gone: there is no widget of this name',
    ]);
  });

  it('markers after an abort or the timeout are reported as late [SERVER]', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const ending = createPrerender(
      new Map([
        ['greeting', greeting],
        ['ending', plain(() => (controller.abort(), 'x'))],
      ]),
    );
    const reports: string[] = [];
    const page = marker({ name: 'x' }) + marker({}, 'f', 'ending') + marker({ name: 'y' });
    const rendered = await ending(page, { signal, onRender: ({ result }) => reports.push(result) });
    expect(reports).toEqual(['rendered', 'late', 'late']);
    expect(rendered).toContain(page.slice(marker({ name: 'x' }).length));
  });

  it('markers are rendered in the slots of eight markers, and stay unchanged in the ninth [SERVER]', async () => {
    const levels = 11;
    const page = '<div data-widget="box">'.repeat(levels) + 'x' + '</div>'.repeat(levels);
    const rendered = await prerender(page);
    expect(rendered.split('<saaristo-root>')).toHaveLength(1 + 9);
    // The fallbacks have 10, 9, … and 2 markers, and the last slot has 2.
    expect(rendered.split('<div data-widget="box">')).toHaveLength(1 + 54 + 2);
  });

  it('other work of the server continues between two islands [SERVER]', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      immediate = setImmediate(count);
    };
    let immediate = setImmediate(count);
    const seen: number[] = [];
    await prerender(marker({ name: 'x' }).repeat(4), { onRender: () => seen.push(turns) });
    clearImmediate(immediate);
    expect(new Set(seen).size).toBe(4);
  });

  it('blank content of a marker stays, without a template [SERVER]', async () => {
    expect(await prerender(marker({ name: 'x' }, ' \n'))).toContain(`'> \n<saaristo-root>`.slice(1));
  });

  it('a comment for editors ends only at its end [SERVER]', async () => {
    const page = '<div data-widget="a --!> ---> <script>alert(1)</script>">f</div>';
    const edited = await prerender(page, { settings: { editMode: true } });
    const [, note = '', rest] = /<!--(.*?)-->(.*)$/s.exec(edited) ?? [];
    expect(note).toContain('is not prerendered, there is no widget of this name');
    expect(note).not.toMatch(/--|>/);
    expect(note).toContain('a –!› –› <script›alert(1)</script›');
    expect(rest).toBe('</div>');
  });

  it.each([
    ['a form', '<form><textarea name="t">x</textarea><select><option>1</select></form>'],
    ['a script and a comment', '<script>if (a < b) c("</i>")</script><!-- a -->'],
    ['a template', '<template><p>x</p></template>'],
  ])('a fallback with %s is kept completely [SERVER]', async (_what, fallback) => {
    expect(await prerender(marker({ name: 'x' }, fallback))).toContain(
      `<template data-widget-fallback>${fallback}</template><saaristo-root>`,
    );
  });

  it.each([
    ['an unclosed marker', `<div data-widget="greeting" data-props='{"name":"x"}'>`],
    ['a void element', `<img data-widget="greeting" data-props='{"name":"x"}'>`],
    ['what a template holds', `<template>${marker({ name: 'x' })}</template>`],
    ['what a script holds', `<script>${marker({ name: 'x' })}</script>`],
    ['a comment', `<!-- ${marker({ name: 'x' })} -->`],
    ['a text area', `<textarea>${marker({ name: 'x' })}</textarea>`],
    ['drawings', `<svg><g data-widget="greeting" data-props='{"name":"x"}'></g></svg>`],
  ])('%s stays unchanged [SERVER]', async (_what, page) => {
    expect(await prerender(page)).toBe(page);
  });

  it('a rendered page stays unchanged [SERVER]', async () => {
    const once = await prerender(marker({ name: 'x' }, 'f'));
    expect(await prerender(once)).toBe(once);
  });

  it.each([
    ['a slash', `<div data-widget=greeting data-props='{"name":"x"}' data-href=/foo/></div>`, '/foo/'],
    [
      'an equals sign and a slash',
      `<div data-href=a=b/ data-widget=greeting data-props={&quot;name&quot;:1,"name":"x"} data-href=/foo/></div>`,
      'a=b/',
    ],
    [
      'nothing, closed as XML',
      `<div data-href=/foo data-widget="greeting" data-props='{"name":"x"}' /></div>`,
      '/foo',
    ],
  ])('an attribute without quotes that ends with %s keeps its value [SERVER]', async (_, page, href) => {
    const done = await prerender(page);
    expect(done).toContain('<saaristo-root>');
    const [element] = parseFragment(done).childNodes;
    const attributes = new Map(
      (element as DefaultTreeAdapterTypes.Element).attrs.map(({ name, value }) => [name, value]),
    );
    expect(attributes.get('data-href')).toBe(href);
    expect(attributes.get('data-widget-prerendered')).toMatch(/^s/);
  });

  it('a marker whose island contains half a character, which UTF-8 can not encode, stays unchanged [SERVER]', async () => {
    const page = marker({ name: 'a\uD83D' }) + marker({ name: '🙂' });
    const done = await prerender(page);
    expect(done).toContain(marker({ name: 'a\uD83D' }));
    expect(done).toContain(': 🙂</p>');
  });

  describe('ids', () => {
    const prefixOf = (html: string) => /data-widget-prerendered="([^"]*)"/.exec(html)?.[1];
    const one = marker({ name: 'x' });

    it('begin with the given prefix of a part of the page [SERVER]', async () => {
      expect(prefixOf(await prerender(one, { idPrefix: 'side_2' }))).toMatch(/^side_2-sp0-\w+-$/);
      const ignored = prefixOf(await prerender(one));
      for (const idPrefix of ['', '1a', 'a b', '"><script>', 'a'.repeat(41)])
        expect(prefixOf(await prerender(one, { idPrefix }))).toBe(ignored);
    });

    it('differ between parts that contain equal markers, and are the same for the same part [SERVER]', async () => {
      const [part, same, other] = await Promise.all(
        [`<p>a</p>${one}`, `<p>a</p>${one}`, `<p>b</p>${one}`].map((html) => prerender(html)),
      );
      expect(prefixOf(part!)).toBe(prefixOf(same!));
      expect(prefixOf(part!)).not.toBe(prefixOf(other!));
      // `<body>` is not among the first characters of a part.
      const [long, longer] = await Promise.all(
        ['a', 'b'].map((text) => prerender(`${text.repeat(2000)}<body>${one}`)),
      );
      expect(prefixOf(long!)).not.toBe(prefixOf(longer!));
    });

    it('of an island have its prefix, which differs by its props [SERVER]', async () => {
      const page = await prerender(`<!doctype html>${marker({}, '', 'field')}`);
      const prefix = prefixOf(page)!;
      expect(/<input id="([^"]*)"/.exec(page)![1]).toContain(prefix);
      const [a, b] = await Promise.all(
        ['a', 'b'].map((name) => prerender(`<!doctype html>${marker({ name })}`)),
      );
      expect(prefixOf(a!)).not.toBe(prefixOf(b!));
    });

    it('of a complete page depend only on its markers, so that a token in it changes no id [SERVER]', async () => {
      const page = (token: string) =>
        `<!doctype html><html><head><meta name="t" content="${token}"></head><body>${one}</body></html>`;
      expect(prefixOf(await prerender(page('1')))).toBe(prefixOf(await prerender(page('2'))));
    });
  });
});
