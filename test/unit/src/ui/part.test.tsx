import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyChunk, usePart, type Part } from '#ui/part.ts';

/** A lazy chunk that the test resolves or rejects. */
function createChunk() {
  let settle = { come: (_: string): void => {}, fail: (): void => {} };
  const fetchIt = vi.fn<() => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        settle = { come: resolve, fail: () => reject(new Error('gone')) };
      }),
  );
  return {
    fetchIt,
    part: lazyChunk(fetchIt),
    come: () => act(async () => settle.come('code')),
    fail: () => act(async () => settle.fail()),
  };
}

const renderPart = (part: Part<string>, isNeeded = true) =>
  renderHook(({ needed }) => usePart(part, needed), { initialProps: { needed: isNeeded } });

test('lazy chunk: it is undefined until loaded, then all components have it without another load', async () => {
  const { part, fetchIt, come } = createChunk();
  const [one, other] = [renderPart(part), renderPart(part)];
  expect(one.result.current).toBeUndefined();
  await come();
  expect([one.result.current, other.result.current, part.loaded]).toEqual(['code', 'code', 'code']);
  const calls = fetchIt.mock.calls.length;
  expect(renderPart(part).result.current).toBe('code');
  expect(fetchIt).toHaveBeenCalledTimes(calls);
});

test('lazy chunk: it is neither loaded nor returned until it is needed', async () => {
  const { part, fetchIt, come } = createChunk();
  const hook = renderPart(part, false);
  expect(fetchIt).not.toHaveBeenCalled();
  hook.rerender({ needed: true });
  await come();
  expect(hook.result.current).toBe('code');
  hook.rerender({ needed: false });
  expect(hook.result.current).toBeUndefined();
});

test('lazy chunk: after a failed load the next one loads it, and waiting components get it', async () => {
  const { part, fail, come } = createChunk();
  const hook = renderPart(part);
  await fail();
  expect(hook.result.current).toBeUndefined();
  const loading = part.load();
  await come();
  expect(await loading).toBe('code');
  expect(hook.result.current).toBe('code');
});

test('lazy chunk: a failed prefetch is ignored, a failed load rejects', async () => {
  const { part, fail } = createChunk();
  part.prefetch();
  await fail();
  const loading = part.load();
  await Promise.all([expect(loading).rejects.toThrow('gone'), fail()]);
});
