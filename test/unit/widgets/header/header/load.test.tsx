import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialState, store } from '#store/store.ts';
import Header from '../../../../../widgets/header/header/Header.tsx';
import { load, parts } from '../../../../../widgets/header/header/load.ts';
import definition from '../../../../../widgets/header/header/widget.ts';
import { loadAtHere, renderWidget } from '../../../../render.tsx';
import { answer, requests, summary } from './support.tsx';

const props = { pageId: '5', hideSideSearch: false };
const show = (loaded: Parameters<typeof renderWidget>[4]) =>
  renderWidget(definition, Header, props, {}, loaded);

beforeEach(async () => {
  store.setState(initialState, true);
  requests.length = 0;
  await parts(window.innerWidth);
});

test('header load: a loaded header is complete in its first render, after one call [NAV-04]', async () => {
  answer();
  show({ answer: await loadAtHere(load, props) });
  expect(screen.getByText('Tuotteet', { selector: 'summary > span' })).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(requests).toEqual(['/api/nav/desktop?languageId=fi&pageId=5']);
});

test('header load: a pending call is awaited, not repeated [NAV-04]', async () => {
  answer();
  show({ call: loadAtHere(load, props) });
  expect(await summary('Tuotteet')).toBeVisible();
  expect(requests).toEqual(['/api/nav/desktop?languageId=fi&pageId=5']);
});

test('header load: a server has no window width and loads both layouts [SERVER]', async () => {
  answer();
  const both = await loadAtHere(load, props, {}, { width: undefined });
  expect(Object.keys(both)).toEqual(['here', 'desktop', 'mobile']);
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('header load: a failed call does not prevent mounting [NAV-42]', async () => {
  answer('nothing' as never);
  await expect(loadAtHere(load, props)).rejects.toThrow('bad-response');
  show({});
  expect(screen.getByRole('link', { name: 'Etusivu' })).toBeVisible();
  expect(screen.queryByText('Tuotteet')).toBeNull();
});
