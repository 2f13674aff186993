import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { readTypedDay } from '#lib/day.ts';
import { sponsorship } from '#schemas/sponsorship.ts';
import { sentAndRead, typed, typedDays } from './support.ts';

const filled = {
  Subject: 'Lasten ja nuorten urheilu',
  Groupname: 'Saariston Palloseura',
  EventDate: '31/12/2026',
  Message: 'Haemme tukea turnaukseen.',
  Firstname: 'Aino',
  Lastname: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
};

test('sponsorship: Data is exact [SPO-01] [SPO-04]', () => {
  expect(sponsorship.toData(filled)).toStrictEqual({ ...filled, EventDate: '2026-12-31' });
  expect(sponsorship.toData({ ...filled, EventDate: ' ' }).EventDate).toBeNull();
  expect(sponsorship.fromData({ EventDate: 'summer' }).EventDate).toBe('');
});

test('sponsorship: the server reads the typed values [SPO-01]', () => {
  const { Message: _, EventDate: __, ...names } = filled;
  const texts = Object.fromEntries(Object.keys(names).map((name) => [name, typed]));
  const values = fc.record({
    ...(texts as Record<keyof typeof names, typeof typed>),
    Message: typed,
    EventDate: fc.option(typedDays.map(({ text }) => text)).map((text) => text ?? ''),
  });
  fc.assert(
    fc.property(values, (given) => {
      const { Message, EventDate, ...read } = sentAndRead(sponsorship, given);
      expect(Message).toBe(given.Message);
      expect(readTypedDay(EventDate)).toBe(readTypedDay(given.EventDate));
      for (const [name, value] of Object.entries(read))
        expect(value).toBe(cleanPasted(given[name as keyof typeof given]));
    }),
  );
});
