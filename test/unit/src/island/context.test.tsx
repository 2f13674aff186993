import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createIsland, type Island, IslandProvider, useIsland, useTexts } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';

const messages = {
  fi: { send: 'Lähetä' },
  se: { send: 'Skicka' },
  en: { send: 'Send' },
  de: { send: 'Senden' },
};
const pageSettings = { ...parseSettings(undefined), messages: { send: 'Page' } };

/** Calls a hook in an island, then in another one. */
function renderIn<Result>(hook: () => Result, islands: [Island, ...Island[]]) {
  let [island] = islands;
  const seen = renderHook(hook, {
    wrapper: ({ children }) => <IslandProvider value={island}>{children}</IslandProvider>,
  });
  return [
    seen.result.current,
    ...islands.slice(1).map((next) => {
      island = next;
      seen.rerender();
      return seen.result.current;
    }),
  ];
}

test('island: its props replace the settings of the page, and the strongest text is that of the prop [I18N-06] [I18N-07]', () => {
  const create = (props: object) => createIsland('sample', { ...props }, pageSettings);
  expect(create({ site: 'lihakauppa', language: 'en' })).toMatchObject({
    name: 'sample',
    site: 'lihakauppa',
    language: 'en',
  });
  expect(create({})).toMatchObject({ site: 'atriafi', language: 'fi' });
  expect(
    renderIn(
      () => useTexts(messages)('send'),
      [
        create({ send: 'Prop', texts: { send: 'Texts' } }),
        create({ texts: { send: 'Texts' } }),
        create({ texts: null }),
        { ...create({}), overrides: [] },
        { ...create({ language: 'se' }), overrides: [] },
      ],
    ),
  ).toEqual(['Prop', 'Texts', 'Page', 'Lähetä', 'Skicka']);
});

test('island: a component outside of one is an error', () => {
  expect(() => renderHook(useIsland)).toThrow('useIsland needs an <IslandProvider> above it');
});
