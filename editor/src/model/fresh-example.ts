/** Creates the props of a new block: its widget's example with links that work on the site. */
import type { Api } from '../api.ts';
import type { Catalogue } from './catalogue.ts';
import { type Address, findOwnAddresses } from './problems.ts';

/** The path that every site has. */
const HOME = '/';

type Props = Record<string, unknown>;

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

/** Returns an example in which links that do not exist on the site point to its home page. The editor chooses the real targets. */
async function createExample(
  type: string,
  catalogue: Catalogue,
  isThere: (path: string) => Promise<boolean>,
): Promise<Props> {
  const example = catalogue.get(type)?.example ?? {};
  const links = findOwnAddresses(type, example, catalogue).filter(({ kind }) => kind === 'link');
  const paths = [...new Set(links.map(({ address }) => address))];
  const found = await Promise.all(paths.map((path) => isThere(path.split('#')[0] || HOME)));
  const dead = new Set(paths.filter((_path, index) => !found[index]));
  return links
    .filter(({ address }) => dead.has(address))
    .reduce<Props>((props, { path, address }) => withAddress(props, path, address) as Props, example);
}

/** Examples for new blocks of a site. */
export interface Examples {
  /** Returns the prepared example, or the widget's own if it is not prepared. */
  of: (type: string) => Props | undefined;
  /** Checks once whether the links of a widget's example exist. The links stay unchanged if the check fails. */
  prepare: (type: string) => Promise<void>;
}

/** @param site the site whose pages the links must point to */
export function createExamples(api: Pick<Api, 'isThere'>, site: string, catalogue: Catalogue): Examples {
  const made = new Map<string, Props>();
  const asked = new Map<string, Promise<void>>();
  const prepareOnce = async (type: string): Promise<void> => {
    try {
      made.set(type, await createExample(type, catalogue, (path) => api.isThere(site, path)));
    } catch {
      // The block's own check reports dead links.
      asked.delete(type);
    }
  };
  return {
    of: (type) => made.get(type) ?? catalogue.get(type)?.example,
    prepare(type) {
      // Rich text has no example.
      if (!catalogue.has(type)) return Promise.resolve();
      const asking = asked.get(type) ?? prepareOnce(type);
      asked.set(type, asking);
      return asking;
    },
  };
}
