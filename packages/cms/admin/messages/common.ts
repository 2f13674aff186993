import type { EditorLanguage } from '@saaristo/editor/contract';
import { common as en } from './en.ts';
import { type EditorMessages, common as fi } from './fi.ts';
import { common as sv } from './sv.ts';

export type { EditorMessages } from './fi.ts';

/** The texts by language of editors. */
export const MESSAGES: Readonly<Record<EditorLanguage, EditorMessages>> = { en, fi, sv };

/**
 * Returns the texts in the preferred language of an Accept-Language header. English if editors have none of its languages, Finnish if it
 * names none.
 */
export function getEditorMessages(acceptLanguage = ''): EditorMessages {
  const languages = acceptLanguage
    .split(',')
    .map((range) => ({
      name: /^\s*([a-z]+)/i.exec(range)?.[1]?.toLowerCase() ?? '*',
      weight: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
    }))
    .filter(({ name, weight }) => name !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const first = languages.find(({ name }) => Object.hasOwn(MESSAGES, name));
  return MESSAGES[(first?.name as EditorLanguage | undefined) ?? (languages.length > 0 ? 'en' : 'fi')];
}
