import * as v from 'valibot';
import { expect, test } from 'vitest';
import { faultsOfOldExamples } from './old-examples.ts';
import { widgets } from './widgets.ts';

test.each(widgets)('$name: its examples of older versions are rendered [VERSION]', async (widget) => {
  expect(await faultsOfOldExamples(widget)).toEqual([]);
});

const fixture = {
  name: 'fixture',
  load: () => Promise.resolve({ default: ({ text }: { text: string }) => text.toUpperCase() }),
  definition: {
    props: { text: v.string() },
    version: 2,
    migrations: {
      1: ({ title, ...rest }: Record<string, unknown>) => ({
        ...(title !== undefined && { text: title }),
        ...rest,
      }),
    },
  },
  oldExamples: { 1: [{ title: 'Hei' }] },
};

test('old examples: a widget whose older examples are migrated, valid and rendered has no fault [VERSION]', async () => {
  expect(await faultsOfOldExamples(fixture)).toEqual([]);
});

const withStep = (step: (props: Record<string, unknown>) => Record<string, unknown>) => ({
  ...fixture,
  definition: { ...fixture.definition, migrations: { 1: step } },
});

test.each([
  ['no example of a version', { ...fixture, oldExamples: {} }, /no example of version 1/],
  [
    'an example of today’s version',
    { ...fixture, oldExamples: { ...fixture.oldExamples, 2: [{ text: 'a' }] } },
    /version is 2/,
  ],
  ['a migration that forgets a prop', withStep(() => ({})), /prop "text": expected a string/],
  [
    'a migration that writes into what it gets',
    withStep((props) => {
      props['text'] ??= props['title'];
      return props;
    }),
    /writes into what it is given/,
  ],
  ['a migration that undoes today’s props', withStep(({ title }) => ({ text: title })), /today's already/],
  [
    'a component that throws',
    {
      ...fixture,
      load: () =>
        Promise.resolve({
          default: () => {
            throw new Error('old and broken');
          },
        }),
    },
    /old and broken/,
  ],
])('old examples: %s is a fault [VERSION]', async (_what, widget, fault) => {
  expect(String(await faultsOfOldExamples(widget))).toMatch(fault);
});
