import { expect, test } from 'vitest';
import { expectConsole } from '../../setup.ts';

test.fails('console: an unannounced error fails the test', () => {
  console.error('Something broke');
  expect(true).toBe(true);
});

test.fails('console: an unannounced warning fails the test', () => {
  console.warn('Something is odd');
  expect(true).toBe(true);
});

test.fails('console: an announced error that does not occur fails the test', () => {
  expectConsole('error', /broke/);
});

test.fails('console: an announced error does not cover a warning', () => {
  expectConsole('error', /odd/);
  console.warn('Something is odd');
});

test('console: an announced error passes', () => {
  expectConsole('error', /broke: 42/);
  console.error('Something %s: %d', 'broke', 42);
});
