import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, runCheckContent } from '../../packages/cli/check-content/check-content.ts';

const props = (of: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties: of,
  required,
});
const WIDGETS = [
  {
    name: 'like-button',
    version: 1,
    props: props(
      { contentId: { type: 'string', minLength: 1 }, likeCount: { type: 'integer', minimum: 0 } },
      ['contentId'],
    ),
  },
  {
    name: 'faq-list',
    version: 2,
    props: props({
      header: { type: 'string' },
      items: { type: 'array', items: props({ question: { type: 'string' } }, ['question']) },
    }),
  },
];
/** Version 1 of the FAQ list had `title` instead of `header`. */
const SERVER = `export const migrateProps = (name, { title, ...props }) => {
  if (title === 'fault') throw new Error('no title');
  return { props: title === undefined ? props : { header: title, ...props } };
};`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-content-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/widgets.json'), JSON.stringify({ widgets: WIDGETS }));
  writeFileSync(join(folder, 'dist/server.js'), SERVER);
  mkdirSync(join(folder, 'content'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, 'content', name), text);
const check = (source = join(folder, 'content')) => checkContent([source], join(folder, 'dist'));
const marker = (json: string, widget = 'like-button'): string =>
  `<div data-widget="${widget}" data-props='${json}'></div>`;

/** Returns the problems without the folder. */
const list = async (source?: string): Promise<string[]> =>
  (await check(source)).problems.map(({ page, place, widget, path }) =>
    [page.replace(join(folder, 'content/'), ''), place, widget, path].join(' | '),
  );

describe('check-content', () => {
  test('correct blocks of each form: no problem', async () => {
    write('a.html', `<p>${marker('{"contentId":"a"}')}</p>${marker('{"title":"vanha"}', 'faq-list')}`);
    write(
      'b.json',
      JSON.stringify([{ path: '/', blocks: [{ widget: 'like-button', props: { contentId: 'a' } }] }]),
    );
    write(
      'c.txt',
      `<!-- wp:saaristo/faq-list {"version":2,"props":{"header":"A"}} /-->
      [saaristo widget="like-button" props='{"contentId":"a"}'] [saaristo widget="faq-list"]{"items":[]}[/saaristo]`,
    );
    expect(await check()).toEqual({ problems: [], blocks: 6, unread: [] });
  });

  test('a block that is no widget: it is none of the problems if it is named, those in it are', async () => {
    const first = [{ widget: 'like-button', props: { contentId: '' } }];
    write('a.json', JSON.stringify([{ blocks: [{ widget: 'columns', props: {}, slots: { first } }] }]));
    expect((await list()).length).toBe(2);
    const { text } = await runCheckContent(
      [join(folder, 'content'), '--blocks', 'rows,columns'],
      join(folder, 'dist'),
    );
    expect(text).toMatch(/^✗ .*like-button, contentId: .*\n2 blocks, 1 problems$/);
  });

  test('faulty blocks: page, place, widget and field are named', async () => {
    write('a.html', `<h1>A</h1>\n${marker('{"contentId":""}')}\n${marker('{}', 'like-buton')}`);
    write(
      'b.json',
      JSON.stringify([
        {
          path: '/kysyttya',
          blocks: [{ widget: 'faq-list', version: 2, props: { items: [{ question: 1 }] } }],
        },
        {
          path: '/sisakkain',
          blocks: [
            {
              widget: 'faq-list',
              props: {},
              slots: { '': [{ html: '<p>A</p>' }, { widget: 'like-button', props: { contentId: '' } }] },
            },
          ],
        },
        { ID: 7, post_title: 'Uutinen', post_content: `\n<!-- wp:saaristo/like-button {"props":{}} /-->` },
      ]),
    );
    write(
      'c.jsonl',
      `{"id":1,"html":"x"}\n{"id":2,"html":"<div data-widget='faq-list' data-props='{'></div>"}`,
    );
    write('d.html', marker('{"title":"fault"}', 'faq-list'));
    expect(await list()).toEqual([
      'a.html | line 2 | like-button | contentId',
      'a.html | line 3 | like-buton | ',
      'b.json /kysyttya | blocks[0] | faq-list | items.0.question',
      'b.json /sisakkain | blocks[0].slots.[1] | like-button | contentId',
      'b.json #7 Uutinen | post_content, line 2 | like-button | contentId',
      'c.jsonl #2 | html, line 1 | faq-list | ',
      'd.html | line 1 | faq-list | ',
    ]);
  });

  test('a sitemap: its pages are checked, and pages without an answer are named', async () => {
    const server = createServer(({ url = '' }, response) => {
      const { port } = server.address() as AddressInfo;
      if (url === '/gone') response.writeHead(404);
      response.end(
        url === '/sitemap.xml'
          ? `<urlset><url><loc>http://127.0.0.1:${port}/a?b=1&amp;c=2</loc></url><url><loc>http://127.0.0.1:${port}/gone</loc></url></urlset>`
          : marker('{}'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { problems, unread } = await check(`${origin}/sitemap.xml`);
    server.close();
    expect(problems.map(({ page, path }) => [page, path])).toEqual([[`${origin}/a?b=1&c=2`, 'contentId']]);
    expect(unread).toEqual([{ page: `${origin}/gone`, why: 'the server answers 404' }]);
  });

  test('10,000 markers with 50 seeded breaks: all 50 are found within a minute', async () => {
    const breaks = [
      marker('{"contentId":"a","likeCount":-1}'),
      marker('{"likeCount":1}'),
      marker('{"contentId":"a"}', 'like-buttn'),
      marker('{"contentId":"a"'),
      marker('{&amp;quot;contentId&amp;quot;:&amp;quot;a&amp;quot;}'),
    ];
    for (let page = 0; page < 100; page += 1) {
      const markers = Array.from({ length: 100 }, (_, i) =>
        i === 42 && page % 2 === 0 ? breaks[(page / 2) % breaks.length] : marker(`{"contentId":"${i}"}`),
      );
      write(`${page}.html`, markers.join('\n'));
    }
    const started = performance.now();
    const { problems, blocks } = await check();
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(blocks).toBe(10_000);
    expect(problems).toHaveLength(50);
    expect(new Set(problems.map(({ code }) => code)).size).toBe(4);
  });

  test('unfinished blocks and shortcodes of a megabyte: they are read within five seconds', async () => {
    write('a.txt', '<!-- wp:saaristo/faq-list {\n'.repeat(40_000));
    write('b.txt', '[saaristo widget="faq-list"]{\n'.repeat(40_000));
    const started = performance.now();
    expect((await check()).blocks).toBe(40_000);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('a page beyond the limits of the parser: it is named, and the next one is checked', async () => {
    write('a.html', `${marker('{}')}${'<i></i>'.repeat(200_001)}`);
    write('b.html', marker('{}'));
    const { problems, unread } = await check();
    expect(unread.map(({ why }) => why)).toEqual([expect.stringContaining('limit')]);
    expect(problems).toHaveLength(1);
  });

  test('a folder without a bundle: the error names it', async () => {
    await expect(checkContent(['.'], folder)).rejects.toThrow(/is no bundle/);
  });

  test('control characters and line breaks of a page: neither form of the output has them', async () => {
    const evil = 'x\u001b[2J\n::set-output name=a::b\r##[add-path]c\u009b1m\u202e';
    const block = { widget: `faq-list`, props: { header: 1, [evil]: evil, items: [{ question: [evil] }] } };
    write(
      'a.json',
      JSON.stringify([block, { widget: evil, props: {} }, { ...block, widget: 'like-button' }]),
    );
    write('b.html', `${marker(`{"${evil}": `)}${marker('{}', evil)}`);
    const run = (...options: string[]) =>
      runCheckContent([join(folder, 'content'), ...options], join(folder, 'dist'));
    const [lines, json] = [await run(), await run('--json')];
    for (const { text, isFaulty } of [lines, json]) {
      expect(isFaulty).toBe(true);
      expect(text).toContain(String.raw`\u001b[2J`);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
      expect(text).not.toMatch(/^\s*::|##\[/m);
    }
    expect(lines.text).not.toMatch(/^(?!✗ |\d+ blocks)/m);
  });
});
