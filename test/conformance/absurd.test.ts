/** Every widget with absurd props is mounted, or is invalid and keeps its fallback. */
import { expect, test, vi } from 'vitest';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { createMarker, appendHtml, flushTasks, startRuntime, getState } from '../support/runtime/runtime.tsx';
import { api } from '../setup.ts';
import { absurd, type Absurdity } from './absurd-props.ts';
import { pageSettings } from '../page-settings.ts';
import { widgets } from './widgets.ts';

const ABSURD: Record<string, Absurdity> = {
  'nothing at all': { text: '', number: 0, entries: 0, bare: true },
  'one endless word': { text: 'Ä'.repeat(5000), number: -1, entries: 1 },
  'a crowd from right to left': { text: 'لحم مقدد مع البطاطا 🥔🧑🏽‍🍳', number: 1e9, entries: 150 },
  'halves, and pictures that are missing': { text: '/no-such-picture.jpg', number: 0.5, entries: 2 },
};

// Created once, because there are many.
const answering = handlers();

test.each(widgets)('$name: absurd props cause no error [PROPS]', async ({ name, definition, load }) => {
  api.use(...answering);
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.dataset['widgetSettings'] = '';
  settings.textContent = JSON.stringify(pageSettings);
  document.head.append(settings);
  await startRuntime({ [name]: { module: load, props: definition.props } });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Checked as the runtime of these tests does: alternative props may all be missing.
  const schema = propsSchema({ props: definition.props });

  const placed = Object.entries(ABSURD).map(([what, how]) => {
    const props = { ...(absurd({ ...schema, type: 'object' }, how) as object), unheardOf: { of: [what] } };
    const expected = checkProps(schema, props).ok ? 'mounted' : 'invalid';
    return { what, expected, element: appendHtml(createMarker(name, props, '<p>fallback</p>')) };
  });
  const states = () => placed.map(({ what, element }) => `${what}: ${getState(element)}`);
  await vi.waitFor(
    () => expect(states()).toEqual(placed.map(({ what, expected }) => `${what}: ${expected}`)),
    { timeout: 20_000, interval: 20 },
  );
  await flushTasks();
  const invalid = placed.filter(({ expected }) => expected === 'invalid');
  expect(invalid.map(({ element }) => element.innerHTML)).toEqual(invalid.map(() => '<p>fallback</p>'));
  expect(said.mock.calls.map(([text]) => String(text).slice(0, 200))).toEqual(
    invalid.map(() => expect.stringContaining('[saaristo]')),
  );
  said.mockRestore();
});
