/**
 * Returns the query of a search URL as pairs, without `q`. A GET form drops the query of its action, so the
 * form sends these as hidden fields.
 */
export function getKeptParameters(searchUrl: string): [name: string, value: string][] {
  const [, query = ''] = (searchUrl.split('#', 1)[0] ?? '').split('?', 2);
  return [...new URLSearchParams(query)].filter(([name]) => name !== 'q');
}
