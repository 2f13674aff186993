import { expect, test } from 'vitest';
import { expectConsole } from '../../setup.ts';

test.fails('an error that no test announced fails the test', () => {
  console.error('Something broke');
  expect(true).toBe(true);
});

test.fails('a warning that no test announced fails the test', () => {
  console.warn('Something is odd');
  expect(true).toBe(true);
});

test.fails('an announced error that never comes fails the test', () => {
  expectConsole('error', /broke/);
});

test.fails('an announced error does not cover a warning', () => {
  expectConsole('error', /odd/);
  console.warn('Something is odd');
});

test('an announced error passes', () => {
  expectConsole('error', /broke: 42/);
  console.error('Something %s: %d', 'broke', 42);
});
