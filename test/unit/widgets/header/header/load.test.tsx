import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialState, store } from '#store/store.ts';
import Header from '../../../../../widgets/header/header/Header.tsx';
import { load, parts } from '../../../../../widgets/header/header/load.ts';
import definition from '../../../../../widgets/header/header/widget.ts';
import { loadAtHere, renderWidget } from '../../../../render.tsx';
import { answer, asked, summary } from './support.tsx';

const props = { pageId: '5', hideSideSearch: false };
const show = (loaded: Parameters<typeof renderWidget>[4]) =>
  renderWidget(definition, Header, props, {}, loaded);

beforeEach(async () => {
  store.setState(initialState, true);
  asked.length = 0;
  await parts(window.innerWidth);
});

test('NAV-04 a header that was loaded is whole in its first render, after one call', async () => {
  answer();
  show({ answer: await loadAtHere(load, props) });
  expect(screen.getByText('Tuotteet', { selector: 'summary > span' })).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(asked).toEqual(['/api/nav/desktop?languageId=fi&pageId=5']);
});

test('NAV-04 a call that is under way is waited for, not made again', async () => {
  answer();
  show({ call: loadAtHere(load, props) });
  expect(await summary('Tuotteet')).toBeVisible();
  expect(asked).toEqual(['/api/nav/desktop?languageId=fi&pageId=5']);
});

test('SERVER a server, which knows no window, asks for both layouts', async () => {
  answer();
  const both = await loadAtHere(load, props, {}, { width: undefined });
  expect(Object.keys(both)).toEqual(['here', 'desktop', 'mobile']);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('NAV-42 a call that fails does not keep the header from being mounted', async () => {
  answer('nothing' as never);
  await expect(loadAtHere(load, props)).rejects.toThrow('bad-response');
  show({});
  expect(screen.getByRole('link', { name: 'Etusivu' })).toBeVisible();
  expect(screen.queryByText('Tuotteet')).toBeNull();
});
