import type { EditorLanguage } from '@saaristo/editor/contract';
import { pages as en } from './en.ts';
import { type PageMessages, pages as fi } from './fi.ts';
import { pages as sv } from './sv.ts';

export type { BulkAction, PageMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getPageMessages = (language: EditorLanguage): PageMessages => ({ en, fi, sv })[language];
