import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLayout } from '#ui/use-layout.ts';
import { setWidth } from '../../dom/media.ts';

const Shown = () => <output>{useLayout()}</output>;
const layout = () => screen.getByRole('status').textContent;
const widen = (pixels: number) => act(() => setWidth(pixels));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('NAV-26 1024 px are mobile, 1025 are desktop', () => {
  setWidth(1024);
  render(<Shown />);
  expect(layout()).toBe('mobile');
  widen(1025);
  expect(layout()).toBe('desktop');
});

test('NAV-27 of a burst of widths the first counts at once, and the last after 100 ms', () => {
  render(<Shown />);
  widen(800);
  expect(layout()).toBe('mobile');
  widen(1200);
  widen(900);
  widen(1300);
  pass(99);
  expect(layout()).toBe('mobile');
  pass(1);
  expect(layout()).toBe('desktop');
  pass(1000);
  expect(layout()).toBe('desktop');
});

test('NAV-27 nothing waits once nobody asks for the layout', () => {
  const { unmount } = render(<Shown />);
  widen(800);
  widen(1200);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
