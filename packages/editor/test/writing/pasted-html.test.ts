import { expect, test } from 'vitest';
import { toRichText } from '../../src/writing/pasted-html.ts';

const item = (level: number, bullet: string, text: string): string =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${bullet}<span>&nbsp; </span></span>${text}</p>`;

test('pasted text: lists of Word become lists, also nested ones', () => {
  const html = `<p>Ennen</p>${item(1, '·', 'a')}${item(2, 'o', 'a1')}${item(1, '·', 'b')}<p>Jälkeen</p>${item(1, '1.', 'yksi')}${item(1, '2.', 'kaksi')}`;
  expect(toRichText(html)).toBe(
    '<p>Ennen</p><ul><li>a<ul><li>a1</li></ul></li><li>b</li></ul><p>Jälkeen</p><ol><li>yksi</li><li>kaksi</li></ol>',
  );
});

test('pasted text: the highest heading is of the second level', () => {
  expect(toRichText('<h1>Otsikko</h1><h3>Alempi</h3><p>a</p>')).toBe(
    '<h2>Otsikko</h2><h3>Alempi</h3><p>a</p>',
  );
});

test('pasted text: a level that Word does not have is no list', () => {
  expect(toRichText(item(0, '·', 'a'))).toContain('<p');
  expect(toRichText(item(10_000_000, '·', 'a'))).toBe('<ul><li>a</li></ul>');
});
