import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import Header from '../../../../widgets/header/header/Header.tsx';
import { prepare } from '../../../../widgets/header/header/prepare.ts';
import { answer, asked } from './support.tsx';

const props = { pageId: '5', hideSideSearch: false };
const settings = parseSettings({});
const island = createIsland('header', props, settings);

beforeEach(() => {
  store.setState(initialState, true);
  asked.length = 0;
  configure(settings);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test('NAV-04 a prepared header stands whole in its first render, after one call', async () => {
  answer();
  await prepare(props, island);
  render(
    <IslandProvider value={island}>
      <Header {...props} />
    </IslandProvider>,
  );
  expect(screen.getByRole('button', { name: 'Tuotteet' })).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await vi.waitFor(() => expect(asked).toEqual(['/api/nav/desktop?languageId=fi&pageId=5']));
});

test('NAV-42 a call that fails does not keep the header from standing', async () => {
  answer('nothing' as never);
  await prepare({ ...props, pageId: '6' }, island);
  render(
    <IslandProvider value={island}>
      <Header {...props} pageId="6" />
    </IslandProvider>,
  );
  expect(screen.getByRole('link', { name: 'Etusivu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tuotteet' })).toBeNull();
});
