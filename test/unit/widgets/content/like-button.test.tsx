import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import LikeButton from '../../../../widgets/content/like-button/LikeButton.tsx';
import definition from '../../../../widgets/content/like-button/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const calls: string[] = [];
const like = (props: Record<string, unknown>) => renderWidget(definition, LikeButton, props);

beforeEach(() => {
  localStorage.clear();
  store.setState(initialState, true);
  calls.length = 0;
  api.use(
    http.post('/api/contentlikecount/:id', async ({ request, params }) => {
      calls.push(`${String(params['id'])}|${await request.text()}`);
      return HttpResponse.json({ likeCount: 1 });
    }),
  );
});

test('LIK-01 LIK-02 LIK-06 a press counts once, is stored and sent without a body', async () => {
  like({ contentId: 'recipe/12', likeCount: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Tykkää 4' }));
  const button = screen.getByRole('button', { name: 'Tykkäsit tästä 5' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Tykkäsit tästä');
  expect(JSON.parse(localStorage.getItem('likedcontent') ?? '')).toEqual(['recipe/12']);
  await vi.waitFor(() => expect(calls).toEqual(['recipe/12|']));
});

test('LIK-02 LIK-04 after a press by keyboard the focus stays, and another press does nothing', async () => {
  like({ contentId: 'a', likeCount: 4 });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Tykkäsit tästä 5' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(button).toHaveAccessibleName('Tykkäsit tästä 5');
  await vi.waitFor(() => expect(calls).toEqual(['a|']));
  expect(localStorage.getItem('likedcontent')).toBe('["a"]');
});

test('LIK-05 content liked earlier is disabled, shows the count it was given and sends nothing', async () => {
  localStorage.setItem('likedcontent', '["a",5]');
  like({ contentId: '5', likeCount: 7 });
  const button = screen.getByRole('button', { name: 'Tykkäsit tästä 7' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(calls).toEqual([]);
});

test('LIK-03 LIK-04 ids add to the stored list, each once', async () => {
  localStorage.setItem('likedcontent', '["a"]');
  like({ contentId: 'b' });
  like({ contentId: 'b' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Tykkää 0' })[0]!);
  expect(screen.getAllByRole('button', { name: 'Tykkäsit tästä 1' })).toHaveLength(2);
  expect(localStorage.getItem('likedcontent')).toBe('["a","b"]');
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['breaks off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Palvelin on kiireinen</p>')],
])('LIK-07 the like stays when the call %s', async (_, answer) => {
  const answered = vi.fn(answer);
  api.use(http.post('/api/contentlikecount/:id', answered));
  like({ contentId: 'a', likeCount: 1 });
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Tykkäsit tästä 2' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['not json', '{"a":1}', '"a"', 'null', '[null, {}, "__proto__"]'])(
  'LIK-05 nonsense in storage (%s) likes nothing and harms nothing',
  (stored) => {
    localStorage.setItem('likedcontent', stored);
    like({ contentId: 'constructor', likeCount: 2 });
    expect(screen.getByRole('button', { name: 'Tykkää 2' })).toHaveAttribute('aria-disabled', 'false');
  },
);

test('LIK-02 full storage: the like counts on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  like({ contentId: 'a' });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Tykkäsit tästä 1' })).toHaveAttribute('aria-disabled', 'true');
  vi.restoreAllMocks();
});

test('LIK-03 a like in another tab shows here', async () => {
  like({ contentId: 'a', likeCount: 3 });
  localStorage.setItem('likedcontent', '["a"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'likedcontent' }));
  expect(await screen.findByRole('button', { name: 'Tykkäsit tästä 3' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('I18N-07 the CMS replaces texts by key', () => {
  renderWidget(
    definition,
    LikeButton,
    { contentId: 'a', texts: { like: 'Peukuta' } },
    { messages: { like: 'X' } },
  );
  expect(screen.getByRole('button', { name: 'Peukuta 0' })).toBeVisible();
});

test('I18N-04 Swedish where the island is Swedish', () => {
  like({ contentId: 'a', likeCount: 1234, language: 'se' });
  expect(screen.getByRole('button', { name: /Gilla 1\s234/ })).toBeVisible();
});
