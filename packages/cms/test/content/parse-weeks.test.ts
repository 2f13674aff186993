import { describe, expect, it } from 'vitest';
import { weekOf } from '../../../../src/schemas/menu.ts';
import { parseWeeks } from '../../content/menus/parse-weeks.ts';

const card = { header: 'Keitto', link: '/reseptit/keitto', image: '/media/keitto.svg' };
const week = weekOf(() => [card]);
const days = (monday: unknown) => [{ ...week, monday }];
const mondayOf = (one: unknown) => parseWeeks(days([one]))[0]?.monday[0];

describe('weeks of a menu', () => {
  it.each<[string, unknown, unknown]>([
    ['spaces and more properties', { ...card, header: ' Keitto ', id: 7 }, card],
    ['a header alone', { header: 'Keitto' }, { header: 'Keitto', link: '', image: '' }],
    ['a picture with a text', { ...card, image: { url: card.image, alt: 'Keitto' } }, card],
    ['200 characters', { ...card, header: 'x'.repeat(200) }, { ...card, header: 'x'.repeat(200) }],
    [
      'a link of 500 characters',
      { ...card, link: `/${'x'.repeat(499)}` },
      { ...card, link: `/${'x'.repeat(499)}` },
    ],
  ])('recipe with %s: it is accepted [API-55]', (_case, given, stored) => {
    expect(mondayOf(given)).toEqual(stored);
  });

  it('most weeks and recipes: 53 weeks, and 30 recipes a day, are accepted [API-55]', () => {
    expect(parseWeeks(Array.from({ length: 53 }, () => week))).toHaveLength(53);
    expect(parseWeeks(days(Array.from({ length: 30 }, () => card)))[0]?.monday).toHaveLength(30);
    expect(parseWeeks([])).toEqual([]);
  });

  const WEEKS = 'The body has to be a list of at most 53 weeks.';
  const WEEK = 'A week has to hold the days from monday to friday.';
  const DAY = 'A day has to be a list of at most 30 recipes.';
  const RECIPE = 'A recipe has to be an object.';
  const HEADER = 'The header of a recipe has to be 1 to 200 characters long.';
  const PATHS = 'The link and the image of a recipe have to be paths of this site.';
  it.each<[string, unknown, string]>([
    ['no list', { weeks: [] }, WEEKS],
    ['54 weeks', Array.from({ length: 54 }, () => week), WEEKS],
    ['a week that is none', [null], WEEK],
    ['a day missing', [{ monday: [] }], WEEK],
    ['a day that is no list', days('Keitto'), DAY],
    ['31 recipes', days(Array.from({ length: 31 }, () => card)), DAY],
    ['a recipe that is none', days([7]), RECIPE],
    ['a recipe that is a list', days([[card]]), RECIPE],
    ['no header', days([{ ...card, header: ' ' }]), HEADER],
    ['a header that is no text', days([{ ...card, header: 7 }]), HEADER],
    ['a long header', days([{ ...card, header: 'x'.repeat(201) }]), HEADER],
    ['half a pair', days([{ ...card, header: '\ud83c' }]), HEADER],
    ['a null character', days([{ ...card, header: 'a\0b' }]), HEADER],
    ['a script', days([{ ...card, link: 'javascript:alert(1)' }]), PATHS],
    ['another site', days([{ ...card, link: 'https://example.com/' }]), PATHS],
    ['another site without a protocol', days([{ ...card, link: '//example.com/' }]), PATHS],
    ['another site by a backslash', days([{ ...card, link: '/\\example.com/' }]), PATHS],
    ['a space', days([{ ...card, link: '/a b' }]), PATHS],
    ['a backslash at the end', days([{ ...card, link: '/a\\' }]), PATHS],
    ['a picture of another site', days([{ ...card, image: { url: 'https://example.com/a.gif' } }]), PATHS],
    ['a picture without an address', days([{ ...card, image: { alt: 'x' } }]), PATHS],
    ['a long link', days([{ ...card, link: `/${'x'.repeat(500)}` }]), PATHS],
  ])('weeks with %s: they are refused with the reason [API-55]', (_case, body, reason) => {
    expect(() => parseWeeks(body)).toThrow(reason);
  });
});
