/** Converts the plugin's translations from `.po` to WordPress's formats: `.mo` for PHP, JSON for scripts. */

/** Translated texts by the English texts. */
export type Translations = ReadonlyMap<string, string>;

const unquote = (text: string): string => JSON.parse(text) as string;

/**
 * Parses a `.po` file. Plural forms and contexts are not supported, since the plugin has none.
 * @throws if a line is neither a comment nor a text
 */
export function readPo(po: string): Translations {
  const found = new Map<string, string>();
  let id: string | undefined;
  let text: string | undefined;
  const keep = (): void => {
    if (id !== undefined && text) found.set(id, text);
    id = text = undefined;
  };
  for (const [index, line] of po.split('\n').entries()) {
    const [, keyword, quoted] = /^(msgid|msgstr)?\s*(".*")$/.exec(line.trim()) ?? [];
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (quoted === undefined) throw new Error(`Line ${index + 1} is not a text: ${line}`);
    if (keyword === 'msgid') {
      keep();
      id = unquote(quoted);
    } else if (keyword === 'msgstr') text = unquote(quoted);
    else if (text === undefined) id += unquote(quoted);
    else text += unquote(quoted);
  }
  keep();
  return found;
}

/** Writes translations as `.mo`: a table of the sorted ids, and a table of their texts. */
export function writeMo(translations: Translations): Buffer {
  const encode = (text: string): Buffer => Buffer.from(`${text}\0`);
  const rows = [...translations]
    .map(([id, text]) => ({ id: encode(id), text: encode(text) }))
    .toSorted((a, b) => Buffer.compare(a.id, b.id));
  const HEAD = 28;
  const tables = Buffer.alloc(HEAD + rows.length * 16);
  const idsAt = HEAD;
  const textsAt = HEAD + rows.length * 8;
  for (const [index, value] of [
    0x950412de,
    0,
    rows.length,
    idsAt,
    textsAt,
    0,
    HEAD + rows.length * 16,
  ].entries())
    tables.writeUInt32LE(value, index * 4);
  let at = tables.length;
  for (const [key, table] of [
    ['id', idsAt],
    ['text', textsAt],
  ] as const)
    for (const [index, row] of rows.entries()) {
      // The length excludes the final zero byte.
      tables.writeUInt32LE(row[key].length - 1, table + index * 8);
      tables.writeUInt32LE(at, table + index * 8 + 4);
      at += row[key].length;
    }
  return Buffer.concat([tables, ...rows.map(({ id }) => id), ...rows.map(({ text }) => text)]);
}

/** Writes translations in the JSON format of `wp.i18n`. */
export function writeScriptJson(translations: Translations, locale: string): string {
  const texts = [...translations].filter(([id]) => id !== '').map(([id, text]) => [id, [text]]);
  return JSON.stringify({
    domain: 'messages',
    locale_data: { messages: { '': { domain: 'messages', lang: locale }, ...Object.fromEntries(texts) } },
  });
}
