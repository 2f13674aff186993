import type { EditorLanguage } from '@saaristo/editor/contract';
import { replies as en } from './en.ts';
import { type ReplyMessages, replies as fi } from './fi.ts';
import { replies as sv } from './sv.ts';

export type { ReplyMessages } from './fi.ts';

export const TEMPLATES_PATH = '/editor/reply-templates';

/** Returns the texts in a language of editors. */
export const getReplyMessages = (language: EditorLanguage): ReplyMessages => ({ en, fi, sv })[language];
