import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './ensure.mjs';

interface Rules extends FormatConfig {
  $schema: string;
  ignorePatterns: string[];
  /** Each for the files that end alike: `*.md`. */
  overrides: { files: string[]; options: FormatConfig }[];
}

const {
  $schema: _schema,
  ignorePatterns: _ignored,
  overrides,
  ...rules
} = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Rules;

/**
 * Formats what a tool writes as `npm run format` does.
 * @param path says of which kind the text is; there need be no such file
 * @throws where the text is not of that kind
 */
export async function formatted(path: string, text: string): Promise<string> {
  const special = overrides.filter(({ files }) => files.some((file) => path.endsWith(file.replace('*', ''))));
  const { code, errors } = await format(
    path,
    text,
    Object.assign({}, rules, ...special.map((one) => one.options)),
  );
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
