/** What a visitor may write in the message of a form; the browser and the server hold it to the same rule. */
/** The most characters of a message (FRM-20). */
export const MESSAGE_LIMIT = 2e3;
/**
* Letters of any alphabet with their accents, decimal digits, white space, straight and curly quotes and ! ? % € / . , : ; + - ( ) (FRM-22).
* Only the letters' own marks are let in: the one that turns a sign into an emoji is no letter's.
*/
const ALLOWED = /^(?:\p{L}[\u0300-\u036F]*|\p{Nd}|\s|["'“”„‟‘’‚‛!?%€/.,:;+\-()])*$/u;
/** Whether a message holds a character that is not allowed (FRM-22, FRM-23). */
export const hasSpecialCharacters = (text) => !ALLOWED.test(text);
