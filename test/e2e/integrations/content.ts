/** The content that every example shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRATIONS } from './servers.ts';

export interface Block {
  widget: string;
  version: number;
  load: string;
  props: Record<string, unknown>;
  fallback: string;
}

export interface Content {
  title: string;
  settings: Record<string, unknown>;
  blocks: Block[];
}

/** The file of the plain page, or of the page with hostile texts. */
export const contentFile = (name: 'page' | 'hostile'): string => join(INTEGRATIONS, `${name}.json`);
export const content = (name: 'page' | 'hostile'): Content =>
  JSON.parse(readFileSync(contentFile(name), 'utf8')) as Content;

/** The plain page on a Swedish site, where the bundle's language name is not a BCP 47 tag. */
export function swedish(): Content {
  const page = content('page');
  return { ...page, settings: { ...page.settings, site: 'lithellsse', language: 'se' } };
}
