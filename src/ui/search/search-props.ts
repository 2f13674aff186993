/** Props that the search pages share. Only editors load these schemas: see define.ts. */
import * as v from 'valibot';
import { editor, label, type TextFormat } from '#island/define.ts';
import { PAGE_SIZE, SEARCH_PARAMETERS } from '#lib/search-query.ts';

const choice = <Value extends v.GenericSchema>(value: Value) =>
  v.object({
    value: v.pipe(value, editor('Value', 'Sent with the search')),
    label: v.pipe(v.string(), editor('Label', 'What visitors read')),
  });

const choices = (title: string, description: string) =>
  v.optional(v.pipe(v.array(choice(v.string())), editor(title, description)));

/** Props of a list of texts, such as category ids. */
export const texts = (title: string, description: string) =>
  v.optional(v.pipe(v.array(v.string()), editor(title, description)));

export const optionalText = (title: string, description: string, editedAs?: TextFormat) =>
  v.optional(v.pipe(v.string(), editor(title, description, editedAs)));

export const sortOrder = v.optional(
  v.pipe(
    v.number(),
    editor('Sort order', 'Sent with the search where the address names none. Default: none'),
  ),
);

export const hideResults = v.optional(
  v.pipe(v.boolean(), editor('Hide results at first', 'Nothing is listed until the visitor searches')),
  false,
);

export const authors = choices('Authors', 'To choose from. Default: those that the server names');

/** The props of every search page. */
export const searchProps = {
  pageSize: v.optional(
    v.pipe(
      v.number(),
      v.minValue(1),
      v.maxValue(SEARCH_PARAMETERS.pageSize.maximum),
      editor('Page size', 'Hits a page'),
    ),
    PAGE_SIZE,
  ),
  contentGroups: choices('Content groups', 'To choose from. Default: those that the server names'),
  sortOrders: v.optional(
    v.pipe(
      v.array(choice(v.number())),
      editor('Sort orders', 'To choose from. Default: the visitor has no choice'),
    ),
  ),
  noResultsText: label('Nothing found', 'Shown when a search finds nothing'),
  showMoreLabel: label('Show more', 'The button that brings the next page'),
};
