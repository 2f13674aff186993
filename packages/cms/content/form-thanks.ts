/** What visitors see after sending a form, by the settings of the form. */
import { isRecord } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import { listPublished } from '../collections/store.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Text } from '../platform/model/content.ts';

export interface FormThanks {
  form: string;
  /** The text that replaces the sent form, by language. Default: that of the form. */
  thanks?: Text;
  /** The address of a page that opens in its place. */
  thanksPage?: Text;
}

/** Returns the thanks of the forms of a site, as texts of their blocks (docs/reference.md#props). */
export async function listThanks(
  queries: Queries,
  site: Site,
  language: Language,
): Promise<Record<string, string>> {
  const all = await listPublished<FormThanks>(queries, 'forms', { site });
  return Object.fromEntries(
    all.flatMap(({ value: { form, thanks, thanksPage } }) =>
      [
        [`${form}.successText`, thanks?.[language] ?? ''] as const,
        [`${form}.successPage`, thanksPage?.[language] ?? ''] as const,
      ].filter(([, text]) => text !== ''),
    ),
  );
}

/** Tells whether a block has a thank-you text or page of its own. */
export const hasOwnThanks = ({
  successPage,
  thankYouText,
  successText,
  texts,
}: Readonly<Record<string, unknown>>): boolean =>
  [successPage, thankYouText, successText, isRecord(texts) && texts['successText']].some(Boolean);
