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

test('pasted text: the highest heading is of the second level, and ids are left out', () => {
  expect(toRichText('<h1 id="a">Otsikko</h1><h3 id="b">Alempi</h3><p>a</p>')).toBe(
    '<h2>Otsikko</h2><h3>Alempi</h3><p>a</p>',
  );
});

test('pasted text: a level that Word does not have is no list', () => {
  expect(toRichText(item(0, '·', 'a'))).toContain('<p');
  expect(toRichText(item(10_000_000, '·', 'a'))).toBe('<ul><li>a</li></ul>');
});

/** A document as Word puts it on the clipboard. */
const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no;} --></style></head><body lang=FI style='tab-interval:65.2pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const EMPTY = '<p class=MsoNormal><o:p>&nbsp;</o:p></p>';
const DELETED = `<del cite="mailto:Pekka" datetime="2026-11-01T10:00"><span lang=FI>vanha </span></del>`;
const COMMENT = `<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[PK1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
const COMMENTS = `<div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Tarkista tämä</p></div></div></div>`;
const NOTE = `<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a>`;
const NOTES = `<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Lähde: Luke</p></div></div>`;

test.each([
  [
    'tracked deletions of Word',
    word(
      `<p class=MsoNormal>${DELETED}<ins cite="mailto:Pekka" datetime="2026-11-01T10:00"><b>uusi</b></ins> hinta</p>`,
    ),
    'uusi hinta',
  ],
  [
    'tracked changes of older Word',
    word(
      '<p class=MsoNormal><span class=msoDel><s>vanha</s></span><span class=msoIns><u>uusi</u></span></p>',
    ),
    'uusi',
  ],
  ['comments of Word', word(`<p class=MsoNormal>Hinta${COMMENT} on</p>${COMMENTS}`), 'Hinta on'],
  ['footnotes of Word', word(`<p class=MsoNormal>Hinta${NOTE} on</p>${NOTES}`), 'Hinta on| Lähde: Luke'],
  [
    'empty paragraphs of Outlook',
    word(`<p class=MsoNormal>Hei,</p>${EMPTY}<div><br></div><p class=MsoNormal>Terveisin</p>`),
    'Hei,|Terveisin',
  ],
  [
    'comments and empty lines of Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>Hinta</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><br /><p dir="ltr"><span>on</span></p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Tarkista</span></p></div></b><br class="Apple-interchange-newline">`,
    'Hinta|on',
  ],
])('pasted text: %s do not become text of the page', (_, html, expected) => {
  const { body } = new DOMParser().parseFromString(toRichText(html), 'text/html');
  expect([...body.querySelectorAll('p')].map(({ textContent }) => textContent).join('|')).toBe(expected);
  expect(body.querySelectorAll('a, del, ins, u, hr, br')).toHaveLength(0);
});

test('pasted text: a struck text that no editor tracked stays', () => {
  expect(toRichText('<p><s>9,90</s> <del>8,90</del> 7,90</p>')).toBe(
    '<p><s>9,90</s> <del>8,90</del> 7,90</p>',
  );
});

test.each([
  ['a repeated head', '<thead><tr><td>Koko</td></tr></thead><tr><td>S</td></tr>'],
  [
    'a first row',
    `<tr style='mso-yfti-irow:-1;mso-yfti-firstrow:yes'><td>Koko</td></tr><tr style='mso-yfti-irow:0'><td>S</td></tr>`,
  ],
])('pasted table: %s of Word stays the head', (_, rows) => {
  const { body } = new DOMParser().parseFromString(
    toRichText(word(`<table class=MsoTableGrid>${rows}</table>`)),
    'text/html',
  );
  expect([...body.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Koko']);
  expect([...body.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['S']);
});
