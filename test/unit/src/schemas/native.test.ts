import { expect, test } from 'vitest';
import { askedNumber, isAnswered, NATIVE, readNative } from '#schemas/native.ts';
import { OFFERED, schoolMaterial } from '#schemas/school-material.ts';

const initial = { name: '', isAdult: false, productId: null as number | null, kinds: [] as string[] };

test('form without JavaScript: values have the type of their field, and unsent ones are empty [FRM-04]', () => {
  const sent = new Map([
    ['name', ['Aino\r\nVirtanen\r\n', 'second']],
    ['isAdult', ['on']],
    ['productId', ['5']],
    ['kinds', ['a', 'b']],
    ['other', ['x']],
  ]);
  expect(readNative({ initial }, sent)).toEqual({
    name: 'Aino\nVirtanen\n',
    isAdult: true,
    productId: null,
    kinds: ['a', 'b'],
  });
  expect(readNative({ initial }, new Map())).toEqual(initial);
});

test('form without JavaScript: an order of materials has the addresses of the chosen ones [SCH-04]', () => {
  const sent = (offered: string[]) =>
    readNative(
      schoolMaterial,
      new Map([
        ['Materials', ['B', 'C']],
        [OFFERED, offered],
      ]),
    ).Links;
  expect(sent(['["A","/a"]', '["B","/b"]', '["C"]', 'no JSON', '5'])).toEqual(['/b']);
  expect(readNative(schoolMaterial, new Map()).Links).toEqual([]);
});

test('form without JavaScript: the reserved field names are unique', () => {
  expect(OFFERED).toBe('OfferedMaterial');
  expect(new Set(Object.values(NATIVE)).size).toBe(6);
  expect(Object.values(NATIVE).every((name) => name.startsWith('form-'))).toBe(true);
});

test('form without JavaScript: the question asks for a number from 2 to 9, the same each time [FRM-30]', () => {
  const kinds = Array.from({ length: 200 }, (_, at) => `form${at}`);
  expect([...new Set(kinds.map(askedNumber))].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  // Pages that are stored in caches ask for these.
  expect(['', 'a', 'ab', 'complaint'].map(askedNumber)).toEqual([2, 3, 3, 7]);
});

test.each([
  ['3', true],
  [' 3. ', true],
  ['3..', false],
  ['.3', false],
  ['2', false],
  ['', false],
])('form without JavaScript: the answer %j to 3 is correct: %s [FRM-30]', (answer, expected) => {
  expect(isAnswered('a', answer)).toBe(expected);
});
