import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAutoplay } from '#ui/carousel/use-autoplay.ts';

function Counter({ seconds }: { seconds: number }) {
  const [at, setAt] = useState(0);
  const watched = useAutoplay(true, seconds, at, () => setAt(at + 1), vi.fn());
  return (
    <section aria-label="it" {...watched}>
      <button type="button">{at}</button>
    </section>
  );
}

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const at = () => Number(screen.getByRole('button').textContent);

beforeEach(() => {
  vi.useFakeTimers();
});

test.each([
  [5, 5000],
  [0.01, 500],
  [0, 5000],
  [-1, 5000],
  [Number.NaN, 5000],
  [1e12, 2 ** 31 - 1],
])('autoplay: an interval of %d seconds steps every %i ms [CAR-08]', (seconds, ms) => {
  render(<Counter seconds={seconds} />);
  wait(ms - 1);
  expect(at()).toBe(0);
  wait(1);
  expect(at()).toBe(1);
});

test('autoplay: it stops while the page is hidden [CAR-08]', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<Counter seconds={5} />);
  wait(60_000);
  expect(at()).toBe(0);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(5000);
  expect(at()).toBe(1);
});
