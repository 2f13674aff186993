import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createCheckPage } from '../page-check.ts';
import { setServerSanitizer } from '../rich-text.ts';
import { PoolRefusal } from '../pool.ts';
import { createSidecar } from '../sidecar.ts';

setServerSanitizer();

const checkPage = createCheckPage(
  new Map([
    [
      'card',
      {
        schema: {
          type: 'object',
          properties: { title: { type: 'string', minLength: 1 } },
          required: ['title'],
        } as const,
        component: () => null,
        version: 2,
        migrations: {
          1({ name, isBroken }: Record<string, unknown>) {
            if (isBroken === true) throw new Error('broken');
            return { title: name };
          },
        },
      },
    ],
  ]),
);

const PAGE = {
  title: 'A',
  description: '',
  secret: 1,
  blocks: [
    { html: '<p onclick="x()">A<script>x()</script></p>' },
    { widget: 'card', props: { title: 'B' }, extra: true },
    { widget: 'card', props: { name: 'C' }, version: 1 },
    { widget: 'card', props: { title: '' } },
    { widget: 'gone', props: {} },
    {
      widget: 'card',
      props: { title: 'D' },
      slots: { '': [{ html: '<b onclick="x()">E</b>' }, { widget: 'card', props: {} }], aside: [] },
    },
  ],
};

test('page check: rich text is sanitised, unknown parts are left out, and wrong blocks are named [SERVER]', () => {
  const checked = checkPage(PAGE);
  expect(checked).toEqual({
    details: {
      title: 'A',
      description: '',
      blocks: [
        { html: '<p>A</p>' },
        { widget: 'card', props: { title: 'B' } },
        { widget: 'card', props: { name: 'C' }, version: 1 },
        { widget: 'card', props: { title: '' } },
        { widget: 'gone', props: {} },
        {
          widget: 'card',
          props: { title: 'D' },
          slots: { '': [{ html: '<b>E</b>' }, { widget: 'card', props: {} }] },
        },
      ],
    },
    faults: [
      { block: 3, message: expect.stringContaining('title') as string },
      { block: 4, message: 'there is no widget gone' },
      { block: 5, message: expect.stringContaining('title') as string },
    ],
  });
  for (const slots of [1, { 'A b': [] }, { '': 'x' }, { '': [{ widget: 1 }] }])
    expect(checkPage({ ...PAGE, blocks: [{ widget: 'card', props: {}, slots }] })).toHaveProperty('error');
  const many = Array.from({ length: 500 }, () => ({ html: '' }));
  expect(checkPage({ ...PAGE, blocks: [{ widget: 'card', props: {}, slots: { '': many } }] })).toHaveProperty(
    'error',
  );
});

test('page check: a block whose props can not be migrated is named [SERVER]', () => {
  const block = { widget: 'card', props: { isBroken: true }, version: 1 };
  expect(checkPage({ title: 'A', description: '', blocks: [block] })).toMatchObject({
    faults: [{ block: 0, message: 'its props of version 1 could not be migrated' }],
  });
});

test('page check: a value that is not a page, or a text beyond the limits, is refused [SERVER]', () => {
  for (const value of [null, 1, [], {}, { title: 1, description: '', blocks: [] }])
    expect(checkPage(value)).toEqual({ error: 'This is no page.' });
  const deep = { title: '', description: '', blocks: [{ html: '<b>'.repeat(5000) }] };
  expect(checkPage(deep)).toEqual({ error: expect.stringContaining('block 1') as string });
});

const texts = (count: number, html: string) => Array.from({ length: count }, () => ({ html }));

test.each([
  ['characters of many texts', texts(80, 'a'.repeat(10_000)), /block 21 .*characters/],
  ['nodes of many texts', texts(80, '<b>a</b>'.repeat(1250)), /block 8 .*nodes/],
  [
    'texts in slots',
    [{ widget: 'card', props: {}, slots: { '': texts(80, 'a'.repeat(10_000)) } }],
    /characters/,
  ],
  ['values', [{ widget: 'card', props: { list: Array(60_000).fill(0) } }], /values/],
  ['keys', [{ widget: 'card', props: { ['a'.repeat(3_000_000)]: 1 } }], /characters/],
  [
    'props of many blocks',
    Array.from({ length: 400 }, () => ({ widget: 'card', props: { title: 'a'.repeat(9000) } })),
    /characters/,
  ],
])('page check: too many %s together are refused before they are sanitised [SERVER]', (_, blocks, error) => {
  expect(checkPage({ title: '', description: '', blocks })).toEqual({
    error: expect.stringMatching(error) as string,
  });
});

test('page check: the sidecar answers a checked page, or 422 with the reason, or 503 if it took too long [SERVER]', async () => {
  const check = (value: unknown) =>
    value === 'late' ? Promise.reject(new PoolRefusal('late')) : checkPage(value);
  const server = createSidecar((html) => Promise.resolve(html), { checkPage: check }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`, { method: 'POST', body });
  try {
    const answer = await post(JSON.stringify(PAGE));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(checkPage(PAGE));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { port } = server.address() as AddressInfo;
    const page = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '<p>' });
    expect(await page.text()).toBe('<p>');
    expect((await post('{}')).status).toBe(422);
    expect((await post('{')).status).toBe(400);
    const late = await post('"late"');
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await late.json()).toEqual({ error: 'The work took too long.' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
