/** Foreign text in a terminal, a log or the output of a CI job, which control characters, line breaks and commands would change. */

/** Control characters with line breaks, separators of lines, and marks that reverse the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Commands of CI jobs: `::set-output` at the beginning of a line, `##[command]` and `##vso[command]` anywhere. */
const COMMAND_LINE = /^\s*::/;
const COMMAND = /#(?=#(?:vso)?\[)/g;

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns a text for one line. Escapes unprintable characters as JSON does. */
export const printText = (text: string): string =>
  text
    .replace(UNPRINTABLE, escape)
    .replace(COMMAND_LINE, (start) => start.replace(':', escape))
    .replace(COMMAND, escape);

/** Returns a text of several lines, such as JSON, which stays JSON. */
export const printLines = (text: string): string => text.split('\n').map(printText).join('\n');
