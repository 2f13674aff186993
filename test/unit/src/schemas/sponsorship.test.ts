import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted } from '#lib/pasted.ts';
import { readTypedDay } from '#lib/day.ts';
import { sponsorship } from '#schemas/sponsorship.ts';
import { problems, sentAndRead, typed, typedDays } from './support.ts';

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

test('sponsorship: required fields are validated [SPO-03] [SPO-04]', async () => {
  expect(Object.values(sponsorship.initial).join('')).toBe('');
  expect(await problems(sponsorship, { ...sponsorship.initial, Subject: 'Muu' })).toEqual(
    Object.fromEntries(
      ['Groupname', 'Message', 'Firstname', 'Lastname', 'Email', 'Phone'].map((name) => [
        name,
        'requiredLabel',
      ]),
    ),
  );
  for (const EventDate of ['', ' ', '31.12.2026'])
    expect(await problems(sponsorship, { ...filled, EventDate })).toEqual({});
  expect(await problems(sponsorship, { ...filled, EventDate: 'kesällä' })).toEqual({ EventDate: 'wrongDay' });
});

test('sponsorship: at most one PDF is accepted [SPO-05] [FRM-27]', () => {
  expect(sponsorship.files).toEqual({ most: 1, types: ['application/pdf'] });
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
