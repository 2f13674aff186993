import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import LikeButton from '../../../../widgets/content/like-button/LikeButton.tsx';
import definition from '../../../../widgets/content/like-button/widget.ts';
import { getAnnounced } from '../../../announced.ts';
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

test('like button: a press counts once, is stored, and is sent without a body [LIK-01] [LIK-02] [LIK-06]', async () => {
  like({ contentId: 'recipe/12', likeCount: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Tykkää 4' }));
  const button = screen.getByRole('button', { name: 'Tykkäsit tästä 5' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(getAnnounced()).toHaveTextContent('Tykkäsit tästä');
  expect(JSON.parse(localStorage.getItem('likedcontent') ?? '')).toEqual(['recipe/12']);
  await vi.waitFor(() => expect(calls).toEqual(['recipe/12|']));
});

test('like button: after a press by keyboard the focus stays, and another press does nothing [LIK-02] [LIK-04]', async () => {
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

test('like button: for content liked earlier it is disabled, shows the given count and sends nothing [LIK-05]', async () => {
  localStorage.setItem('likedcontent', '["a",5]');
  like({ contentId: '5', likeCount: 7 });
  const button = screen.getByRole('button', { name: 'Tykkäsit tästä 7' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(calls).toEqual([]);
});

test('like button: ids are added to the stored list once [LIK-03] [LIK-04]', async () => {
  localStorage.setItem('likedcontent', '["a"]');
  like({ contentId: 'b' });
  like({ contentId: 'b' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Tykkää 0' })[0]!);
  expect(screen.getAllByRole('button', { name: 'Tykkäsit tästä 1' })).toHaveLength(2);
  expect(localStorage.getItem('likedcontent')).toBe('["a","b"]');
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is cut off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Palvelin on kiireinen</p>')],
])('like button: the like stays if the call %s [LIK-07]', async (_, answer) => {
  const answered = vi.fn(answer);
  api.use(http.post('/api/contentlikecount/:id', answered));
  like({ contentId: 'a', likeCount: 1 });
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Tykkäsit tästä 2' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['not json', '{"a":1}', '"a"', 'null', '[null, {}, "__proto__"]'])(
  'like button: invalid stored data (%s) is read as no likes [LIK-05]',
  (stored) => {
    localStorage.setItem('likedcontent', stored);
    like({ contentId: 'constructor', likeCount: 2 });
    expect(screen.getByRole('button', { name: 'Tykkää 2' })).toHaveAttribute('aria-disabled', 'false');
  },
);

test('like button: a like in another tab is shown [LIK-03]', async () => {
  like({ contentId: 'a', likeCount: 3 });
  localStorage.setItem('likedcontent', '["a"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'likedcontent' }));
  expect(await screen.findByRole('button', { name: 'Tykkäsit tästä 3' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
