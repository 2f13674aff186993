import type { EditorLanguage } from '@saaristo/editor/contract';
import { collections as en } from './en.ts';
import { type CollectionMessages, collections as fi } from './fi.ts';
import { collections as sv } from './sv.ts';

export type { CollectionMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getCollectionMessages = (language: EditorLanguage): CollectionMessages =>
  ({ en, fi, sv })[language];
