import { afterEach, expect, test } from 'vitest';
import { pushEvent } from '#lib/analytics.ts';

afterEach(() => {
  delete window.dataLayer;
});

test('analytics: an event is pushed to window.dataLayer, which is created if missing [ANA-01]', () => {
  pushEvent({ event: 'kysymys_form_submit' });
  expect(window.dataLayer).toEqual([{ event: 'kysymys_form_submit' }]);
});

test('analytics: events of the page stay in their order [ANA-01]', () => {
  window.dataLayer = [{ event: 'page' }];
  pushEvent({ event: 'a', value: 1 });
  expect(window.dataLayer).toEqual([{ event: 'page' }, { event: 'a', value: 1 }]);
});

test.each([null, 'nonsense', {}])(
  'analytics: a dataLayer that is not a list (%j) is replaced [ANA-01]',
  (before) => {
    window.dataLayer = before;
    pushEvent({ event: 'a' });
    expect(window.dataLayer).toEqual([{ event: 'a' }]);
  },
);

test('analytics: an error of the tag manager is ignored [ANA-01]', () => {
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new Error('broken tag');
    },
  });
  expect(() => pushEvent({ event: 'a' })).not.toThrow();
});
