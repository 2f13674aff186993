import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRequest } from '#ui/use-request.ts';

/** A call that the test answers, with its signal. */
function createCall() {
  let answer = (_: string): void => {};
  let fail = (): void => {};
  const signals: AbortSignal[] = [];
  const ask = (given: AbortSignal): Promise<string> => {
    signals.push(given);
    return new Promise((resolve, reject) => {
      answer = resolve;
      fail = () => reject(new Error('no'));
    });
  };
  return {
    ask,
    answer: (text: string) => act(async () => answer(text)),
    fail: () => act(async () => fail()),
    isAborted: () => signals[0]?.aborted,
  };
}

const renderRequest = (answer?: string) => {
  const hook = renderHook(() => useRequest(answer));
  const state = () => {
    const { status, answer: came } = hook.result.current;
    return [status, came];
  };
  const run = (...given: Parameters<typeof hook.result.current.run>) => {
    let abort = (): void => {};
    act(() => void (abort = hook.result.current.run(...given)));
    return abort;
  };
  return { ...hook, state, run, reset: () => act(() => hook.result.current.reset()) };
};

test('request: it is idle, then loading, then ready with the answer, which the caller gets too', async () => {
  const { state, run } = renderRequest();
  const call = createCall();
  const onAnswer = vi.fn<(answer: string) => void>();
  expect(state()).toEqual(['idle', undefined]);
  run(call.ask, onAnswer);
  expect(state()).toEqual(['loading', undefined]);
  await call.answer('one');
  expect(state()).toEqual(['ready', 'one']);
  expect(onAnswer.mock.calls).toEqual([['one']]);
});

test('request: with an initial answer it is ready at the first render', () => {
  expect(renderRequest('there').state()).toEqual(['ready', 'there']);
});

test('request: a rejected call is failed, and a retry is loading, then ready', async () => {
  const { state, run } = renderRequest();
  const call = createCall();
  run(call.ask);
  await call.fail();
  expect(state()).toEqual(['failed', undefined]);
  run(call.ask);
  expect(state()).toEqual(['loading', undefined]);
  await call.answer('one');
  expect(state()).toEqual(['ready', 'one']);
});

test('request: the last answer is kept while a newer one is loading or has failed', async () => {
  const { state, run } = renderRequest('one');
  const call = createCall();
  run(call.ask);
  expect(state()).toEqual(['loading', 'one']);
  await call.fail();
  expect(state()).toEqual(['failed', 'one']);
});

test('request: a newer one aborts the pending one, whose late answer or failure is ignored', async () => {
  const { state, run } = renderRequest();
  const [first, second, third] = [createCall(), createCall(), createCall()];
  const onAnswer = vi.fn<(answer: string) => void>();
  run(first.ask, onAnswer);
  run(second.ask);
  run(third.ask);
  expect([first.isAborted(), second.isAborted(), third.isAborted()]).toEqual([true, true, false]);
  await first.answer('late');
  await second.fail();
  expect(state()).toEqual(['loading', undefined]);
  expect(onAnswer).not.toHaveBeenCalled();
  await third.answer('three');
  expect(state()).toEqual(['ready', 'three']);
});

test('request: unmounting aborts it, and its answer is ignored', async () => {
  const { run, unmount } = renderRequest();
  const call = createCall();
  const onAnswer = vi.fn<(answer: string) => void>();
  run(call.ask, onAnswer);
  expect(call.isAborted()).toBe(false);
  unmount();
  expect(call.isAborted()).toBe(true);
  await call.answer('late');
  expect(onAnswer).not.toHaveBeenCalled();
});

test('request: reset aborts it, ignores its answer and deletes the last one', async () => {
  const { state, run, reset } = renderRequest('one');
  const call = createCall();
  run(call.ask);
  reset();
  expect(call.isAborted()).toBe(true);
  expect(state()).toEqual(['idle', undefined]);
  await call.answer('late');
  expect(state()).toEqual(['idle', undefined]);
});

test('request: the result of run aborts it, and run and reset are stable between renders', () => {
  const { run, result } = renderRequest();
  const before = result.current;
  const call = createCall();
  const abort = run(call.ask);
  expect(call.isAborted()).toBe(false);
  abort();
  expect(call.isAborted()).toBe(true);
  expect([result.current.run, result.current.reset]).toEqual([before.run, before.reset]);
});
