/** Creates the props of a new block from its widget's example: in the page's language, with links that work on the site. */
import { languageTag, type Language } from 'saaristo/sites';
import { findAlternative, isRecord, type Schema, withoutNull } from 'saaristo/form';
import type { Api } from '../api.ts';
import type { Page } from '../contract.ts';
import type { Catalogue, Widget } from './catalogue.ts';
import { translateExample } from './examples.ts';
import { type Address, findOwnAddresses } from './problems.ts';

/** The path that every site has. */
const HOME = '/';
/** Maximum items of a list of a new block, so that editors have few to replace. */
const MAX_ITEMS = 4;

type Props = Record<string, unknown>;

/** The page that a new block is for. */
export type BlockPage = Pick<Page, 'site' | 'path' | 'language'>;

/** Copies a value and replaces one address at a path. In rich text, replaces all its occurrences. */
function withAddress(value: unknown, [step, ...rest]: Address['path'], address: string): unknown {
  if (typeof value === 'string')
    return value === address ? HOME : value.replaceAll(`"${address}"`, `"${HOME}"`);
  if (step === undefined) return value;
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === step ? withAddress(item, rest, address) : (item as unknown),
    );
  const held = value as Props;
  return { ...held, [step]: withAddress(held[step], rest, address) };
}

/** Copies a value of an example for a page: translates texts, shortens lists, sets counts to 0 and ids to the page's own. */
function adapt(
  given: Schema,
  value: unknown,
  translate: (text: string) => string,
  contentId: string,
): unknown {
  const { schema } = withoutNull(given);
  if (schema.format === 'count') return 0;
  if (schema.format === 'page-id') return contentId;
  if (typeof value === 'string') return schema.enum ? value : translate(value);
  if (Array.isArray(value))
    return value
      .slice(0, Math.max(MAX_ITEMS, schema.minItems ?? 0))
      .map((item) => adapt(schema.items ?? {}, item, translate, contentId));
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = (schema.anyOf && findAlternative(schema, value)) || schema;
  const hasList = required.some((name) => Array.isArray(value[name]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const own = withoutNull(properties[name] ?? {}).schema;
      // Without them, the widget's default is used.
      // Beside a required list, an optional one is a setting that few pages need.
      const isLeftOut =
        !required.includes(name) &&
        (['count', 'page-id'].includes(own.format ?? '') || (hasList && Array.isArray(part)));
      return isLeftOut ? [] : [[name, adapt(own, part, translate, contentId)]];
    }),
  );
}

/** Removes texts that the widget has itself in the page's language. */
const withoutOwnTexts = ({ properties = {} }: Schema, props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !properties[name]?.ownText));

function createForPage(widget: Widget, { site, path, language }: BlockPage): Props {
  const [tag = ''] = languageTag(language as Language).split('-');
  const props = withoutOwnTexts(widget.props, widget.example);
  return adapt(widget.props, props, (text) => translateExample(widget, text, tag), site + path) as Props;
}

/** Returns an example in which links that do not exist on the site point to its home page. The editor chooses the real targets. */
async function withLiveLinks(
  type: string,
  example: Props,
  catalogue: Catalogue,
  isThere: (path: string) => Promise<boolean>,
): Promise<Props> {
  const links = findOwnAddresses(type, example, catalogue).filter(({ kind }) => kind === 'link');
  const paths = [...new Set(links.map(({ address }) => address))];
  const found = await Promise.all(paths.map((path) => isThere(path.split('#')[0] || HOME)));
  const dead = new Set(paths.filter((_path, index) => !found[index]));
  return links
    .filter(({ address }) => dead.has(address))
    .reduce<Props>((props, { path, address }) => withAddress(props, path, address) as Props, example);
}

/** Examples for new blocks of a page. */
export interface Examples {
  /** Returns the props of a new block. Before they are prepared, its links may be dead. */
  of: (type: string) => Props | undefined;
  /** Checks once whether the links of a widget's example exist. The links stay unchanged if the check fails. */
  prepare: (type: string) => Promise<void>;
}

/** @param page the page that the blocks are for; links must point to pages of its site */
export function createExamples(api: Pick<Api, 'isThere'>, page: BlockPage, catalogue: Catalogue): Examples {
  const made = new Map<string, Props>();
  const asked = new Map<string, Promise<void>>();
  const of = (type: string): Props | undefined => {
    const widget = catalogue.get(type);
    if (!widget) return undefined;
    const example = made.get(type) ?? createForPage(widget, page);
    made.set(type, example);
    return example;
  };
  const prepareOnce = async (type: string): Promise<void> => {
    try {
      const example = of(type) ?? {};
      made.set(type, await withLiveLinks(type, example, catalogue, (path) => api.isThere(page.site, path)));
    } catch {
      // The block's own check reports dead links.
      asked.delete(type);
    }
  };
  return {
    of,
    prepare(type) {
      // Rich text has no example.
      if (!catalogue.has(type)) return Promise.resolve();
      const asking = asked.get(type) ?? prepareOnce(type);
      asked.set(type, asking);
      return asking;
    },
  };
}
