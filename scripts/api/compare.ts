/** Compares the catalogues of two releases and reports what the newer one breaks on existing pages. */
import type { Contract, Schema, WidgetContract } from './contract.ts';

export interface Comparison {
  /** Sentences that describe what existing pages would lose. */
  broken: string[];
  /** Sentences that describe additions. */
  added: string[];
}

/**
 * Compares two contracts.
 * @param canMigrate whether a widget has a migration from this version of its props
 * @returns breaking changes and additions, widget by widget
 */
export function compare(
  old: Contract,
  now: Contract,
  canMigrate: (widget: string, from: number) => boolean,
): Comparison {
  const broken: string[] = [];
  const added: string[] = [];
  for (const [name, before] of Object.entries(old.widgets)) {
    const after = now.widgets[name];
    if (!after) broken.push(`${name}: the widget is missing; pages show its fallback`);
    else if (after.version < before.version)
      broken.push(`${name}: version ${after.version} is older than ${before.version}, which pages use`);
    else if (!(after.version > before.version && migratesAll(name, before, after, canMigrate)))
      broken.push(...findLosses(before.props, after.props).map((fault) => `${name}: ${fault}`));
    if (after) added.push(...findLosses(after.props, before.props, true).map((news) => `${name}: ${news}`));
  }
  for (const name of Object.keys(now.widgets)) if (!old.widgets[name]) added.push(`${name}: a new widget`);
  return { broken, added };
}

const migratesAll = (
  name: string,
  before: WidgetContract,
  after: WidgetContract,
  canMigrate: (widget: string, from: number) => boolean,
): boolean => {
  for (let from = before.version; from < after.version; from += 1) if (canMigrate(name, from)) return true;
  return false;
};

/**
 * Lists the values that `from` accepts and `to` does not.
 * @param isNews describes them as additions; then `to` is the older schema
 */
function findLosses(from: Schema, to: Schema, isNews = false): string[] {
  const say = isNews ? NEWS : LOSSES;
  return [...findPropLosses(from, to, '', say), ...findGroupLosses(from, to, isNews)];
}

interface Words {
  gone: (path: string) => string;
  required: (path: string) => string | undefined;
  kind: (path: string, kind: string) => string;
  limit: (path: string, key: string, from: number | undefined, to: number | undefined) => string;
}
const LOSSES: Words = {
  gone: (path) => `the prop "${path}" is missing; pages no longer show its value`,
  required: (path) => `the prop "${path}" is required; pages without it show the fallback`,
  kind: (path, kind) => `the prop "${path}" no longer accepts ${kind}`,
  limit: (path, key, from, to) =>
    `the prop "${path}" accepts less: ${key} was ${from ?? 'none'} and is ${to}`,
};
const NEWS: Words = {
  gone: (path) => `a new prop "${path}"`,
  required: () => undefined,
  kind: (path, kind) => `the prop "${path}" also accepts ${kind}`,
  limit: (path, key, from, to) =>
    `the prop "${path}" accepts more: ${key} was ${to} and is ${from ?? 'none'}`,
};

/** Lists the alternatives of a schema. */
const listChoices = (schema: Schema): Schema[] =>
  schema.anyOf?.flatMap(listChoices) ?? schema.enum?.map((value) => ({ const: value })) ?? [schema];

const describeKind = ({ const: value, type }: Schema): string =>
  value === undefined
    ? type === 'array'
      ? 'a list'
      : type === 'null'
        ? 'null'
        : `a value of the type ${type ?? 'any'}`
    : JSON.stringify(value);

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether `to` can accept values of the kind of `from`, regardless of limits. */
function isOfKind(from: Schema, to: Schema): boolean {
  if (to.const !== undefined) return from.const === to.const;
  if (to.type === undefined) return true;
  if (from.const !== undefined)
    return isText(from.const) ? to.type === 'string' : to.type === typeof from.const;
  return from.type === to.type || (from.type === 'integer' && to.type === 'number');
}

function findValueLosses(from: Schema, to: Schema, path: string, say: Words): string[] {
  const takers = listChoices(to);
  return listChoices(from).flatMap((choice) => {
    const [first, ...others] = takers
      .filter((taker) => isOfKind(choice, taker))
      .map((taker) => findChoiceLosses(choice, taker, path, say));
    if (!first) return [say.kind(path, describeKind(choice))];
    // Picks the alternative that loses least.
    return others.reduce((least, faults) => (faults.length < least.length ? faults : least), first);
  });
}

const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

/** Compares two alternatives of the same kind. */
function findChoiceLosses(from: Schema, to: Schema, path: string, say: Words): string[] {
  const fault = (key: (typeof LOWER | typeof UPPER)[number]): string =>
    say.limit(path, key, from[key], to[key]);
  return [
    ...LOWER.filter((key) => to[key] !== undefined && (from[key] ?? -Infinity) < to[key]).map(fault),
    ...UPPER.filter((key) => to[key] !== undefined && (from[key] ?? Infinity) > to[key]).map(fault),
    ...(to.items && from.items ? findValueLosses(from.items, to.items, `${path}[]`, say) : []),
    ...findPropLosses(from, to, path, say),
    ...(typeof to.additionalProperties === 'object' && typeof from.additionalProperties === 'object'
      ? findValueLosses(from.additionalProperties, to.additionalProperties, `${path}.*`, say)
      : []),
  ];
}

function findPropLosses(from: Schema, to: Schema, path: string, say: Words): string[] {
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  const there = to.properties ?? {};
  const wasRequired = new Set(from.required);
  const isOpen = typeof to.additionalProperties === 'object';
  return [
    ...Object.entries(from.properties ?? {}).flatMap(([name, prop]) => {
      const now = there[name];
      if (now) return findValueLosses(prop, now, at(name), say);
      return isOpen ? [] : [say.gone(at(name))];
    }),
    ...(to.required ?? []).flatMap((name) => (wasRequired.has(name) ? [] : (say.required(at(name)) ?? []))),
  ];
}

/** Compares groups of props of which at least one is required. Reports the groups of `to` that a page valid for `from` may not satisfy. */
function findGroupLosses(from: Schema, to: Schema, isNews: boolean): string[] {
  if (isNews) return [];
  const groupsOf = ({ allOf = [] }: Schema): string[][] =>
    allOf.map(({ anyOf = [] }) => anyOf.flatMap(({ required = [] }) => required));
  return groupsOf(to)
    .filter(
      (group) =>
        !group.some((name) => from.required?.includes(name)) &&
        !groupsOf(from).some((old) => old.every((name) => group.includes(name))),
    )
    .map((group) => `one of the props ${group.map((name) => `"${name}"`).join(', ')} is required`);
}
