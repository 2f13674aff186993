/** The allowed characters of a form's message. Browser and server use the same rule. */

/** Maximum length of a message in characters (FRM-20). */
export const MESSAGE_LIMIT = 2000;

/**
 * Letters of any alphabet with their accents, decimal digits, white space, straight and curly quotes and ! ?
 * % € / . , : ; + - ( ) (FRM-22). Only combining marks of letters are allowed, not the mark that turns a sign
 * into an emoji.
 */
const ALLOWED = /\p{L}[\u0300-\u036F]*|\p{Nd}|\s|["'“”„‟‘’‚‛!?%€/.,:;+\-()]/gu;

/** Returns whether a message contains a character that is not allowed (FRM-22, FRM-23). */
export const hasSpecialCharacters = (text: string): boolean => text.replace(ALLOWED, '') !== '';

/** Lists the characters of a message that are not allowed, each once, at most five. */
export const listSpecialCharacters = (text: string): string[] =>
  [...new Set(text.replace(ALLOWED, ''))].slice(0, 5);
