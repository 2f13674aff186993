/** What a new block begins with: its widget's example, whose links are made ones of the site. */
import type { Api } from '../api.ts';
import type { Catalogue } from './catalogue.ts';
import { type Address, addressesOf } from './problems.ts';

/** The page that every site has. */
const HOME = '/';

type Props = Record<string, unknown>;

/** A copy of a value with another address at a path; in rich text, wherever it stands. */
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

/** An example whose links that lead nowhere on the site lead to its home page, for the editor to choose where. */
async function freshExample(
  type: string,
  catalogue: Catalogue,
  isThere: (path: string) => Promise<boolean>,
): Promise<Props> {
  const example = catalogue.get(type)?.example ?? {};
  const links = addressesOf(type, example, catalogue).filter(({ kind }) => kind === 'link');
  const paths = [...new Set(links.map(({ address }) => address))];
  const found = await Promise.all(paths.map((path) => isThere(path.split('#')[0] || HOME)));
  const dead = new Set(paths.filter((_path, index) => !found[index]));
  return links
    .filter(({ address }) => dead.has(address))
    .reduce<Props>((props, { path, address }) => withAddress(props, path, address) as Props, example);
}

/** Examples for new blocks of a site. */
export interface Examples {
  /** What is known by now: what `prepare` has made, or the widget's own. */
  of: (type: string) => Props | undefined;
  /** Looks once whether the links of a widget's example lead somewhere; where nobody answers, they stay. */
  prepare: (type: string) => Promise<void>;
}

/** @param site whose pages the links are looked for among */
export function createExamples(api: Pick<Api, 'isThere'>, site: string, catalogue: Catalogue): Examples {
  const made = new Map<string, Props>();
  const asked = new Map<string, Promise<void>>();
  const ask = async (type: string): Promise<void> => {
    try {
      made.set(type, await freshExample(type, catalogue, (path) => api.isThere(site, path)));
    } catch {
      // The block says which of its links are dead.
      asked.delete(type);
    }
  };
  return {
    of: (type) => made.get(type) ?? catalogue.get(type)?.example,
    prepare(type) {
      // Rich text has none.
      if (!catalogue.has(type)) return Promise.resolve();
      const asking = asked.get(type) ?? ask(type);
      asked.set(type, asking);
      return asking;
    },
  };
}
