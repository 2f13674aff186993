/**
 * Facts of a site, such as hours and fees. Each is kept in one place, and texts of pages name it: `{{hours}}`. Collections write them when they
 * are published (docs/cms.md#facts).
 */
import { isRecord } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { KEPT_FACTS } from '../platform/model/retention.ts';

/** A text without a language is for all languages of the site. */
export interface Fact {
  name: string;
  language: Language | null;
  text: string;
}

const PLACE = /\{\{([a-z][a-z0-9-]*)\}\}/g;

export const isFactName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

/** Letters that a fact must not have, because texts may be HTML. */
export const NO_FACT = /[<>&"]/;

/** Replaces the facts that a collection gives to a site. Facts with letters of HTML are left out. */
export async function writeFacts(
  queries: Queries,
  site: Site,
  source: string,
  facts: readonly Fact[],
): Promise<void> {
  await queries.deleteFrom('site_fact').where('site', '=', site).where('source', '=', source).execute();
  const rows = facts.filter(({ text }) => text !== '' && !NO_FACT.test(text));
  if (rows.length > 0)
    await queries
      .insertInto('site_fact')
      .values(rows.map((fact) => ({ ...fact, site, source })))
      .onConflict((same) => same.doNothing())
      .execute();
}

/** An address that runs a script, at the start of a text or of an attribute. Browsers ignore white space in it. */
const SCRIPT = /(?:^|")(?:java|vb)script:/i;
const isScript = (text: string): boolean => SCRIPT.test(text.replaceAll(/[\0- ]/g, ''));

/** Maximum characters of facts in a page. Later names stay. */
const MAX_FILLED = 200_000;

/**
 * Replaces the names in all texts of a value. Names without a fact stay, and so do those in a text that would run a script: addresses are
 * checked before facts are in them.
 */
function fill<Value>(value: Value, facts: ReadonlyMap<string, string>): Value {
  let left = MAX_FILLED;
  const find = (place: string, name: string): string => {
    const text = facts.get(name);
    if (text === undefined || text.length > left) return place;
    left -= text.length;
    return text;
  };
  const fillPart = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const filled = part.replace(PLACE, find);
      return filled !== part && isScript(filled) ? part : filled;
    }
    if (Array.isArray(part)) return part.map(fillPart);
    return isRecord(part)
      ? Object.fromEntries(Object.entries(part).map(([name, one]) => [name, fillPart(one)]))
      : part;
  };
  return fillPart(value) as Value;
}

/** Returns pages in which the names of facts are replaced by the facts of their sites, in their languages. Addresses stay. */
export async function fillFacts<Page extends { site: Site; language: Language; path?: string }>(
  queries: Queries,
  pages: readonly Page[],
): Promise<Page[]> {
  const isNamed = (page: Page): boolean => JSON.stringify(page).includes('{{');
  const sites = [...new Set(pages.filter(isNamed).map(({ site }) => site))];
  if (sites.length === 0) return [...pages];
  const facts = await queries
    .selectFrom('site_fact')
    .select(['site', 'name', 'language', 'text'])
    .where('site', 'in', sites)
    .orderBy('source')
    .execute();
  return pages.map((page) => {
    const own = facts.filter(
      ({ site, language }) => site === page.site && (language === null || language === page.language),
    );
    return isNamed(page)
      ? {
          ...fill(page, new Map([...KEPT_FACTS, ...own.map(({ name, text }) => [name, text] as const)])),
          ...('path' in page && { path: page.path }),
        }
      : page;
  });
}
