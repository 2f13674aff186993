/**
 * The query of a search URL, without its `q`, pair by pair: a GET form drops the query of its action, so it has to
 * send this along.
 */
export function keptParameters(searchUrl: string): [name: string, value: string][] {
  const [, query = ''] = (searchUrl.split('#', 1)[0] ?? '').split('?', 2);
  return [...new URLSearchParams(query)].filter(([name]) => name !== 'q');
}
