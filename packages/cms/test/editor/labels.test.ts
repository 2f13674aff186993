import { describe, expect, it } from 'vitest';
import { formatQuery } from '../../admin/controls.ts';
import { formatContentDisposition } from '../../admin/download.ts';
import { getEmail, getExcerpt, getSender, listFields } from '../../admin/labels.ts';
import { getEditorMessages } from '../../admin/messages/common.ts';
import { isRowId, parseRowId, readRawText, readText } from '../../admin/requests.ts';

const [fi, en] = [getEditorMessages('fi'), getEditorMessages('en')];

describe('fields of an enquiry', () => {
  it('fields: they have labels and a fixed order, unknown ones come last by name, and empty ones are left out', () => {
    const data = {
      zeta: 'z',
      alpha: 7,
      Message: 'Hei',
      FirstName: 'Åsa',
      subject: 'Aihe',
      city: '',
      nothing: null,
    };
    expect(listFields(data, fi)).toEqual([
      ['Aihe', 'Aihe'],
      ['Etunimi', 'Åsa'],
      ['Viesti', 'Hei'],
      ['alpha', '7'],
      ['zeta', 'z'],
    ]);
    expect(listFields({ FirstName: 'Åsa' }, en)).toEqual([['First name', 'Åsa']]);
  });

  it.each([
    [true, 'kyllä'],
    ['true', 'kyllä'],
    [false, 'ei'],
    ['false', 'ei'],
    [['a', true, 1], 'a\nkyllä\n1'],
    [{ city: 'Salo', name: 'Åsa', other: null }, 'Nimi: Åsa\nPostitoimipaikka: Salo'],
  ])('value %j: its text is %j', (value, text) => {
    expect(listFields({ value }, fi)).toEqual([['value', text]]);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ FullName: 'Åsa Berg', firstName: 'X', email: 'a@b.fi' }, 'Åsa Berg', 'a@b.fi'],
    [{ firstname: 'Åsa', LastName: 'Berg', email: 'a@b.fi' }, 'Åsa Berg', 'a@b.fi'],
    [{ LastName: 'Berg', fullname: '', email: '' }, 'Berg', ''],
    [{ firstname: 7, Email: 'a@b.fi' }, 'a@b.fi', 'a@b.fi'],
  ])('sender of %j: it is %j', (data, sender, email) => {
    expect([getSender(data), getEmail(data)]).toEqual([sender, email]);
  });

  it.each([
    [{ subject: 'Aihe', Message: 'Viesti' }, 'Viesti'],
    [{ subject: 'Aihe', message: '' }, 'Aihe'],
    [{ message: '🌭'.repeat(140) }, '🌭'.repeat(140)],
    [{ message: `${'x'.repeat(138)}  x` }, `${'x'.repeat(138)}…`],
  ])('excerpt %#: it is the beginning of the message, or of the subject', (data, excerpt) => {
    expect(getExcerpt(data)).toBe(excerpt);
  });
});

describe('download', () => {
  it.each([
    ['../../etc/passwd', 'image/png', '.._.._etc_passwd.png', '.._.._etc_passwd.png'],
    ['kesä "kuva".PNG', 'image/png', 'kes_ _kuva_.PNG', 'kes%C3%A4%20%22kuva%22.PNG'],
    ['kuva\u202Egnp.exe', 'image/png', 'kuvagnp.exe.png', 'kuvagnp.exe.png'],
    ["o'(a)*.png", 'image/png', 'o__a__.png', 'o%27%28a%29%2A.png'],
    ['Kuva.JPEG', 'image/jpeg', 'Kuva.JPEG', 'Kuva.JPEG'],
    ['kuva.jpg', 'image/jpeg', 'kuva.jpg', 'kuva.jpg'],
    ['kuvajpg', 'image/jpeg', 'kuvajpg.jpg', 'kuvajpg.jpg'],
    ['a.gif', 'image/gif', 'a.gif', 'a.gif'],
    ['a.webp', 'image/webp', 'a.webp', 'a.webp'],
    ['a.avif', 'image/avif', 'a.avif', 'a.avif'],
    ['a.heic', 'image/heic', 'a.heic', 'a.heic'],
    ['a.pdf', 'application/pdf', 'a.pdf', 'a.pdf'],
    ['a.exe', 'text/plain', 'a.exe.bin', 'a.exe.bin'],
    [String.raw`..\kesä/1 "2"*.png`, 'image/png', '.._kes__1 _2__.png', '.._kes%C3%A4_1%20%222%22%2A.png'],
  ])('file %s of the type %s: it is saved as %s', (name, type, plain, encoded) => {
    expect(formatContentDisposition(name, type)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
  });
});

describe('fields of a request', () => {
  it.each<[Record<string, string | false | null | undefined>, number, string]>([
    [{ q: 'a b', kind: '', site: null, state: undefined, own: false }, 1, '?q=a+b'],
    [{ q: '' }, 2, '?page=2'],
    [{ q: 'ä', kind: 'x' }, 3, '?q=%C3%A4&kind=x&page=3'],
    [{}, 1, ''],
  ])('query of %j on page %i: it is %j', (parameters, page, query) => {
    expect(formatQuery(parameters, page)).toBe(query);
  });

  it.each([
    ['1', true, 1],
    ['2147483647', true, 2 ** 31 - 1],
    ['2147483648', true, undefined],
    ['999999999999999999', true, undefined],
    ['1000000000000000000', false, undefined],
    ['0', false, undefined],
    ['01', false, undefined],
    ['1x', false, undefined],
    ['x1', false, undefined],
    ['', false, undefined],
  ])('id %j: it may be that of a row is %s, and its number is %s', (id, isId, number) => {
    expect([isRowId(id), parseRowId(id)]).toEqual([isId, number]);
  });

  it('text: it is trimmed and without characters that the database refuses; a password is unchanged', () => {
    expect([readText(' a\0b '), readText(7), readText(undefined)]).toEqual(['ab', '', '']);
    expect([readRawText(' a '), readRawText(7)]).toEqual([' a ', '']);
  });
});
