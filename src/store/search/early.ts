/** Lists that are asked for before their island stands: while its fallback is there, and while its code is fetched. */
import { loadList, type FoundList, type SearchSource } from './list.ts';
import { parametersKey, type SearchParameters } from './parameters.ts';

/** A list under way, and the list itself from when it has come. */
interface Early<Hit> {
  loading: Promise<FoundList<Hit>>;
  list?: FoundList<Hit>;
}

const lists = new Map<string, Early<unknown>>();

const keyOf = ({ name }: { name: string }, parameters: SearchParameters): string =>
  `${name} ${parametersKey(parameters)}`;

/** Asks for a list early. Rejects with ApiError. */
export async function loadEarly<Hit>(source: SearchSource<Hit>, parameters: SearchParameters): Promise<void> {
  const early: Early<Hit> = { loading: loadList(source.search, parameters) };
  lists.set(keyOf(source, parameters), early);
  early.list = await early.loading;
}

/** What was asked for early. Its hits are what `source` reads: nobody else asks under its name. */
export const earlyList = <Hit>(
  source: SearchSource<Hit>,
  parameters: SearchParameters,
): Early<Hit> | undefined => lists.get(keyOf(source, parameters)) as Early<Hit> | undefined;

/** The island stands: the next one of the kind asks for itself. */
export const forgetEarly = (source: { name: string }, parameters: SearchParameters): void =>
  void lists.delete(keyOf(source, parameters));
