/** `saaristo texts`: exports the texts of a project's widgets for translators, and imports their translations (docs/extending.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { JSDOM } from 'jsdom';
import { LANGUAGES, languageTag, DEFAULT_LANGUAGE } from '../../../src/lib/site.ts';
import { listFiles } from '../../build/imports/files.ts';
import { RUNTIME } from '../../build/runtime.ts';
import { readXliff, type TranslationUnit, writeXliff } from '../../editor/src/model/xliff.ts';
import { readEstate } from '../init/new-widget.ts';
import { findTables, type Table, writeTables } from './tables.ts';

export const TEXTS_USAGE = `Usage: npx saaristo texts export <language> [--from language]
       npx saaristo texts import <language> <file> [--from language]

export writes the texts of all widgets to texts.<language>.xlf (XLIFF 2.0), with the translations that are there. import
writes the translations of such a file into the sources. The language may be a new one. Texts whose source has changed
since the export, or that lack a value such as {count}, are left out and listed; a new language needs all texts.

--from   the language to translate from, by default the project's first one`;

interface Module {
  path: string;
  source: string;
  tables: Table[];
}

/** Names and BCP 47 tags of the languages, the default first. */
async function readLanguages(root: string): Promise<Readonly<Record<string, string>>> {
  const own = Object.fromEntries(
    [DEFAULT_LANGUAGE, ...LANGUAGES].map((language) => [language, languageTag(language)]),
  );
  return resolve(root) === resolve(RUNTIME) ? own : ((await readEstate(root)).languages ?? { en: 'en' });
}

/** Reads the modules with texts of widgets and of the parts that they share. */
const readModules = (root: string, languages: readonly string[]): Module[] =>
  listFiles(root)
    .filter((path) => /^(widgets|src|mount)\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const tables = source.includes('Messages') ? findTables(path, source, languages) : [];
      return tables.length > 0 ? [{ path, source, tables }] : [];
    });

const getKey = (path: string, table: Table, key: string): string => `${path}#${table.name}.${key}`;

/** Lists the texts of modules. */
const listUnits = (modules: readonly Module[], from: string, to: string): TranslationUnit[] =>
  modules.flatMap(({ path, tables }) =>
    tables.flatMap((table) =>
      [...table.languages.get(from)!.byKey].map(([key, { text }]): TranslationUnit => {
        const target = table.languages.get(to)?.byKey.get(key)?.text ?? '';
        const state = target === '' ? 'untranslated' : 'translated';
        return {
          key: getKey(path, table, key),
          source: text,
          target,
          state,
          isHtml: false,
          hasValues: true,
        };
      }),
    ),
  );

/** Lists the texts of a project in `from`, with their translations into `to`. */
export const readUnits = (root: string, from: string, to: string): TranslationUnit[] =>
  listUnits(readModules(root, [from, to]), from, to);

const list = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`;

/**
 * Runs `saaristo texts`.
 * @param languages BCP 47 tags by name, the default first; by default those of the project
 * @returns a text about the written texts; `isFaulty` if texts were left out
 * @throws with a sentence if the arguments or the file are wrong, or if texts would be missing; nothing is written then
 */
export async function runTexts(
  root: string,
  args: readonly string[],
  languages?: Readonly<Record<string, string>>,
): Promise<{ text: string; isFaulty: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  const [command, to, file, ...more] = positionals;
  const isImport = command === 'import';
  if ((!isImport && command !== 'export') || !to || isImport !== (file !== undefined) || more.length > 0)
    throw new Error(TEXTS_USAGE);
  const tags = languages ?? (await readLanguages(root));
  const from = values.from ?? Object.keys(tags)[0]!;
  if (!/^[\w-]+$/.test(to) || to === from) throw new Error(`${to}: give another language than ${from}.`);
  if (!Object.hasOwn(tags, from))
    throw new Error(`--from is one of ${Object.keys(tags).join(', ')}, not ${from}.`);
  const getTag = (language: string): string => (Object.hasOwn(tags, language) ? tags[language]! : language);
  const modules = readModules(root, [from, ...Object.keys(tags), to]);
  const units = listUnits(modules, from, to);
  const unread = modules.flatMap(({ path, tables }) =>
    tables.flatMap((table) => table.unread.map((text) => `${path}: ${text.split('\n')[0]}`)),
  );
  if (file === undefined) {
    const path = `texts.${to}.xlf`;
    writeFileSync(
      join(root, path),
      writeXliff(units, { source: getTag(from), target: getTag(to) }, 'widgets'),
    );
    const left = units.filter(({ state }) => state === 'untranslated').length;
    return {
      text: `Written: ${path}, with ${units.length} texts, ${left} of them not translated.${list('Not texts, and not in the file', unread)}`,
      isFaulty: false,
    };
  }
  const xliff = readFileSync(resolve(root, file), 'utf8');
  const [, target] = /<xliff\b[^>]*\btrgLang="([^"]*)"/.exec(xliff) ?? [];
  if (target !== undefined && target !== getTag(to))
    throw new Error(`${file} is a translation into ${target}, not into ${to} (${getTag(to)}).`);
  const { texts, skipped } = readXliff(xliff, units, new new JSDOM('').window.DOMParser());
  const leftOut = list('Left out, since the source has changed or a value is missing', skipped);
  const missing = units.filter(({ key, target: own }) => own === '' && !texts.has(key));
  if (missing.length > 0)
    throw new Error(
      `Nothing was written: ${missing.length} texts are missing.${list(
        'Missing',
        missing.map(({ key }) => key),
      )}${leftOut}`,
    );
  for (const { path, source, tables } of modules) {
    const own = new Map(
      tables.map((table) => {
        const keys = [...table.languages.get(from)!.byKey.keys()];
        const read = keys.map((key) => [key, texts.get(getKey(path, table, key))] as const);
        return [table, new Map(read.filter((one): one is [string, string] => one[1] !== undefined))];
      }),
    );
    const written = writeTables(source, tables, to, own);
    if (written !== source) writeFileSync(join(root, path), written);
  }
  const next = Object.hasOwn(tags, to) ? '' : ` Now add ${to} to the languages of the project.`;
  return {
    text: `Imported ${texts.size} texts.${next}${leftOut}`,
    isFaulty: skipped.length > 0,
  };
}
