import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCount } from '../../../../widgets/content/number-counter/counting.ts';
import NumberCounter from '../../../../widgets/content/number-counter/NumberCounter.tsx';
import definition from '../../../../widgets/content/number-counter/widget.ts';
import { setMedia } from '../../../../packages/testing/dom/media.ts';
import { holdIntersections, intersect } from '../../../../packages/testing/dom/observers.ts';
import { renderWidget } from '../../../render.tsx';

const show = (props: object) => {
  const { container, update } = renderWidget(definition, NumberCounter, { ...props });
  const block = container.firstElementChild!;
  return {
    update,
    come: () => act(async () => intersect(block)),
    shown: () => block.querySelector('[aria-hidden]')?.textContent,
  };
};
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  holdIntersections();
});

test('number counter: it is 0 until visible, then counts up to the exact value in two seconds [WID-06]', async () => {
  const { shown, come } = show({ value: 98.76, decimals: 2, label: 'prosenttia' });
  await wait(5000);
  expect(shown()).toBe('0,00');
  expect(screen.getByText('98,76')).toBeInTheDocument();
  expect(screen.getByText('prosenttia')).toBeVisible();
  await come();
  await wait(1000);
  expect(Number(shown()?.replace(',', '.'))).toBeGreaterThan(40);
  expect(Number(shown()?.replace(',', '.'))).toBeLessThan(60);
  await wait(1100);
  expect(shown()).toBe('98,76');
});

test('number counter: with reduced motion the value is shown at once [WID-06]', async () => {
  setMedia({ 'prefers-reduced-motion': 'reduce' });
  const { shown } = show({ value: 640 });
  expect(shown()).toBe('640');
});

test('number counter: print has the value at any time [WID-06]', async () => {
  const { shown } = show({ value: 640 });
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  await wait(100);
  expect(shown()).toBe('640');
});

test.each([
  [5, '1,25'],
  [-3, '1'],
  [1.9, '1,3'],
])('number counter: %s decimals are limited to 0 to 2 [WID-06]', async (decimals, text) => {
  setMedia({ 'prefers-reduced-motion': 'reduce' });
  const { shown } = show({ value: 1.25, decimals });
  expect(shown()).toBe(text);
});

test('number counter: it begins at 0, never exceeds the value, and ends exactly on it, in 120 steps [WID-06]', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: -10, max: 4000, noNaN: true }),
      (value, elapsed) => {
        expect(Math.abs(getCount(value, 0))).toBe(0);
        expect(Math.abs(getCount(value, elapsed))).toBeLessThanOrEqual(Math.abs(value));
        expect(getCount(value, 2000 + Math.abs(elapsed))).toBe(value);
      },
    ),
  );
  const steps = new Set(Array.from({ length: 2001 }, (_, ms) => getCount(120, ms)));
  expect(steps.size).toBe(121);
});
