import type { Messages } from '../messages.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { RICH_TEXT } from '../model/page.ts';

/** Returns the title of a block's type, or its name if the catalogue does not have it. */
export const getTitle = (type: string, catalogue: Catalogue, t: Messages): string =>
  type === RICH_TEXT ? t.richText : (catalogue.get(type)?.title ?? type);
