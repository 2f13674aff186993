import fc from 'fast-check';
import { expect, test } from 'vitest';
import { question } from '#schemas/question.ts';
import { problems, sentAndRead } from './support.ts';

test('QUE-02 QUE-05 Data holds the message alone, as it is written; there are no files', () => {
  expect(question.toData({ Message: ' Mistä?\n' })).toStrictEqual({ Message: ' Mistä?\n' });
  expect(question.files).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (Message) => {
      expect(sentAndRead(question, { Message })).toEqual({ Message });
    }),
  );
});

test('QUE-03 QUE-04 FRM-20 an empty, a special and a too long message', async () => {
  expect(await problems(question, { Message: ' ' })).toEqual({ Message: 'requiredLabel' });
  expect(await problems(question, { Message: 'a & b' })).toEqual({ Message: 'specialCharacters' });
  expect(await problems(question, { Message: 'a'.repeat(2001) })).toEqual({ Message: 'tooLong' });
  expect(await problems(question, { Message: 'a'.repeat(2000) })).toEqual({});
});
