import { MOST_CARDS, MOST_WEEKS, WEEKDAYS, weekOf } from 'saaristo/schemas';
import { isRecord } from 'saaristo/schemas';
import type { StoredCard, StoredWeek } from '../../model/menus.ts';
import { HttpError } from '../../http/errors.ts';

const LONGEST_HEADER = 200;
const LONGEST_ADDRESS = 500;

const wrong = (what: string): HttpError => new HttpError(400, what);

/** Only the database's null character can't be stored, and halves of pairs are no text. */
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && !/\0|\p{Surrogate}/u.test(value);

/** Nobody leads the visitors of this site to another one by a menu. */
const isOwnPath = (address: string): boolean => address === '' || /^\/(?![/\\])[^\s\\]*$/.test(address);

function cardOf(value: unknown): StoredCard {
  if (!isRecord(value)) throw wrong('A recipe has to be an object.');
  const { header, link = '', image = '' } = value;
  if (!isText(header, LONGEST_HEADER) || header.trim() === '')
    throw wrong(`The header of a recipe has to be 1 to ${LONGEST_HEADER} characters long.`);
  const url = isRecord(image) ? image['url'] : image;
  for (const address of [link, url])
    if (!isText(address, LONGEST_ADDRESS) || !isOwnPath(address))
      throw wrong('The link and the image of a recipe have to be paths of this site.');
  return { header: header.trim(), link: link as string, image: url as string };
}

function cardsOf(value: unknown): StoredCard[] {
  if (!Array.isArray(value) || value.length > MOST_CARDS)
    throw wrong(`A day has to be a list of at most ${MOST_CARDS} recipes.`);
  return value.map(cardOf);
}

/**
 * The weeks of a body, with nothing in them but what a menu has.
 * @throws HttpError 400
 */
export function checkedWeeks(body: unknown): StoredWeek[] {
  if (!Array.isArray(body) || body.length > MOST_WEEKS)
    throw wrong(`The body has to be a list of at most ${MOST_WEEKS} weeks.`);
  return body.map((week: unknown) => {
    if (!isRecord(week) || WEEKDAYS.some((day) => !(day in week)))
      throw wrong('A week has to hold the days from monday to friday.');
    return weekOf((day) => cardsOf(week[day]));
  });
}
