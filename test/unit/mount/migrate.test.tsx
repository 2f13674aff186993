import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import {
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
  type TestWidget,
} from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

/** Its `text` was once called `title`, and before that `name`. */
const renamed: TestWidget = {
  ...greeting,
  version: 3,
  migrations: {
    2: ({ title, ...rest }) => ({ text: title, ...rest }),
    1: ({ name, ...rest }) => ({ title: name, ...rest }),
  },
};

test.each([
  ['none, which is the first', { name: 'Hei' }, ''],
  ['1', { name: 'Hei' }, 'data-props-version="1"'],
  ['2', { title: 'Hei' }, 'data-props-version="2"'],
  ['3, today’s', { text: 'Hei' }, 'data-props-version="3"'],
  ['a newer one', { text: 'Hei' }, 'data-props-version="9"'],
  ['no number', { name: 'Hei' }, 'data-props-version="last"'],
])('VERSION props of a marker that says %s are read as today’s', async (_said, props, attributes) => {
  const element = place(marker('renamed', props, 'fallback', attributes));
  await startRuntime({ renamed });
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1');
});

test('VERSION old props in a script are read as today’s, and the script stays', async () => {
  const element = place(
    `<div data-widget="renamed"><script type="application/json" data-props>{"name":"Hei","times":2}</script></div>`,
  );
  await startRuntime({ renamed });
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 2');
});

test('VERSION a page that is morphed back into what the server sent is migrated again, and the island stays', async () => {
  const element = place(marker('renamed', { name: 'Hei' }));
  await startRuntime({ renamed });
  await reaches(element, 'mounted');
  element.querySelector('button')!.click();
  element.removeAttribute('data-props-version');
  element.setAttribute('data-props', '{"name":"Moi"}');
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1, pressed 1'));
});

test('VERSION props that a script gives a mounted island are today’s', async () => {
  const element = place(marker('renamed', { name: 'Hei' }));
  await startRuntime({ renamed });
  await reaches(element, 'mounted');
  window.saaristo!.update(element, { text: 'Moi' });
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1'));
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no idea');
    },
  ],
  ['gives no object', () => 5 as unknown as Record<string, unknown>],
])(
  'VERSION a migration that %s makes the marker invalid and says so, its fallback there',
  async (_what, step) => {
    expectConsole('error', /renamed: its props of version 1 could not be brought to version 2/);
    const element = place(marker('renamed', { name: 'Hei' }, 'fallback'));
    await startRuntime({ renamed: { ...renamed, version: 2, migrations: { 1: step } } });
    await reaches(element, 'invalid');
    expect(element).toHaveTextContent('fallback');
  },
);

test('VERSION migrated props are checked like any others', async () => {
  expectConsole('error', /prop "text": expected a string/);
  const element = place(marker('renamed', { name: 5 }, 'fallback'));
  await startRuntime({ renamed });
  await reaches(element, 'invalid');
});

test('VERSION a call that is made before the first render has migrated props', async () => {
  const load = vi.fn((_props: unknown) => Promise.resolve('answer'));
  const element = place(marker('renamed', { name: 'Hei' }, '<p>fallback</p>'));
  await startRuntime({
    renamed: { ...renamed, props: { ...renamed.props, extra: v.optional(v.string()) }, loading: { load } },
  });
  await reaches(element, 'mounted');
  await settle();
  expect(stateOf(element)).toBe('mounted');
  expect(load.mock.calls[0]![0]).toMatchObject({ text: 'Hei' });
});

test('VERSION a script of a migrated marker that changes, and a version that does, reach the island', async () => {
  const element = place(
    `<div data-widget="renamed"><script type="application/json" data-props>{"name":"Hei"}</script></div>`,
  );
  await startRuntime({ renamed });
  await reaches(element, 'mounted');
  const text = element.querySelector('script')!.firstChild!;
  text.nodeValue = '{"text":"Moi"}';
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1'));
  expectConsole('error', /greeting|renamed: prop "text"/);
  element.querySelector('script')!.firstChild!.nodeValue = '{"title":"Terve"}';
  await reaches(element, 'invalid');
  element.setAttribute('data-props-version', '2');
  await vi.waitFor(() => expect(element).toHaveTextContent('Terve × 1'));
});
