import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

/** Its `text` was called `title` in version 2 and `name` in version 1. */
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
])(
  'migration: a marker whose version is %s has the present props [VERSION]',
  async (_said, props, attributes) => {
    const element = appendHtml(createMarker('renamed', props, 'fallback', attributes));
    await startRuntime({ renamed });
    await waitForState(element, 'mounted');
    expect(element).toHaveTextContent('Hei × 1');
  },
);

test('migration: old props in a script are migrated, and the script stays [VERSION]', async () => {
  const element = appendHtml(
    `<div data-widget="renamed"><script type="application/json" data-props>{"name":"Hei","times":2}</script></div>`,
  );
  await startRuntime({ renamed });
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 2');
});

test('migration: a page that is morphed back into the server’s HTML is migrated again, and the island stays [VERSION]', async () => {
  const element = appendHtml(createMarker('renamed', { name: 'Hei' }));
  await startRuntime({ renamed });
  await waitForState(element, 'mounted');
  element.querySelector('button')!.click();
  element.removeAttribute('data-props-version');
  element.setAttribute('data-props', '{"name":"Moi"}');
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1, pressed 1'));
});

test('migration: old props that a script writes to a mounted island are migrated [VERSION]', async () => {
  const element = appendHtml(createMarker('renamed', { name: 'Hei' }));
  await startRuntime({ renamed });
  await waitForState(element, 'mounted');
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
  'migration: one that %s makes the marker invalid with its fallback and an error [VERSION]',
  async (_what, step) => {
    expectConsole('error', /renamed: its props of version 1 could not be brought to version 2/);
    const element = appendHtml(createMarker('renamed', { name: 'Hei' }, 'fallback'));
    await startRuntime({ renamed: { ...renamed, version: 2, migrations: { 1: step } } });
    await waitForState(element, 'invalid');
    expect(element).toHaveTextContent('fallback');
  },
);

test('migration: migrated props are validated [VERSION]', async () => {
  expectConsole('error', /prop "text": expected a string/);
  const element = appendHtml(createMarker('renamed', { name: 5 }, 'fallback'));
  await startRuntime({ renamed });
  await waitForState(element, 'invalid');
});

test('migration: the call before the first render gets migrated props [VERSION]', async () => {
  const load = vi.fn((_props: unknown) => Promise.resolve('answer'));
  const element = appendHtml(createMarker('renamed', { name: 'Hei' }, '<p>fallback</p>'));
  await startRuntime({
    renamed: { ...renamed, props: { ...renamed.props, extra: v.optional(v.string()) }, loading: { load } },
  });
  await waitForState(element, 'mounted');
  await flushTasks();
  expect(getState(element)).toBe('mounted');
  expect(load.mock.calls[0]![0]).toMatchObject({ text: 'Hei' });
});

test('migration: a changed script or version of a migrated marker updates the island [VERSION]', async () => {
  const element = appendHtml(
    `<div data-widget="renamed"><script type="application/json" data-props>{"name":"Hei"}</script></div>`,
  );
  await startRuntime({ renamed });
  await waitForState(element, 'mounted');
  const text = element.querySelector('script')!.firstChild!;
  text.nodeValue = '{"text":"Moi"}';
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1'));
  expectConsole('error', /greeting|renamed: prop "text"/);
  element.querySelector('script')!.firstChild!.nodeValue = '{"title":"Terve"}';
  await waitForState(element, 'invalid');
  element.setAttribute('data-props-version', '2');
  await vi.waitFor(() => expect(element).toHaveTextContent('Terve × 1'));
});
