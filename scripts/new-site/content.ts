/** The first content of a site, for its authors to replace: the JSON files of `template/<language>/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from './styles.ts';
import type { NewSite } from './request.ts';

/** Fills `{name}` and `{site}` into all strings. Rich text gets the name as HTML. */
function fill(value: unknown, request: NewSite, isHtml = false): unknown {
  const { site, name } = request;
  if (typeof value === 'string')
    return value.replaceAll('{site}', site).replaceAll('{name}', isHtml ? escapeXml(name) : name);
  if (Array.isArray(value)) return value.map((item) => fill(item, request, isHtml));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fill(part, request, key === 'html')]),
  );
}

/** Returns the files by their path relative to the root. */
export function createContent(request: NewSite): Record<string, string> {
  const folder = join(import.meta.dirname, 'template', request.language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
      return [`packages/cms/demo/sites/${request.site}/${file}`, JSON.stringify(fill(content, request))];
    }),
  );
}
