import type { EditorLanguage } from '@saaristo/editor/contract';
import { calendar as en } from './en.ts';
import { type CalendarMessages, calendar as fi } from './fi.ts';
import { calendar as sv } from './sv.ts';

export type { CalendarMessages } from './fi.ts';

/** Returns the texts in a language of editors. */
export const getCalendarMessages = (language: EditorLanguage): CalendarMessages => ({ en, fi, sv })[language];
