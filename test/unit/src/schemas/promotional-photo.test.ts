import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { promotionalPhoto } from '#schemas/promotional-photo.ts';
import { sentAndRead, typed } from './support.ts';

const filled = {
  FirstName: 'Aino',
  LastName: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
  MethodOfContact: 'email' as const,
  rules: true,
};

test('campaign entry: Data is exact, and accepting the rules is required but not sent [PRO-01]', () => {
  const { rules: _, ...data } = filled;
  expect(promotionalPhoto.toData(filled)).toStrictEqual(data);
});

test('campaign entry: the server reads the typed values [PRO-01]', () => {
  const values = fc.record({
    FirstName: typed,
    LastName: typed,
    Email: typed,
    Phone: typed,
    MethodOfContact: fc.constantFrom('email' as const, 'phone' as const),
    rules: fc.constant(true),
  });
  fc.assert(
    fc.property(values, (given) => {
      const trimmed = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          typeof value === 'string' ? cleanPasted(value) : value,
        ]),
      );
      expect(sentAndRead(promotionalPhoto, given)).toEqual(trimmed);
    }),
  );
});
