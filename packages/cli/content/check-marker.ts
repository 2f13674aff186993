import { parseFragment } from 'parse5';
import type { PropSchema } from '../../../src/island/check-props.ts';
import { canHoldIsland, parseProps } from '../../../src/island/given-props.ts';
import { readVersion } from '../../../src/island/migrate.ts';
import { checkProps } from '../../../src/island/prop-problems.ts';
import { findUnknownProps } from '../../../src/island/unknown-props.ts';
import { findNearest } from '../../../src/lib/nearest.ts';
import { isRecord } from '../../../src/lib/read.ts';

/** A widget of `widgets.json`, as far as markers are checked by it. */
export interface CheckedWidget {
  name: string;
  version: number;
  props: PropSchema;
}

/** The code of a fault of a marker. */
export type MarkerFault =
  | 'marker-cut'
  | 'marker-element'
  | 'marker-escaped-twice'
  | 'marker-load'
  | 'marker-newer'
  | 'marker-not-json'
  | 'marker-props'
  | 'marker-unclosed'
  | 'marker-unknown';

/** A fault of a marker. */
export interface MarkerProblem {
  code: MarkerFault;
  /** The prop, such as `items.2.title`; '' if it is no fault of one prop. */
  path: string;
  /** The fault in one sentence. */
  what: string;
}

/** A marker, as it is stored or written into a page. */
export interface GivenMarker {
  /** The name of its element. */
  name: string;
  /** The namespace of its element, if it is not that of HTML. */
  namespace?: string;
  /** Whether it contains other parts of the page, because it is not closed. */
  isUnclosed?: boolean;
  attributes: Readonly<Record<string, string>>;
  /** The JSON of its props. */
  json: string;
}

const LOADS = /^(eager|idle|visible|interaction|media\(.+\))$/;

/** An attribute's name that can only be the rest of a value that a quote has ended. */
const REST_OF_VALUE = /["'{}[\],]/;

/** Returns the text with its entities resolved once more. */
function unescapeHtml(text: string): string {
  const [element] = parseFragment(`<i title="${text.replaceAll('"', '&quot;')}">`).childNodes;
  return element && 'attrs' in element ? (element.attrs[0]?.value ?? text) : text;
}

/** Explains props that are no JSON object. */
function explainJson({ attributes, json }: GivenMarker, problem: string): MarkerProblem {
  const rest = Object.keys(attributes).find((name) => REST_OF_VALUE.test(name));
  if (rest !== undefined)
    return {
      code: 'marker-cut',
      path: '',
      what: `a quote in data-props ends the attribute, which is cut after ${JSON.stringify(json.slice(-40))}`,
    };
  if ('value' in parseProps(unescapeHtml(json)))
    return { code: 'marker-escaped-twice', path: '', what: 'data-props is escaped as HTML twice' };
  return { code: 'marker-not-json', path: '', what: problem };
}

/**
 * Checks a marker against the widgets of a bundle.
 * @param migrate converts props of an older version; without it, props of older versions are checked as they are
 */
export function checkMarker(
  marker: GivenMarker,
  widgets: ReadonlyMap<string, CheckedWidget>,
  migrate: (name: string, props: Record<string, unknown>, version: number) => unknown = (_name, props) =>
    props,
): MarkerProblem[] {
  const { name, attributes } = marker;
  if (!canHoldIsland(name, marker.namespace))
    return [{ code: 'marker-element', path: '', what: `a <${name}> can't show an island` }];
  const found: MarkerProblem[] = [];
  if (marker.isUnclosed === true)
    found.push({
      code: 'marker-unclosed',
      path: '',
      what: `it has no end tag, so that it contains other parts of the page; write </${name}>, since HTML ignores the "/" of <${name} … />`,
    });
  const load = attributes['data-load'];
  if (load !== undefined && !LOADS.test(load))
    found.push({
      code: 'marker-load',
      path: '',
      what: `data-load=${JSON.stringify(load)} is no load strategy, so it counts as "eager"`,
    });
  const widget = attributes['data-widget']!;
  const known = widgets.get(widget);
  if (!known) {
    const similar = findNearest(widget, widgets.keys());
    const hint = similar === undefined ? '' : `; did you mean ${JSON.stringify(similar)}?`;
    return [
      ...found,
      { code: 'marker-unknown', path: '', what: `no widget has the name ${JSON.stringify(widget)}${hint}` },
    ];
  }
  const given = parseProps(marker.json);
  if ('problem' in given) return [...found, explainJson(marker, given.problem)];
  const version = readVersion(attributes['data-props-version']);
  if (version > known.version)
    found.push({
      code: 'marker-newer',
      path: '',
      what: `its props have version ${version}, but the bundle knows ${known.version}`,
    });
  let migrated: unknown = given.value;
  try {
    if (version < known.version) migrated = migrate(widget, given.value, version);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      ...found,
      { code: 'marker-props', path: '', what: `the migration from version ${version} fails: ${why}` },
    ];
  }
  const checked = checkProps(known.props, migrated);
  if (!checked.ok)
    for (const { path, expected, received } of checked.problems)
      found.push({ code: 'marker-props', path, what: `expected ${expected}, got ${received}` });
  for (const { name: path, nearest } of isRecord(migrated) ? findUnknownProps(known.props, migrated) : [])
    if (nearest !== undefined && !Object.hasOwn(migrated as object, nearest))
      found.push({
        code: 'marker-props',
        path,
        what: `the widget has no such prop; did you mean ${JSON.stringify(nearest)}?`,
      });
  return found;
}
