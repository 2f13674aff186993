/** A mutant that no test kills, for a reason. */
export interface Accepted {
  file: string;
  /** The code that is replaced, as the command prints it. */
  code: string;
  /** The code of the mutant, as the command prints it. */
  mutant: string;
  /** Why no test can or should kill it. */
  reason: string;
}

/** Survivors that were read. An entry whose mutant is killed or gone makes the command fail. */
export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'src/i18n/texts.ts',
    code: '[]',
    mutant: '["Stryker was here"]',
    reason: 'Equal: a text as a table of texts has no texts.',
  },
  {
    file: 'src/lib/image-preset.ts',
    code: "'preset='",
    mutant: '""',
    reason: 'Equal: only saves the parsing of URLs without a preset.',
  },
  {
    file: 'src/lib/url.ts',
    code: "'form-result'",
    mutant: '""',
    reason: 'Equal: server and browser share the name; it may be any.',
  },
  {
    file: 'src/lib/url.ts',
    code: 'image !== undefined',
    mutant: 'true',
    reason: 'Equal: undefined as a text begins with no data:.',
  },
  {
    file: 'src/lib/url.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: split always returns a first part; the compiler demands a default.',
  },
  {
    file: 'src/lib/read.ts',
    code: 'text === undefined',
    mutant: 'false',
    reason: 'Equal: undefined is no JSON; the compiler demands the condition.',
  },
  ...[
    ["!html.includes('<')", 'false'],
    ["'<'", '""'],
  ].map(([code, mutant]) => ({
    file: 'src/lib/rich-text.ts',
    code: code!,
    mutant: mutant!,
    reason: 'Equal: only saves the parsing of texts without a tag.',
  })),
  {
    file: 'src/lib/rich-text.ts',
    code: 'error instanceof TooMuchWork',
    mutant: 'true',
    reason: 'Equal: the parser throws no other error.',
  },
  {
    file: 'src/lib/trusted-types.ts',
    code: 'page.trustedTypes?.createPolicy',
    mutant: 'page.trustedTypes.createPolicy',
    reason: 'Equal: the error is caught; the compiler demands the condition.',
  },
  {
    file: 'src/lib/page-details.ts',
    code: "'widget' in block",
    mutant: 'true',
    reason: 'Equal: rich text has no slots; the compiler demands the condition.',
  },
  {
    file: 'src/lib/read.ts',
    code: '{ return undefined; }',
    mutant: '{}',
    reason: 'Equal: the function returns undefined.',
  },
  {
    file: 'src/lib/cookies.ts',
    code: '{ return undefined; }',
    mutant: '{}',
    reason: 'Equal: the function returns undefined.',
  },
  {
    file: 'src/island/check-props.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: a schema without a type has no noun.',
  },
  {
    file: 'src/island/form-model.ts',
    code: '[]',
    mutant: '["Stryker was here"]',
    reason: 'Equal: a text has no choices, no prop has this name, and the path of a fault is not read.',
  },
  {
    file: 'src/island/form-model.ts',
    code: 'isRecord(value)',
    mutant: 'true',
    reason: 'Equal: an object that is no list is a record; the compiler demands the condition.',
  },
  {
    file: 'src/island/form-problems.ts',
    code: '[]',
    mutant: '["Stryker was here"]',
    reason: 'Equal: a text has no properties; the compiler demands defaults for sets of props.',
  },
  {
    file: 'src/island/settings.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: neither is the tag of a language.',
  },
  {
    file: 'src/island/settings.ts',
    code: "'/'",
    mutant: '""',
    reason: 'Equal: neither path has a language.',
  },
  {
    file: 'src/lib/ean-bars.ts',
    code: 'at < 3',
    mutant: 'at <= 3',
    reason: 'Equal: the left digits begin with a space.',
  },
  {
    file: 'src/lib/ean-bars.ts',
    code: 'at >= middle',
    mutant: 'at > middle',
    reason: 'Equal: the guard in the middle begins with a space.',
  },
  {
    file: 'src/lib/ean.ts',
    code: 'total + Number(digit) * (index % 2 === 1 ? 3 : 1)',
    mutant: 'total - Number(digit) * (index % 2 === 1 ? 3 : 1)',
    reason: 'Equal: the negative sum is a multiple of ten, too.',
  },
  {
    file: 'src/lib/bounded-parser.ts',
    code: '++this.#operations',
    mutant: '--this.#operations',
    reason: 'Equal: each 64th number counted down is a multiple of 64, too.',
  },
  {
    file: 'src/lib/bounded-parser.ts',
    code: '++slices',
    mutant: '--slices',
    reason: 'Equal: each fourth number counted down is a multiple of four, too.',
  },
  {
    file: 'src/lib/bounded-parser.ts',
    code: 'to >= html.length',
    mutant: 'to > html.length',
    reason: 'Equal: one more slice is empty.',
  },
  ...[
    ['{ inline: true }', '{}'],
    ['true', 'false'],
  ].map(([code, mutant]) => ({
    file: 'src/island/define.ts',
    code: code!,
    mutant: mutant!,
    reason: 'Equal: an object alone says that the text is written on the page; the value is for types.',
  })),
  ...[
    ['address', "'postal-code'"],
    ['address', "'country-code'"],
    ['address', "'phone'"],
    ['rules', "'characters'"],
    ['rules', "'day'"],
    ['sales', "'email'"],
  ].map(([name, code]) => ({
    file: `src/schemas/${name}.ts`,
    code: code!,
    mutant: '""',
    reason: 'Equal: the name of a rule is read of required fields alone.',
  })),
  {
    file: 'src/schemas/content-card.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: neither text begins with a number.',
  },
  {
    file: 'src/schemas/own-settings.ts',
    code: 'isRecord(value)',
    mutant: 'true',
    reason: 'Equal: other values have no provider; the compiler demands the condition.',
  },
  {
    file: 'src/schemas/own-settings.ts',
    code: 'url !== undefined',
    mutant: 'true',
    reason: 'Equal: undefined is no URL; the compiler demands the condition.',
  },
  {
    file: 'src/schemas/school-material.ts',
    code: '[]',
    mutant: '["Stryker was here"]',
    reason: 'Equal: the text is no offer.',
  },
  {
    file: 'src/schemas/school-material.ts',
    code: 'material !== undefined',
    mutant: 'true',
    reason: 'Equal: undefined is never chosen; the compiler demands the condition.',
  },
  ...['/0(?=\\d{13}$)/', '/^0(?=\\d{13})/'].map((mutant) => ({
    file: 'src/lib/ean.ts',
    code: '/^0(?=\\d{13}$)/',
    mutant,
    reason: 'Equal: of other codes neither 8 nor 13 digits are left.',
  })),
  {
    file: 'src/store/cart/frame-listener.ts',
    code: "'failed'",
    mutant: '""',
    reason: 'Equal: the site reads the number of the warnings alone.',
  },
  {
    file: 'src/store/cart/frame.ts',
    code: '/^https?:$/',
    mutant: '/^https?:/',
    reason: 'Equal: a protocol ends with its colon.',
  },
  {
    file: 'src/api/product.ts',
    code: 'discount !== undefined',
    mutant: 'true',
    reason: 'Equal: undefined is not greater than 0; the compiler demands the condition.',
  },
  {
    file: 'src/api/product.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: neither text has a digit.',
  },
  {
    file: 'src/store/search/history.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: browsers ignore the title of a history entry.',
  },
  {
    file: 'src/store/search/history.ts',
    code: '{ signal, passive: true }',
    mutant: '{}',
    reason: 'Equal: after dispose nothing reads the position; npm run leaks counts listeners.',
  },
  {
    file: 'src/store/search/parameters.ts',
    code: '{ depth: 1, arrayLimit: 200, plainObjects: true }',
    mutant: '{}',
    reason: 'Equal: the texts of lists and objects are read alike; the options bound the work.',
  },
  {
    file: 'src/store/browser-storage.ts',
    code: 'subscribers.size > 0',
    mutant: 'true',
    reason: 'Equal: without subscribers the listeners call none; npm run leaks counts listeners.',
  },
  {
    file: 'src/store/browser-storage.ts',
    code: "'pageshow'",
    mutant: '""',
    reason: 'Equal: without subscribers the listener calls none.',
  },
  {
    file: 'src/store/cart/storage.ts',
    code: "typeof value === 'number'",
    mutant: 'true',
    reason: 'Equal: only a number is finite; the compiler demands the condition.',
  },
  {
    file: 'prerender/find-markers.ts',
    code: "open.some((name) => FRAGILE.has(name)) || open.lastIndexOf('table') > open.findLastIndex((name) => CELLS.has(name))",
    mutant: 'true',
    reason: 'Equal: only saves the parsing of islands in other elements.',
  },
  {
    file: 'mount/chunk-loader.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: neither is the address of a folder, and chunks without files need none.',
  },
  {
    file: 'mount/markers.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: a marker of an unknown widget is never loaded.',
  },
  {
    file: 'cms/http/security/cookies.ts',
    code: "''",
    mutant: '"Stryker was here!"',
    reason: 'Equal: neither path is that of the frame.',
  },
  {
    file: 'cms/enquiries/native/html-error-handler.ts',
    code: "'/'",
    mutant: '""',
    reason: 'Equal: neither path is English.',
  },
  {
    file: 'cms/enquiries/uploads/data-url.ts',
    code: 'MAX_FILE_BYTES / 3',
    mutant: 'MAX_FILE_BYTES * 3',
    reason: 'Equal: only saves the decoding of larger files.',
  },
  {
    file: 'cms/shop/purchase.ts',
    code: 'a.code < b.code',
    mutant: 'true',
    reason: 'Equal: the order only prevents deadlocks.',
  },
  {
    file: 'cms/shop/stored-cart.ts',
    code: '[]',
    mutant: '["Stryker was here"]',
    reason: 'Equal: the notices of a cart that does not exist are not read.',
  },
];
