import fc from 'fast-check';
import { expect, test } from 'vitest';
import { question } from '#schemas/question.ts';
import { problems, sentAndRead } from './support.ts';

test('question: Data has only the message, unchanged, and there are no files [QUE-02] [QUE-05]', () => {
  expect(question.toData({ Message: ' Mistä?\n' })).toStrictEqual({ Message: ' Mistä?\n' });
  expect(question.files).toBeNull();
  expect(question.initial).toEqual({ Message: '' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (Message) => {
      expect(sentAndRead(question, { Message })).toEqual({ Message });
    }),
  );
});

test('question: an empty, a special and a too long message are rejected [QUE-03] [QUE-04] [FRM-20]', async () => {
  expect(await problems(question, { Message: ' ' })).toEqual({ Message: 'requiredLabel' });
  expect(await problems(question, { Message: 'a & b' })).toEqual({ Message: 'specialCharacters' });
  expect(await problems(question, { Message: 'a'.repeat(2001) })).toEqual({ Message: 'tooLong' });
  expect(await problems(question, { Message: 'a'.repeat(2000) })).toEqual({});
});
