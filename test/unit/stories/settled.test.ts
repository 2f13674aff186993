import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCalls } from '../../../stories/requests-in-flight.ts';
import { waitUntilSettled } from '../../../stories/settled.ts';
import { testWindow } from '../../../stories/test-window.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  delete testWindow.chunksLoaded;
});

/** @returns whether the story has settled at the current time */
function watch(): () => boolean {
  let isSettled = false;
  void waitUntilSettled(document.body).then(() => (isSettled = true));
  return () => isSettled;
}

test('settled: a story without changes settles after a moment', async () => {
  const isSettled = watch();
  await vi.advanceTimersByTimeAsync(49);
  expect(isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSettled()).toBe(true);
});

test('settled: a story settles a moment after its chunk is loaded', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  testWindow.chunksLoaded = () => loaded;
  const isSettled = watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isSettled()).toBe(false);
  load();
  await vi.advanceTimersByTimeAsync(120);
  expect(isSettled()).toBe(true);
});

test('settled: a story that changes while chunks are checked has not settled', async () => {
  testWindow.chunksLoaded = () => Promise.resolve();
  const isSettled = watch();
  await vi.advanceTimersByTimeAsync(52);
  document.body.append('changed');
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(60);
  expect(isSettled()).toBe(true);
});

test('settled: a story with an opened call has not settled, unless the call is aborted', async () => {
  const { open, abort } = XMLHttpRequest.prototype;
  followCalls();
  try {
    const call = new XMLHttpRequest();
    call.open('GET', '/api/late');
    const isSettled = watch();
    await vi.advanceTimersByTimeAsync(5000);
    expect(isSettled()).toBe(false);
    call.abort();
    await vi.advanceTimersByTimeAsync(50);
    expect(isSettled()).toBe(true);
  } finally {
    Object.assign(XMLHttpRequest.prototype, { open, abort });
  }
});
