import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLayout } from '#ui/use-layout.ts';
import { setWidth } from '../../../../packages/testing/dom/media.ts';

const Shown = () => <p>{useLayout()}</p>;
const shown = () => screen.getByRole('paragraph').textContent;
const resize = (width: number) => act(() => setWidth(width));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

test('layout: while a window is resized its width is read every 100 ms, and once more at the end [NAV-26] [NAV-27]', () => {
  resize(1025);
  render(<Shown />);
  expect(shown()).toBe('desktop');
  resize(1024);
  expect(shown()).toBe('mobile');
  resize(1025);
  resize(900);
  resize(1200);
  wait(99);
  expect(shown()).toBe('mobile');
  wait(1);
  expect(shown()).toBe('desktop');
  resize(800);
  wait(99);
  expect(shown()).toBe('desktop');
  wait(1);
  expect(shown()).toBe('mobile');
});

test('layout: an unmounted component does not listen to the width [NAV-27]', () => {
  const { unmount } = render(<Shown />);
  resize(1200);
  resize(800);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
