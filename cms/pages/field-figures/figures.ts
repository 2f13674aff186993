/** Stores figures of page views as histograms by site, page, widget and day (docs/cms.md#figures-from-visitors). */
import { sql } from 'kysely';
import { isRecord } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../database/database.ts';
import type { TemplateKind } from '../../model/content.ts';

/** Figures of a page: LCP and INP in milliseconds, CLS in thousandths. */
const PAGE_FIGURES = ['lcp', 'inp', 'cls'] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];
/** Figures of a widget: times in milliseconds, bytes, and failed markers. */
const MARKER_FIGURES = ['load', 'mount', 'bytes'] as const;
type Figure = PageFigure | (typeof MARKER_FIGURES)[number] | 'failed';

/** Each bucket ends at 1.1 times the end of the previous one, so that a percentile is at most 5 % wrong. */
const RATIO = 1.1;
const CLS_SCALE = 1000;
/** Ten minutes, and ten megabytes. Larger values are not from a real view. */
const MAX_TIME = 600_000;
const MAX_BYTES = 10_000_000;
const MAX_MARKERS = 50;
/** Days of the shown figures. */
export const SHOWN_DAYS = 28;
/** Rows of a site and day. More are not added, so that false figures cannot fill the database. */
const MAX_ROWS = 50_000;

/** A value that is counted. `widget` is '' for figures of the page. */
interface Value {
  widget: string;
  figure: Figure;
  bucket: number;
}

/** The figures of a page view that a browser has sent. */
export interface View {
  page: string;
  values: readonly Value[];
}

/** Returns the name under which the figures of a template's pages are stored. */
export const getTemplatePage = (language: Language, template: TemplateKind): string =>
  `${language}:${template}`;

const getBucket = (value: number): number =>
  value < 1 ? 0 : Math.round(Math.log(value) / Math.log(RATIO)) + 1;
const getBucketValue = (bucket: number): number => (bucket === 0 ? 0 : RATIO ** (bucket - 1));

const isValue = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;

/**
 * Reads the body that `saaristo-field.js` sends.
 * @param isWidget whether the build has a widget of this name; others are left out
 * @returns undefined if the body is invalid
 */
export function parseView(text: string, isWidget: (name: string) => boolean): View | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(body) || typeof body['page'] !== 'string' || !Array.isArray(body['markers']))
    return undefined;
  const { page, markers } = body;
  if (markers.length > MAX_MARKERS) return undefined;
  const values: Value[] = [];
  for (const figure of PAGE_FIGURES) {
    const value = body[figure];
    if (value === undefined || value === null) continue;
    if (!isValue(value, figure === 'cls' ? MAX_TIME / CLS_SCALE : MAX_TIME)) return undefined;
    values.push({ widget: '', figure, bucket: getBucket(figure === 'cls' ? value * CLS_SCALE : value) });
  }
  for (const marker of markers as unknown[]) {
    if (!Array.isArray(marker) || marker.length > 4) return undefined;
    const [name, ...figures] = marker as unknown[];
    if (typeof name !== 'string') return undefined;
    if (!isWidget(name)) continue;
    if (figures.length === 0) values.push({ widget: name, figure: 'failed', bucket: 0 });
    for (const [index, value] of figures.entries()) {
      const figure = MARKER_FIGURES[index]!;
      // The browser does not report the bytes of files of other origins.
      if (value === null && figure === 'bytes') continue;
      if (!isValue(value, figure === 'bytes' ? MAX_BYTES : MAX_TIME)) return undefined;
      values.push({ widget: name, figure, bucket: getBucket(value) });
    }
  }
  return { page, values };
}

/** Whether the site and day have room for more rows. It is read again after a while, since counting is slow. */
const rooms = new WeakMap<object, Map<string, { until: number; hasRoom: boolean }>>();
const ROOM_MS = 60_000;

async function hasRoom(queries: Queries, site: Site): Promise<boolean> {
  const known = rooms.get(queries) ?? new Map<string, { until: number; hasRoom: boolean }>();
  rooms.set(queries, known);
  const found = known.get(site);
  if (found && found.until > Date.now()) return found.hasRoom;
  const { count } = await queries
    .selectFrom('field_figure')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('site', '=', site)
    .where('day', '=', sql<string>`current_date`)
    .executeTakeFirstOrThrow();
  const room = { until: Date.now() + ROOM_MS, hasRoom: count < MAX_ROWS };
  known.set(site, room);
  return room.hasRoom;
}

/** Adds the figures of a view to the histograms of today. */
export async function storeView(queries: Queries, site: Site, { page, values }: View): Promise<void> {
  if (values.length === 0 || !(await hasRoom(queries, site))) return;
  const counts = new Map<string, Value & { count: number }>();
  for (const value of values) {
    const key = `${value.widget} ${value.figure} ${value.bucket}`;
    counts.set(key, { ...value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // The same order in all statements prevents deadlocks.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await queries
    .insertInto('field_figure')
    .values(rows.map((row) => ({ site, page, day: sql<string>`current_date`, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'page', 'day', 'widget', 'figure', 'bucket'])
        .doUpdateSet({ count: sql<number>`field_figure.count + excluded.count` }),
    )
    .execute();
}

/** The 75th percentile of a figure, and the number of its values. */
export interface Summary {
  p75: number;
  count: number;
}

type Histogram = readonly { bucket: number; count: number }[];

function summarize(histogram: Histogram, scale = 1): Summary {
  const count = histogram.reduce((sum, one) => sum + one.count, 0);
  let rest = count * 0.75;
  const found = [...histogram].sort((a, b) => a.bucket - b.bucket).find((one) => (rest -= one.count) <= 0);
  return { p75: getBucketValue(found?.bucket ?? 0) / scale, count };
}

type Summaries = Partial<Record<Figure, Summary>>;

/** Summarizes histograms by a key. */
function summarizeBy<Row extends { figure: Figure; bucket: number; count: number }>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
): Map<string, Summaries> {
  const histograms = new Map<string, Map<Figure, { bucket: number; count: number }[]>>();
  for (const row of rows) {
    const own = histograms.get(getKey(row)) ?? new Map<Figure, { bucket: number; count: number }[]>();
    histograms.set(getKey(row), own);
    own.set(row.figure, [...(own.get(row.figure) ?? []), row]);
  }
  return new Map(
    [...histograms].map(([key, own]) => [
      key,
      Object.fromEntries(
        [...own].map(([figure, histogram]) => [
          figure,
          summarize(histogram, figure === 'cls' ? CLS_SCALE : 1),
        ]),
      ) as Summaries,
    ]),
  );
}

const selectShown = (queries: Queries, site: Site) =>
  queries
    .selectFrom('field_figure')
    .select(['figure', 'bucket', sql<number>`sum(count)::int`.as('count')])
    .where('site', '=', site)
    .where('day', '>', sql<string>`current_date - ${SHOWN_DAYS}::integer`);

/** Returns the figures of a page and of its widgets by name ('' is the page). */
export async function findPageFigures(
  queries: Queries,
  site: Site,
  page: string,
): Promise<Map<string, Summaries>> {
  const rows = await selectShown(queries, site)
    .select('widget')
    .where('page', '=', page)
    .groupBy(['widget', 'figure', 'bucket'])
    .execute();
  return summarizeBy(rows, ({ widget }) => widget);
}

/** Returns the figures of all pages of a site by page, with the failed markers of all their widgets. */
export async function listPageFigures(queries: Queries, site: Site): Promise<Map<string, Summaries>> {
  const rows = await selectShown(queries, site)
    .select('page')
    .where('figure', 'in', [...PAGE_FIGURES, 'failed'])
    .groupBy(['page', 'figure', 'bucket'])
    .execute();
  return summarizeBy(rows, ({ page }) => page);
}
