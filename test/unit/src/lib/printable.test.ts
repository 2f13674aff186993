import { expect, it } from 'vitest';
import { printLines, printText } from '../../../../src/lib/printable.ts';

it.each([
  ['a colour of a terminal', '\u001b[31mred', String.raw`\u001b[31mred`],
  ['the same in one character', '\u009b31mred', String.raw`\u009b31mred`],
  ['a title of a window', '\u001b]0;x\u0007', String.raw`\u001b]0;x\u0007`],
  ['line breaks', 'a\r\nb\u2028c\u0085d', String.raw`a\u000d\u000ab\u2028c\u0085d`],
  ['a tab and a null character', 'a\tb\0', String.raw`a\u0009b\u0000`],
  ['backspaces over a message', 'bad\b\b\bok\u007f', String.raw`bad\u0008\u0008\u0008ok\u007f`],
  ['text from right to left', '\u202etxt.exe\u2066', String.raw`\u202etxt.exe\u2066`],
  ['a command of a CI job', '::set-output name=a::b', String.raw`\u003a:set-output name=a::b`],
  ['one after spaces', '  ::error::x', String.raw`  \u003a:error::x`],
  ['one in a line', 'x ##[set-output name=a]b', String.raw`x \u0023#[set-output name=a]b`],
  ['one of another service', '##vso[task.setvariable]', String.raw`\u0023#vso[task.setvariable]`],
  ['usual text', 'Äiti söi 5 €: ## 1::2 “jes” 👍🏽', 'Äiti söi 5 €: ## 1::2 “jes” 👍🏽'],
])('print: %s', (_, text, printed) => {
  expect(printText(text)).toBe(printed);
  expect(printLines(`a\n${text.replaceAll(/\n/g, '')}`)).toBe(`a\n${printText(text.replaceAll(/\n/g, ''))}`);
  expect(JSON.parse(printLines(JSON.stringify([text], null, 2)))).toEqual([text]);
});
