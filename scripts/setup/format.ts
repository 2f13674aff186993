import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './ensure.mjs';

interface Rules extends FormatConfig {
  $schema: string;
  ignorePatterns: string[];
  /** Options for files with the same ending, for example `*.md`. */
  overrides: { files: string[]; options: FormatConfig }[];
}

const {
  $schema: _schema,
  ignorePatterns: _ignored,
  overrides,
  ...rules
} = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Rules;

/**
 * Formats a generated text like `npm run format`.
 * @param path determines the file type; the file need not exist
 * @throws if the text cannot be parsed as this type
 */
export async function formatText(path: string, text: string): Promise<string> {
  const special = overrides.filter(({ files }) => files.some((file) => path.endsWith(file.replace('*', ''))));
  const { code, errors } = await format(
    path,
    text,
    Object.assign({}, rules, ...special.map((one) => one.options)),
  );
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
