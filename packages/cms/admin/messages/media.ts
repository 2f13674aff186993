import type { EditorLanguage } from '@saaristo/editor/contract';
import { media as en } from './en.ts';
import { type MediaMessages, media as fi } from './fi.ts';
import { media as sv } from './sv.ts';

export type { MediaMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getMediaMessages = (language: EditorLanguage): MediaMessages => ({ en, fi, sv })[language];
