import type { Messages } from '../messages.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { RICH_TEXT } from '../model/page.ts';

/** What editors call a type of block; one that the catalogue does not have any more is called by its name. */
export const titleOf = (type: string, catalogue: Catalogue, t: Messages): string =>
  type === RICH_TEXT ? t.richText : (catalogue.get(type)?.title ?? type);
