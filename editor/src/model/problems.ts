/** Checks a block: its props, its links and pictures, and its appearance on the page. */
import { findRichTextFault } from 'saaristo/rich-text';
import type { Messages } from '../messages.ts';
import { kindOf, withoutNull } from '../fields/schema-kind.ts';
import type { Catalogue, Schema } from './catalogue.ts';
import { isRecord, type Problem, problemsOf } from './check.ts';
import { type BlockProps, RICH_TEXT } from './page.ts';

/** An address in a block with its path. */
export interface Address {
  kind: 'link' | 'picture';
  address: string;
  path: Problem['path'];
}

/** Whether an address belongs to the site. Others are not checked. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The rich texts of a block, and where they are written. */
function* findRichTexts(
  given: Schema,
  value: unknown,
  path: Problem['path'],
): Generator<[string, Problem['path']]> {
  if (value === undefined || value === null) return;
  const { schema } = withoutNull(given);
  if (typeof value === 'string') {
    if (kindOf(schema, value) === 'rich-text') yield [value, path];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* findRichTexts(schema.items ?? {}, item, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      yield* findRichTexts(part, value[name], [...path, name]);
    for (const part of schema.anyOf ?? []) yield* findRichTexts(part, value, path);
  }
}

function* findInHtml(html: string, path: Problem['path']): Generator<Address> {
  if (!html.includes('<')) return;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]'))
    yield { kind: 'link', address: link.getAttribute('href')!, path };
  for (const image of body.querySelectorAll('img[src]'))
    yield { kind: 'picture', address: image.getAttribute('src')!, path };
}

function* within(given: Schema, value: unknown, path: Problem['path']): Generator<Address> {
  if (value === undefined || value === null) return;
  const { schema } = withoutNull(given);
  const kind = kindOf(schema, value);
  if (kind === 'picture') {
    const address = isRecord(value) ? value['url'] : value;
    if (typeof address === 'string') yield { kind: 'picture', address, path };
  } else if (typeof value === 'string') {
    if (kind === 'link') yield { kind: 'link', address: value, path };
    else if (kind === 'rich-text') yield* findInHtml(value, path);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* within(schema.items ?? {}, item, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      yield* within(part, value[name], [...path, name]);
    for (const part of schema.anyOf ?? []) yield* within(part, value, path);
  }
}

const findAddresses = (type: string, value: BlockProps['value'], catalogue: Catalogue): Address[] => [
  ...(type === RICH_TEXT
    ? findInHtml(typeof value === 'string' ? value : '', [])
    : within(catalogue.get(type)?.props ?? {}, value, [])),
];

/** Lists the links and pictures of a block that belong to the site. */
export const addressesOf = (type: string, value: BlockProps['value'], catalogue: Catalogue): Address[] =>
  findAddresses(type, value, catalogue).filter(({ address }) => isOwn(address));

/** Schemes of links that a page keeps. It removes links with any other scheme, above all `javascript:` (docs/reference.md#security). */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a page keeps a link. The base is only needed to parse relative addresses. */
function isKept({ kind, address }: Address): boolean {
  if (kind !== 'link' || address.trim() === '') return true;
  const base = 'https://page.invalid/';
  return URL.canParse(address, base) && SCHEMES.has(new URL(address, base).protocol);
}

/** Returns the problems that follow from the block's props alone. */
export function findProblems(
  type: string,
  value: BlockProps['value'],
  catalogue: Catalogue,
  t: Messages,
): Problem[] {
  const widget = catalogue.get(type);
  if (!widget && type !== RICH_TEXT) return [{ path: [], message: t.unknownWidget(type) }];
  const texts: Iterable<[string, Problem['path']]> =
    type === RICH_TEXT
      ? [[typeof value === 'string' ? value : '', []]]
      : findRichTexts(widget?.props ?? {}, value, []);
  return [
    ...(widget ? problemsOf(widget.props, value, t) : []),
    ...[...texts].flatMap(([html, path]) => {
      const limit = findRichTextFault(html);
      return limit ? [{ path, message: t.errors.richText[limit] }] : [];
    }),
    ...findAddresses(type, value, catalogue)
      .filter((one) => !isKept(one))
      .map(({ path }) => ({ path, message: t.errors.address })),
  ];
}

/** Describes a path for editors: 'Slides › No. 1 › Picture'. */
export function describePath(schema: Schema | undefined, path: Problem['path'], t: Messages): string {
  const names: string[] = [];
  let here: Schema | undefined = schema;
  for (const step of path) {
    const now: Schema | undefined = here && withoutNull(here).schema;
    if (typeof step === 'number') {
      names.push(t.item(step + 1));
      here = now?.items;
    } else {
      const inner: Schema | undefined =
        now?.properties?.[step] ?? now?.anyOf?.find((one) => one.properties?.[step])?.properties?.[step];
      names.push((inner && withoutNull(inner).schema.title) ?? step);
      here = inner;
    }
  }
  return names.join(' › ');
}
