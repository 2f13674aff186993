import { expect, test } from 'vitest';
import { readImage } from '../../../../src/lib/image.ts';

test.each([
  ['/kuva.jpg', { url: '/kuva.jpg', alt: '' }],
  [
    { url: 'https://cdn.example/a.webp', alt: 'Makkara' },
    { url: 'https://cdn.example/a.webp', alt: 'Makkara' },
  ],
  [
    { url: '/kuva.jpg', alt: null },
    { url: '/kuva.jpg', alt: '' },
  ],
  [['/eka.jpg', '/toka.jpg'], { url: '/eka.jpg', alt: '' }],
  [[{ url: '/eka.jpg' }], { url: '/eka.jpg', alt: '' }],
])('image: %j is read [SRCH-06]', (value, expected) => {
  expect(readImage(value)).toEqual(expected);
});

test.each([undefined, null, '', 42, [], {}, [null], { url: 'javascript:alert(1)' }, 'data:text/html,x'])(
  'image: %j is not one [API-04]',
  (value) => {
    expect(readImage(value)).toBeUndefined();
  },
);
