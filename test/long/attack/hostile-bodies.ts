/** Bodies, queries and headers that cost more to read than to send. */

export interface HostileRequest {
  what: string;
  headers?: Record<string, string>;
  /** Sent in pieces of this many bytes, without a length. */
  chunk?: number;
  body?: Buffer;
  query?: string;
}

type Maker = (bytes: number) => string;

const fill = (part: string, bytes: number): string =>
  part.repeat(Math.max(1, Math.floor(bytes / part.length)));
/** Repeats a part that contains its number. */
const number = (bytes: number, make: (at: number) => string): string => {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const part = make(at);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
};

const JSON_BODIES: Readonly<Record<string, Maker>> = {
  'lists in lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'objects in objects': (bytes) => `${fill('{"a":', bytes - bytes / 6)}1${fill('}', bytes / 6)}`,
  'empty lists': (bytes) => `[${fill('[],', bytes)}0]`,
  'empty objects in a property': (bytes) => `{"Data":[${fill('{},', bytes)}0]}`,
  'keys by the thousand': (bytes) => `{${number(bytes, (at) => `"${at}":0,`)}"a":0}`,
  'one key again and again': (bytes) => `{${fill('"a":{},', bytes)}"a":0}`,
  'a text': (bytes) => `{"Data":{"Message":"${'a'.repeat(bytes)}"}}`,
  'a text of escapes': (bytes) => `{"Data":{"Message":"${fill(String.raw`\u0000\ud800`, bytes)}"}}`,
  'a text of tags': (bytes) =>
    `{"Data":{"Message":"${fill('<img<', bytes)}","Email":"${fill('a@', bytes)}"}}`,
  'a text of spaces': (bytes) => `{"email":"${' '.repeat(bytes)}x","Data":{"Email":"${fill('a.', bytes)}"}}`,
  'a number of many digits': (bytes) => `{"quantity":${'9'.repeat(bytes)}}`,
  prototypes: (bytes) => `{${fill('"__proto__":{"a":1},', bytes)}"constructor":{"prototype":{"a":1}}}`,
  'spaces alone': (bytes) => ' '.repeat(bytes),
  'a body without an end': (bytes) => `{"a":"${'a'.repeat(bytes)}`,
  'a file': (bytes) => `{"Data":{},"Files":["data:image/png;base64,${'A'.repeat(bytes)}"]}`,
};

const FORM_BODIES: Readonly<Record<string, Maker>> = {
  'names without values': (bytes) => fill('a&', bytes),
  'different names': (bytes) => number(bytes, (at) => `a${at}=&`),
  'names in names': (bytes) => `a${fill('[a]', bytes)}=1`,
  'indexes in names': (bytes) => number(bytes, (at) => `a[${at}999]=1&`),
  'signs of percent': (bytes) => `a=${fill('%', bytes)}`,
  'escaped signs': (bytes) => `a=${fill('%00%ff', bytes)}`,
  'plus signs': (bytes) => `email=${'+'.repeat(bytes)}x`,
  'signs between fields': (bytes) => '&'.repeat(bytes),
  'equals signs': (bytes) => '='.repeat(bytes),
  'a name': (bytes) => 'a'.repeat(bytes),
};

const part = (headers: string, content = ''): string => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const FIELD = 'Content-Disposition: form-data; name="a"';
const FILE = `${FIELD}; filename="a.png"`;
const MULTIPART_BODIES: Readonly<Record<string, Maker>> = {
  fields: (bytes) => `${fill(part(FIELD), bytes)}--b--`,
  files: (bytes) => `${fill(part(FILE, 'a'), bytes)}--b--`,
  'parts without headers': (bytes) => `${fill('--b\r\n\r\n\r\n', bytes)}--b--`,
  boundaries: (bytes) => fill('--b\r\n', bytes),
  'beginnings of boundaries': (bytes) => `${part(FILE, fill('\r\n--a', bytes))}--b--`,
  'line breaks': (bytes) => `${part(FILE, fill('\r\n', bytes))}--b--`,
  'a preamble': (bytes) => `${'a'.repeat(bytes)}\r\n${part(FIELD)}--b--`,
  'an epilogue': (bytes) => `${part(FIELD)}--b--${'a'.repeat(bytes)}`,
  'a header': (bytes) => `${part(`${FIELD}; x="${'a'.repeat(bytes)}"`)}--b--`,
  headers: (bytes) => `${part(FIELD + number(bytes, (at) => `\r\nX-${at}: a`))}--b--`,
  'a name of a file': (bytes) => `${part(`${FIELD}; filename="${fill(String.raw`\"`, bytes)}"`)}--b--`,
  'a file': (bytes) => `${part(FILE, 'a'.repeat(bytes))}--b--`,
  'a body without an end': (bytes) => part(FILE, 'a'.repeat(bytes)),
};

const NATIVE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const MULTIPART = 'multipart/form-data; boundary=b';
const KINDS = [
  ['JSON', 'application/json', JSON_BODIES, {}],
  ['form', 'application/x-www-form-urlencoded', FORM_BODIES, NATIVE],
  ['multipart', MULTIPART, MULTIPART_BODIES, NATIVE],
] as const;

/** Other headers for the same bytes. */
const VARIANTS: Readonly<Record<string, Pick<HostileRequest, 'headers' | 'chunk'>>> = {
  'in tiny pieces': { chunk: 61 },
  'without a length': { chunk: 65_536 },
  'with two boundaries': { headers: { 'content-type': `${MULTIPART}; boundary=c` } },
  'with a long boundary': {
    headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(7000)}` },
  },
  'with many parameters': { headers: { 'content-type': `${MULTIPART}${'; a=b'.repeat(1400)}` } },
  'of another type': { headers: { 'content-type': 'application/json; charset=utf-16' } },
  'of no type': { headers: { 'content-type': '' } },
  compressed: { headers: { 'content-encoding': 'gzip' } },
};

/** Lists bodies of a size: of each kind, and some of them with other headers. */
export function* listBodies(bytes: number): Generator<HostileRequest, undefined, undefined> {
  for (const [kind, type, bodies, headers] of KINDS)
    for (const [name, make] of Object.entries(bodies))
      yield {
        what: `${kind}: ${name}`,
        headers: { 'content-type': type, ...headers },
        body: Buffer.from(make(bytes)),
      };
  for (const [name, { headers, chunk }] of Object.entries(VARIANTS))
    for (const [kind, type, bodies, own] of KINDS)
      yield {
        what: `${kind} ${name}`,
        headers: { 'content-type': type, ...own, ...headers },
        ...(chunk !== undefined && { chunk }),
        body: Buffer.from(Object.values(bodies)[0]!(chunk === 61 ? bytes / 16 : bytes)),
      };
}

/** Bytes of a query or a header. Node refuses more than 16 kB of headers. */
const LINE_BYTES = 12_000;

/** Lists queries and headers for requests without a body. */
export function* listLines(): Generator<HostileRequest, undefined, undefined> {
  for (const [name, make] of Object.entries(FORM_BODIES))
    yield { what: `query: ${name}`, query: make(LINE_BYTES).replaceAll(/[^\w%&=[\]+]/g, '') };
  const lines: Readonly<Record<string, string>> = {
    accept: fill('a/b;q=0.1,', LINE_BYTES),
    'accept-encoding': fill('a;q=0 ,', LINE_BYTES),
    'accept-language': fill('a-b;q=0.1,', LINE_BYTES),
    authorization: `Basic ${'A'.repeat(LINE_BYTES)}`,
    cookie: fill('a=%zz;', LINE_BYTES),
    forwarded: fill('for=a,', LINE_BYTES),
    'if-modified-since': '9'.repeat(LINE_BYTES),
    'if-none-match': fill('W/"a",', LINE_BYTES),
    origin: `https://${'a.'.repeat(LINE_BYTES / 2)}`,
    range: `bytes=${fill('0-0,', LINE_BYTES)}`,
    referer: `http://localhost/${fill('%2f', LINE_BYTES)}`,
    traceparent: '0-'.repeat(LINE_BYTES / 2),
    'user-agent': ' ('.repeat(LINE_BYTES / 2),
    'x-forwarded-for': fill('1.1.1.1,', LINE_BYTES),
    'x-forwarded-host': 'a.'.repeat(LINE_BYTES / 2),
    'x-xsrf-token': 'a.'.repeat(LINE_BYTES / 2),
  };
  for (const [name, value] of Object.entries(lines))
    yield { what: `header: ${name}`, headers: { [name]: value } };
}
