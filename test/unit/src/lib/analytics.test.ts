import { afterEach, expect, test } from 'vitest';
import { pushEvent } from '#lib/analytics.ts';

afterEach(() => {
  delete window.dataLayer;
});

test('ANA-01 an event is an object on window.dataLayer, which is created when missing', () => {
  pushEvent({ event: 'kysymys_form_submit' });
  expect(window.dataLayer).toEqual([{ event: 'kysymys_form_submit' }]);
});

test('ANA-01 what the page has pushed itself stays, in order', () => {
  window.dataLayer = [{ event: 'page' }];
  pushEvent({ event: 'a', value: 1 });
  expect(window.dataLayer).toEqual([{ event: 'page' }, { event: 'a', value: 1 }]);
});

test.each([null, 'nonsense', {}])('ANA-01 a list that is none (%j) gives way to one', (before) => {
  window.dataLayer = before;
  pushEvent({ event: 'a' });
  expect(window.dataLayer).toEqual([{ event: 'a' }]);
});

test('ANA-01 a tag manager that throws harms nothing', () => {
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new Error('broken tag');
    },
  });
  expect(() => pushEvent({ event: 'a' })).not.toThrow();
});
