/** What every example shows. */
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

/** A plain page, and one in which every text tries to break out. */
export const contentFile = (name: 'page' | 'hostile'): string => join(INTEGRATIONS, `${name}.json`);
export const content = (name: 'page' | 'hostile'): Content =>
  JSON.parse(readFileSync(contentFile(name), 'utf8')) as Content;

/** The plain page on a Swedish site: the bundle's name of that language is no BCP 47 tag of it. */
export function swedish(): Content {
  const page = content('page');
  return { ...page, settings: { ...page.settings, site: 'lithellsse', language: 'se' } };
}
