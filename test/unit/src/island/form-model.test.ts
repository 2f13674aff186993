import { expect, test } from 'vitest';
import {
  changeMapEntry,
  changePicture,
  changeProp,
  createBlank,
  createField,
  findAlternative,
  findEmbeddedFormat,
  findItemTitle,
  findKind,
  hasAlt,
  isShown,
  isWithin,
  joinPath,
  keepKind,
  type Kind,
  labelChoice,
  labelDefault,
  listChoices,
  listFields,
  listLeaves,
  listMapEntries,
  moveItem,
  nameAlternative,
  readPicture,
  type Schema,
  toText,
  translateWidget,
  withoutNull,
} from '#island/form-model.ts';

const ITEM: Schema = {
  type: 'object',
  properties: { Heading: { type: 'string' } },
  required: ['Heading'],
};

const PICTURE: Schema = {
  anyOf: [{ type: 'string' }, { type: 'object', properties: { url: {}, alt: {} } }],
};

test.each<[string, Schema, unknown, Kind]>([
  ['the format of a picture', { format: 'picture' }, undefined, 'picture'],
  ['an address or an address with a text', PICTURE, undefined, 'picture'],
  ['three alternatives', { anyOf: [...PICTURE.anyOf!, { type: 'number' }] }, undefined, 'either'],
  ['two objects', { anyOf: [ITEM, PICTURE.anyOf![1]!] }, undefined, 'either'],
  ['a text or another object', { anyOf: [{ type: 'string' }, ITEM] }, undefined, 'either'],
  [
    'an object with an address alone',
    { anyOf: [{ type: 'string' }, { properties: { url: {} } }] },
    '',
    'either',
  ],
  ['an object with a text alone', { anyOf: [{ type: 'string' }, { properties: { alt: {} } }] }, '', 'either'],
  ['choices', { type: 'string', enum: ['a', 'b'] }, undefined, 'choice'],
  ['choices in two forms', { anyOf: [{ enum: ['Two'] }, { enum: [2] }] }, undefined, 'choice'],
  ['choices or a text', { anyOf: [{ enum: ['Two'] }, { type: 'string' }] }, undefined, 'either'],
  ['yes or no', { type: 'boolean' }, undefined, 'switch'],
  ['a number', { type: 'number' }, undefined, 'number'],
  ['a whole number', { type: 'integer' }, undefined, 'number'],
  ['a product', { type: 'integer', format: 'product' }, undefined, 'product'],
  ['a recipe', { type: 'number', format: 'recipe' }, undefined, 'recipe'],
  ['a list', { type: 'array' }, undefined, 'list'],
  ['an object with properties', ITEM, undefined, 'group'],
  ['an object that forbids others', { ...ITEM, additionalProperties: false }, undefined, 'group'],
  ['an object of any keys', { ...ITEM, additionalProperties: { type: 'string' } }, undefined, 'map'],
  ['an object without properties', { type: 'object' }, undefined, 'map'],
  ['a rich text', { type: 'string', format: 'rich-text' }, undefined, 'rich-text'],
  ['a long text', { type: 'string', format: 'long-text' }, undefined, 'long-text'],
  ['a link', { type: 'string', format: 'link' }, undefined, 'link'],
  ['a date', { type: 'string', format: 'date' }, undefined, 'date'],
  ['a product as text', { type: 'string', format: 'product' }, undefined, 'product'],
  ['a recipe as text', { type: 'string', format: 'recipe' }, undefined, 'recipe'],
  ['a text that is not set', { type: 'string' }, undefined, 'text'],
  ['a text of 60 characters', { type: 'string' }, 'a'.repeat(60), 'text'],
  ['a text of 61 characters', { type: 'string' }, 'a'.repeat(61), 'long-text'],
  ['a text of two lines', { type: 'string' }, 'a\nb', 'long-text'],
  ['a text with a tag', { type: 'string' }, 'a <BR> b', 'rich-text'],
  ['a text with the end of a tag', { type: 'string' }, 'a</p>', 'rich-text'],
  ['a text with less than', { type: 'string' }, 'a < b > c <>', 'text'],
  ['a schema without a type', {}, 'a', 'other'],
])('form model: %s has its kind of control', (_what, schema, value, kind) => {
  expect(findKind(schema, value)).toBe(kind);
});

test('form model: the control of a text stays while its text is typed, and other controls change', () => {
  expect(keepKind('text', 'long-text')).toBe('text');
  expect(keepKind('rich-text', 'text')).toBe('rich-text');
  expect(keepKind('long-text', 'rich-text')).toBe('long-text');
  expect(keepKind('text', 'picture')).toBe('picture');
  expect(keepKind('number', 'text')).toBe('text');
});

test('form model: a path is written with dots, and contains the paths into its value', () => {
  expect(joinPath(['slides', 0, 'text'])).toBe('slides.0.text');
  expect(isWithin(['slides', 0, 'text'], ['slides', 0])).toBe(true);
  expect(isWithin(['slides', 0], ['slides', 0])).toBe(true);
  expect(isWithin(['slides', 1, 'text'], ['slides', 0])).toBe(false);
  expect(isWithin(['slides'], ['slides', 0])).toBe(false);
});

test('form model: a widget is shown in the language of the editor, and untranslated texts in English', () => {
  const text: Schema = { title: 'Text', description: 'Shown' };
  const widget = {
    name: 'teaser',
    title: 'Teaser',
    description: 'Shown',
    editorTexts: { Text: { fi: 'Teksti' }, Shown: { fi: '' }, Two: { fi: 'Kaksi' } },
    props: {
      type: 'object',
      properties: {
        size: { enum: ['Two', 3] },
        list: { items: text },
        map: { additionalProperties: text },
        closed: { additionalProperties: false },
        either: { anyOf: [text, { title: 'Other' }] },
      },
    } satisfies Schema,
    slots: [
      { name: 'one', title: 'Text', description: 'Shown' },
      { name: 'two', title: 'Other' },
    ],
  };
  const translated = { title: 'Teksti', description: 'Näkyy' };
  const shared = { Text: { fi: 'Sana' }, Shown: { fi: 'Näkyy' } };
  expect(translateWidget(widget, shared, 'fi')).toStrictEqual({
    ...widget,
    description: 'Näkyy',
    props: {
      type: 'object',
      properties: {
        size: { enum: ['Two', 3], choices: { Two: 'Kaksi', 3: '3' } },
        list: { items: translated },
        map: { additionalProperties: translated },
        closed: { additionalProperties: false },
        either: { anyOf: [translated, { title: 'Other' }] },
      },
    },
    slots: [
      { name: 'one', ...translated },
      { name: 'two', title: 'Other' },
    ],
  });
  const { slots: _, editorTexts: _texts, ...plain } = widget;
  const { properties: _props, ...bare } = plain.props;
  expect(translateWidget({ ...plain, props: bare }, undefined, 'sv')).toStrictEqual({
    ...plain,
    props: bare,
  });
});

test('form model: null is no alternative, and one that is left has the texts of the whole', () => {
  const text: Schema = { type: 'string', title: 'Inner' };
  expect(withoutNull(text)).toEqual({ schema: text, isNullable: false });
  expect(withoutNull({ anyOf: [text, ITEM] })).toEqual({
    schema: { anyOf: [text, ITEM] },
    isNullable: false,
  });
  expect(withoutNull({ title: 'Outer', anyOf: [text, { type: 'null' }] })).toEqual({
    schema: { type: 'string', title: 'Outer' },
    isNullable: true,
  });
  expect(withoutNull({ title: 'Outer', anyOf: [text, ITEM, { type: 'null' }] })).toEqual({
    schema: { title: 'Outer', anyOf: [text, ITEM] },
    isNullable: true,
  });
});

test('form model: choices are listed in the form of the value, with their labels', () => {
  const forms: Schema = { anyOf: [{ enum: ['One', 'Two'], choices: { Two: 'Kaksi' } }, { enum: [1, 2] }] };
  expect(listChoices({ enum: ['a'] }, undefined)).toEqual(['a']);
  expect(listChoices(forms, 2)).toEqual([1, 2]);
  expect(listChoices(forms, undefined)).toEqual(['One', 'Two']);
  expect(listChoices({}, undefined)).toEqual([]);
  expect(listChoices({ anyOf: [{ type: 'string' }] }, 'a')).toEqual([]);
  expect(labelChoice(forms, 'Two')).toBe('Kaksi');
  expect(labelChoice({ choices: { 2: 'Kaksi' } }, 2)).toBe('Kaksi');
  expect(labelChoice({}, 2)).toBe('2');
});

test('form model: a default is shown by its label', () => {
  const words = { yes: 'Kyllä', no: 'Ei' };
  expect(labelDefault({ default: true }, words)).toBe('Kyllä');
  expect(labelDefault({ default: false }, words)).toBe('Ei');
  expect(labelDefault({ default: 'Two', choices: { Two: 'Kaksi' } }, words)).toBe('Kaksi');
  expect(labelDefault({ default: 2, choices: { 2: 'Kaksi' } }, words)).toBe('2');
  expect(labelDefault({ default: [1] }, words)).toBe('');
  expect([toText('a'), toText(0), toText(false), toText(null)]).toEqual(['a', '0', 'false', '']);
});

test('form model: a field has the label of its schema, its name or the end of its path', () => {
  const at = { schema: {}, value: 5, path: ['list', 0] };
  expect(createField({ ...at, schema: { title: 'Title' }, name: 'name' }).label).toBe('Title');
  expect(createField({ ...at, name: 'name' }).label).toBe('name');
  expect(createField(at)).toMatchObject({ label: '0', text: '5' });
  expect(createField({ ...at, path: [] }).label).toBe('');
});

test('form model: an object has fields for the props that its values use', () => {
  const schema: Schema = {
    properties: {
      site: {},
      layout: { default: 'wide' },
      columns: { usedWith: { layout: ['narrow'] } },
      image: { usedWith: { layout: ['wide', 'full'] } },
      orphan: { usedWith: { removed: ['a'] } },
    },
    required: ['image'],
  };
  const names = (value: unknown) => listFields(schema, value, []).map(({ name }) => name);
  expect(names({})).toEqual(['site', 'layout', 'image']);
  expect(names(null)).toEqual(['site', 'layout', 'image']);
  expect(names({ layout: 'narrow' })).toEqual(['site', 'layout', 'columns']);
  expect(names({ layout: 'other' })).toEqual(['site', 'layout']);
  expect(listFields(schema, { image: 'a' }, [])).toEqual([
    expect.objectContaining({ name: 'site', path: ['site'], isCommon: true, isRequired: false }),
    expect.objectContaining({ name: 'layout', isCommon: false }),
    expect.objectContaining({ name: 'image', value: 'a', isRequired: true }),
  ]);
  expect(listFields(schema, {}, ['items', 0])[0]).toMatchObject({
    path: ['items', 0, 'site'],
    isCommon: false,
  });
  expect(listFields({ properties: { language: {}, texts: {} } }, {}, []).map((one) => one.isCommon)).toEqual([
    true,
    true,
  ]);
  expect(listFields({}, {}, [])).toEqual([]);
  expect(isShown({}, 'unknown', {})).toBe(true);
  expect(listFields({ properties: { other: {} } }, {}, [])[0]).toMatchObject({ isRequired: false });
});

test('form model: an alternative has the name of its title, its properties or its type', () => {
  const types = { string: 'Teksti' };
  expect(nameAlternative({ title: 'Title', ...ITEM }, types)).toBe('Title');
  expect(nameAlternative({ properties: { url: { title: 'Address' }, alt: {} } }, types)).toBe('Address, alt');
  expect(nameAlternative({ type: 'string' }, types)).toBe('Teksti');
  expect(nameAlternative({ type: 'number' }, types)).toBe('number');
  expect(nameAlternative({}, types)).toBe('');
});

test('form model: a list is moved, and a map has its keys with the usual texts', () => {
  const letters = ['a', 'b', 'c'];
  expect(moveItem(letters, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(letters).toEqual(['a', 'b', 'c']);
  const schema: Schema = { properties: { a: { default: 'A' }, b: { default: 5 } } };
  expect(listMapEntries(schema, { c: { d: 1 }, a: 'own' })).toEqual([
    { key: 'a', text: 'own', usual: 'A' },
    { key: 'b', text: '', usual: undefined },
    { key: 'c', text: '{"d":1}', usual: undefined },
  ]);
  expect(listMapEntries({}, undefined)).toEqual([]);
  expect(changeMapEntry({ a: 'A' }, 'b', 'B')).toEqual({ a: 'A', b: 'B' });
  expect(changeMapEntry({ a: 'A', b: 'B' }, 'b', '')).toEqual({ a: 'A' });
  expect(changeMapEntry({ a: 'A' }, 'a', '')).toBeUndefined();
});

test.each<[Schema, unknown]>([
  [{ default: [1] }, [1]],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, ''],
  [{ anyOf: [] }, null],
  [{ type: 'number' }, 0],
  [{ type: 'integer', minimum: 3 }, 3],
  [{ type: 'boolean' }, false],
  [{ type: 'array' }, []],
  [{ type: 'array', minItems: 2, items: { type: 'string' } }, ['', '']],
  [{ type: 'array', minItems: 1 }, [null]],
  [ITEM, { Heading: '' }],
  [{ type: 'object' }, {}],
  [{ type: 'object', required: ['a'] }, { a: null }],
  [{}, null],
])('form model: the blank of %j is %j', (schema, blank) => {
  expect(createBlank(schema)).toStrictEqual(blank);
});

test.each([
  [{ Heading: '<b>Yksi</b>\n kaksi' }, 'Yksi kaksi'],
  [{ text: 'text', title: ' ', header: 5, label: 'label' }, 'label'],
  [{ Name: 'N', Title: 'T' }, 'T'],
  [{ question: 'Q', name: 'n' }, 'n'],
  [{ heading: 'H', header: 'h' }, 'h'],
  [{ question: 'Q' }, 'Q'],
  [{ heading: 'H' }, 'H'],
  [{ text: 'x' }, 'x'],
  [{ title: 't' }, 't'],
  [{ Name: 'N' }, 'N'],
  [{ other: 'a' }, undefined],
  ['Yksi<br>kaksi', 'Yksi kaksi'],
  ['<b> </b>', undefined],
  [null, undefined],
  [5, undefined],
])('form model: the title of the item %j is %j', (value, title) => {
  expect(findItemTitle(value)).toBe(title);
});

test('form model: an emptied optional prop becomes undefined, or null if its schema has null, and a required one stays', () => {
  const text: Schema = { type: 'string' };
  const nullable: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };
  const at = { value: 'a', path: ['a'] };
  expect(createField({ ...at, schema: text }).parseText('')).toBeUndefined();
  expect(createField({ ...at, schema: text, isRequired: true }).parseText('')).toBe('');
  expect(createField({ ...at, schema: nullable }).parseNumber('')).toBeNull();
  expect(createField({ ...at, schema: text }).parseText('b')).toBe('b');
  expect(createField({ ...at, schema: nullable }).parseNumber('2.5')).toBe(2.5);
  expect(createField({ ...at, schema: nullable }).kind).toBe('number');
});

test('form model: a changed prop keeps its place, and a removed one leaves the others', () => {
  expect(JSON.stringify(changeProp({ a: 1, b: 2 }, 'a', 3))).toBe('{"a":3,"b":2}');
  expect(changeProp({ a: 1, b: 2 }, 'a', undefined)).toStrictEqual({ b: 2 });
  expect(changeProp('text', 'a', 3)).toStrictEqual({ a: 3 });
});

test('form model: a picture keeps its alternative text where its schema has one', () => {
  const withAlt: Schema = { anyOf: [{ type: 'string' }, ITEM] };
  const next = { url: '/a.png', alt: 'A' };
  expect(changePicture(withAlt, '/b.png', next, false)).toEqual(next);
  expect(changePicture({ type: 'string' }, '/b.png', next, false)).toBe('/a.png');
  expect(changePicture(withAlt, { url: '/b.png', width: 5 }, next, false)).toEqual({ ...next, width: 5 });
  expect(changePicture({ type: 'string' }, '/b.png', { url: '', alt: '' }, true)).toBe('');
  expect(readPicture({ url: '/a.png', alt: 5 })).toEqual({ url: '/a.png', alt: '5' });
  expect(readPicture('/a.png')).toEqual({ url: '/a.png', alt: '' });
  const decorative = { ...next, isDecorative: true };
  expect(changePicture(withAlt, '/b.png', decorative, false)).toEqual({ url: '/a.png', alt: '' });
  expect(readPicture({ url: '/a.png', alt: '' })).toEqual({ url: '/a.png', alt: '', isDecorative: true });
  // A picture without a text waits for it.
  expect(changePicture(withAlt, next, { ...next, alt: '' }, false)).toStrictEqual({ url: '/a.png' });
  expect(
    ['data:image/svg+xml,<svg/>', 'DATA:image/png;base64,AA', 'data:text/html,x', '/data:image/png'].map(
      findEmbeddedFormat,
    ),
  ).toEqual(['SVG', 'PNG', undefined, undefined]);
  expect([hasAlt(withAlt), hasAlt({ type: 'string' })]).toEqual([true, false]);
  expect(changePicture(withAlt, next, { url: '', alt: 'A' }, false)).toBeUndefined();
});

test('form model: the alternative of a value is the one that it fits, or the first', () => {
  const schema: Schema = { anyOf: [{ type: 'string' }, ITEM] };
  expect(findAlternative(schema, { Heading: 'a' })).toBe(ITEM);
  expect(findAlternative(schema, 5)).toEqual({ type: 'string' });
  expect(findAlternative(schema, null)).toBeUndefined();
  expect(findAlternative(schema, undefined)).toBeUndefined();
  expect(findAlternative({}, 5)).toBeUndefined();
});

test('form model: leaves are the values that one control edits, with their paths', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      link: { anyOf: [{ type: 'string', format: 'link' }, { type: 'null' }] },
      items: { type: 'array', items: ITEM },
      picture: { format: 'picture' },
      either: { anyOf: [{ type: 'string' }, ITEM] },
      unused: { type: 'string', usedWith: { link: ['/b'] } },
      raw: { type: 'array' },
      empty: { format: 'picture' },
    },
  };
  const props = {
    link: '/a',
    items: [{ Heading: 'Yksi' }, { Heading: null }],
    picture: { url: '/b' },
    either: { Heading: 'Kaksi' },
    unused: 'a',
    raw: [5],
    empty: null,
  };
  expect([...listLeaves(schema, props)]).toEqual([
    { kind: 'link', value: '/a', path: ['link'] },
    { kind: 'text', value: 'Yksi', path: ['items', 0, 'Heading'] },
    { kind: 'picture', value: { url: '/b' }, path: ['picture'] },
    { kind: 'text', value: 'Kaksi', path: ['either', 'Heading'] },
    { kind: 'other', value: 5, path: ['raw', 0] },
  ]);
  expect([...listLeaves({}, undefined)]).toEqual([]);
});
