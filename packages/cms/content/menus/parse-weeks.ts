import { MAX_CARDS, MAX_WEEKS, WEEKDAYS, weekOf } from 'saaristo/schemas';
import { isRecord } from 'saaristo/schemas';
import type { StoredCard, StoredWeek } from '../../platform/model/menus.ts';
import { HttpError } from '../../platform/http/errors.ts';

const MAX_HEADER_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 500;

const createBadRequest = (what: string): HttpError => new HttpError(400, what);

/** Refuses the null character, which the database cannot store, and lone surrogates. */
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && !/\0|\p{Surrogate}/u.test(value);

/** Refuses links to other sites, so that a menu cannot lead visitors away. */
const isSitePath = (address: string): boolean => address === '' || /^\/(?![/\\])[^\s\\]*$/.test(address);

function parseCard(value: unknown): StoredCard {
  if (!isRecord(value)) throw createBadRequest('A recipe has to be an object.');
  const { header, link = '', image = '' } = value;
  if (!isText(header, MAX_HEADER_LENGTH) || header.trim() === '')
    throw createBadRequest(`The header of a recipe has to be 1 to ${MAX_HEADER_LENGTH} characters long.`);
  const url = isRecord(image) ? image['url'] : image;
  for (const address of [link, url])
    if (!isText(address, MAX_ADDRESS_LENGTH) || !isSitePath(address))
      throw createBadRequest('The link and the image of a recipe have to be paths of this site.');
  return { header: header.trim(), link: link as string, image: url as string };
}

function parseCards(value: unknown): StoredCard[] {
  if (!Array.isArray(value) || value.length > MAX_CARDS)
    throw createBadRequest(`A day has to be a list of at most ${MAX_CARDS} recipes.`);
  return value.map(parseCard);
}

/**
 * Returns the weeks of a body, with the properties of a menu only.
 * @throws HttpError 400
 */
export function parseWeeks(body: unknown): StoredWeek[] {
  if (!Array.isArray(body) || body.length > MAX_WEEKS)
    throw createBadRequest(`The body has to be a list of at most ${MAX_WEEKS} weeks.`);
  return body.map((week: unknown) => {
    if (!isRecord(week) || WEEKDAYS.some((day) => !(day in week)))
      throw createBadRequest('A week has to hold the days from monday to friday.');
    return weekOf((day) => parseCards(week[day]));
  });
}
