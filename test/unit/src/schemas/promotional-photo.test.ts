import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promotionalPhoto } from '#schemas/promotional-photo.ts';
import { problems, sentAndRead, typed } from './support.ts';

const filled = {
  FirstName: 'Aino',
  LastName: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
  MethodOfContact: 'email' as const,
  rules: true,
};

test('PRO-01 the entry’s Data, to the letter: that the rules are agreed to is asked, not sent', () => {
  const { rules: _, ...data } = filled;
  expect(promotionalPhoto.toData(filled)).toStrictEqual(data);
});

test('PRO-01 PRO-02 PRO-03 what an entry has to say; it is answered by e-mail unless it says otherwise', async () => {
  expect(promotionalPhoto.initial.MethodOfContact).toBe('email');
  expect(await problems(promotionalPhoto, promotionalPhoto.initial)).toEqual(
    Object.fromEntries(
      ['FirstName', 'LastName', 'Email', 'Phone', 'rules'].map((name) => [name, 'requiredLabel']),
    ),
  );
  expect(await problems(promotionalPhoto, filled)).toEqual({});
});

test('PRO-01 only e-mail and phone are ways to answer', async () => {
  const read = promotionalPhoto.fromData({ ...filled, MethodOfContact: 'none' });
  expect(await problems(promotionalPhoto, read)).toEqual({ MethodOfContact: 'requiredLabel' });
});

test('PRO-01 the server reads from an entry what was said in it', () => {
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
          typeof value === 'string' ? value.trim() : value,
        ]),
      );
      expect(sentAndRead(promotionalPhoto, given)).toEqual(trimmed);
    }),
  );
});
