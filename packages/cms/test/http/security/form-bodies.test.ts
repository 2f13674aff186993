/** Forms and the headers of bodies as they arrive, without a server. */
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { normaliseContentType } from '../../../platform/http/security/content-type.ts';
import { MULTIPART, readForm, URLENCODED } from '../../../platform/http/security/form-bodies.ts';

const TYPE = `${MULTIPART}; boundary="edge"`;
const part = (header: string, content = '1') =>
  `--edge\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`;
const END = '--edge--\r\n';

/** The body arrives in chunks of 64 kB, or of some bytes. */
function read(body: string, type = TYPE, { most, bytes = 65_536 }: { most?: number; bytes?: number } = {}) {
  const all = Buffer.from(body);
  let taken = 0;
  async function* arrive() {
    for (; taken * bytes < all.length; taken += 1) yield all.subarray(taken * bytes, (taken + 1) * bytes);
  }
  const request = { headers: { 'content-type': type }, routeOptions: { bodyLimit: 64 * 1024 * 1024 } };
  const reading = readForm(request as never, Readable.from(arrive()), most);
  return { reading, taken: () => taken * bytes };
}
const file = (name: string, text: string, field = 'f') => ({
  field,
  name,
  data: new Uint8Array(Buffer.from(text)),
});

describe('forms', () => {
  it.each([
    [
      'two values',
      part('name="a"') + part('name="a"', '2') + END,
      [
        ['a', '1'],
        ['a', '2'],
      ],
      [],
    ],
    ['no chosen file', part('name="f"; filename=""', '') + END, [], []],
    ['an empty file', part('name="f"; filename="ä.png"', '') + END, [], [file('ä.png', '')]],
    ['a file without a name', part('name="g"; filename=""', 'x') + END, [], [file('', 'x', 'g')]],
    ['a path', part('name="f"; filename="C:\\a\\k.png"', 'x') + END, [], [file('k.png', 'x')]],
    [
      'null characters',
      part('name="a\0"', '\0b') + part('name="f\0"; filename="k\0.png"') + END,
      [['a', 'b']],
      [file('k.png', '1')],
    ],
    ['dashes', part('name="a"', '--'.repeat(300)) + END, [['a', '--'.repeat(300)]], []],
    ['text around it', `before\r\n${part('name="a"')}${END}after`, [['a', '1']], []],
  ] as const)('form: one with %s is read', async (_, body, fields, files) => {
    expect(await read(body, TYPE, { bytes: 7 }).reading).toEqual({ fields, files });
  });

  it('form: an url-encoded one is read, in any pieces', async () => {
    for (const bytes of [1, 5, 100])
      expect(await read('a=1&b=%C3%A4+%00&c&=d', URLENCODED, { bytes }).reading).toEqual({
        fields: [
          ['a', '1'],
          ['b', 'ä '],
          ['c', ''],
          ['', 'd'],
        ],
        files: [],
      });
  });

  const MB = 1024 * 1024;
  it.each([
    ['has no boundary', 'x', TYPE, 'The body is no form.'],
    ['is no form', 'x', 'text/plain', 'The body is no form.'],
    ['ends early', part('name="a"'), TYPE, 'The body is no form.'],
    ['ends in a file', part('name="a"; filename="x"').slice(0, -2), TYPE, 'The body is no form.'],
    ['has a part without a name', part('x="a"') + END, TYPE, 'The body is no form.'],
    ['has a long name', part(`name="${'n'.repeat(201)}"`) + END, TYPE, 'The body is no form.'],
    ['has a long name', `${'n'.repeat(201)}=`, URLENCODED, 'The body is no form.'],
    ['has too many fields', 'a&'.repeat(201), URLENCODED, 'The body has more parts than any form.'],
    [
      'has too many parts',
      part('name="a"').repeat(201) + END,
      TYPE,
      'The body has more parts than any form.',
    ],
    [
      'has too many files',
      part('name="a";filename="a"').repeat(201) + END,
      TYPE,
      'The body has more parts than any form.',
    ],
    ['has a long text', part('name="a"', 'x'.repeat(64 * 1024)) + END, TYPE, 'The body is too large.'],
    [
      'has long texts',
      part('name="a"', 'x'.repeat(33 * 1024)).repeat(2) + END,
      TYPE,
      'The body is too large.',
    ],
    [
      'has long names of files',
      part(`name="a";filename="${'x'.repeat(900)}"`).repeat(80) + END,
      TYPE,
      'The body is too large.',
    ],
    ['has long headers', `--edge\r\n${'a: b\r\n'.repeat(MB)}`, TYPE, 'The body is too large.'],
    ['is long', 'a'.repeat(20 * MB), URLENCODED, 'The body is too large.'],
    ['is long', 'a&'.repeat(10 * MB), URLENCODED, 'The body has more parts than any form.'],
    ['begins with a long text', `${'x'.repeat(20 * MB)}${END}`, TYPE, 'The body is too large.'],
    ['is long', part('name="a"').repeat(MB / 4), TYPE, 'The body has more parts than any form.'],
    ['is long', part('name="a"', 'x'.repeat(20 * MB)), TYPE, 'The body is too large.'],
  ])('form: one that %s is refused before the rest arrives (%#)', async (_, body, type, message) => {
    const { reading, taken } = read(body, type);
    await expect(reading).rejects.toMatchObject({
      statusCode: message.includes('large') ? 413 : 400,
      message,
    });
    expect(taken()).toBeLessThan(2 * MB);
  });
});

describe('content types', () => {
  it.each([
    ['application/json', 'application/json'],
    [' Application/JSON ; charset=UTF-8;x', 'application/json'],
    ['application/json;charset="utf-8"', 'application/json'],
    ['application/json; charset=utf-16', undefined],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', undefined],
    [`${URLENCODED};;`, URLENCODED],
    ['multipart/form-data; boundary=edge', TYPE],
    ['MULTIPART/FORM-DATA;BOUNDARY="edge" ; charset=utf-8', TYPE],
    ['multipart/form-data; boundary=edge; boundary=other', TYPE],
    ['multipart/form-data; x="boundary=other"; boundary=edge', TYPE],
    ['multipart/form-data; boundary="y z"', 'multipart/form-data; boundary="y z"'],
    ['multipart/form-data', undefined],
    ['multipart/form-data; boundary=""', undefined],
    ['multipart/form-data; boundary="a\\"b"', undefined],
    ['multipart/form-data; boundary="a "', undefined],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
    ['multipart/form-data, application/json', undefined],
    ['json', undefined],
    ['', undefined],
  ])('content type: %s is read as %s', (header, type) => {
    expect(normaliseContentType(header)).toBe(type);
  });
});
