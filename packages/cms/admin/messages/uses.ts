import type { EditorLanguage } from '@saaristo/editor/contract';
import { uses as en } from './en.ts';
import { type UsesMessages, uses as fi } from './fi.ts';
import { uses as sv } from './sv.ts';

export type { UsesMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getUsesMessages = (language: EditorLanguage): UsesMessages => ({ en, fi, sv })[language];
