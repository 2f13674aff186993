import { beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '#lib/debounce.ts';
import { throttle } from '#lib/throttle.ts';
import type * as painting from '#lib/next-paint.ts';

beforeEach(() => void vi.useFakeTimers());

test('debounce: the function runs once, 300 ms after the last call [QS-05]', () => {
  const fn = vi.fn();
  const debounced = debounce(fn);
  debounced('a');
  vi.advanceTimersByTime(299);
  debounced('b');
  vi.advanceTimersByTime(299);
  expect(fn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fn.mock.calls).toEqual([['b']]);
});

test('debounce: a call can be cancelled, and the next one starts the delay again [QS-05]', () => {
  const fn = vi.fn();
  const debounced = debounce(fn, 500);
  debounced('a');
  debounced.cancel();
  vi.advanceTimersByTime(1000);
  expect(fn).not.toHaveBeenCalled();
  debounced('b');
  vi.advanceTimersByTime(500);
  expect(fn.mock.calls).toEqual([['b']]);
});

test('throttle: the function runs at once, then every 100 ms, and ends with the last call [NAV-27]', () => {
  const fn = vi.fn();
  const throttled = throttle(fn, 100);
  for (const call of [1, 2, 3]) throttled(call);
  expect(fn.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(99);
  expect(fn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(fn.mock.calls).toEqual([[1], [3]]);
  throttled(4);
  vi.advanceTimersByTime(100);
  expect(fn.mock.calls).toEqual([[1], [3], [4]]);
  vi.advanceTimersByTime(100);
  throttled(5);
  expect(fn).toHaveBeenLastCalledWith(5);
});

test('throttle: a pending call can be cancelled [NAV-27]', () => {
  const fn = vi.fn();
  const throttled = throttle(fn, 100);
  throttled(1);
  throttled(2);
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(fn.mock.calls).toEqual([[1]]);
});

test.each([
  ['a frame is painted', true],
  ['a page in the background has painted none for 100 ms', false],
])('next paint: it resolves when %s [LOAD]', async (_, isVisible) => {
  const { nextPaint } = await vi.importActual<typeof painting>('#lib/next-paint.ts');
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const resolved = vi.fn();
  void nextPaint().then(resolved);
  await vi.advanceTimersByTimeAsync(99);
  expect(resolved).not.toHaveBeenCalled();
  if (isVisible) frame.mock.lastCall![0](0);
  await vi.advanceTimersByTimeAsync(isVisible ? 0 : 1);
  expect(resolved).toHaveBeenCalledOnce();
});
