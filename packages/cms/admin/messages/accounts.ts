import type { EditorLanguage } from '@saaristo/editor/contract';
import { accounts as en } from './en.ts';
import { type AccountMessages, accounts as fi } from './fi.ts';
import { accounts as sv } from './sv.ts';

export type { AccountMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getAccountMessages = (language: EditorLanguage): AccountMessages => ({ en, fi, sv })[language];
