import { isRecord } from 'saaristo/form';

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

const listKeys = (value: unknown): string[] | undefined =>
  isRecord(value) || Array.isArray(value) ? Object.keys(value) : undefined;

/**
 * Returns the path of the only text or number that differs between two values. Unchanged parts have to be identical objects.
 * @returns undefined if nothing or more than one value differs
 */
export function findChangedPath(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (isLeaf(before) && isLeaf(after)) return '';
  const [olds, news] = [listKeys(before), listKeys(after)];
  if (!olds || !news || Array.isArray(before) !== Array.isArray(after)) return undefined;
  const [a, b] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = [...new Set([...olds, ...news])].filter((key) => a[key] !== b[key]);
  const [key] = changed;
  if (changed.length !== 1 || key === undefined) return undefined;
  const rest = findChangedPath(a[key], b[key]);
  return rest === undefined ? undefined : rest === '' ? key : `${key}.${rest}`;
}
