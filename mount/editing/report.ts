/** Creates the report of all markers (`saaristo.report()`). Loaded by the first call. */
import { explainName, explainProps } from './hints.ts';
import type { Marker, ReportRow } from '../types.ts';

/** Returns one row for each marker in page order. Also prints them as a console table. */
export function report(markers: Iterable<Marker>): ReportRow[] {
  const rows = [...markers]
    .sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map((marker) => ({
      widget: marker.name,
      state: marker.state,
      load: marker.load,
      why: explainState(marker),
      ms: marker.ms === undefined ? null : Math.round(marker.ms * 10) / 10,
      bytes: getTransferSize(marker.name),
      element: marker.element,
    }));
  console.table(rows.map(({ element, ...row }) => ({ ...row, element: formatSelector(element) })));
  return rows;
}

function explainState({ name, state, load, reason, element, widget }: Marker): string {
  if (reason !== undefined && state !== 'invalid') return reason;
  if (reason !== undefined)
    return explainName(name) ?? [reason, ...explainProps(element, widget?.schema)].join('; ');
  if (state === 'mounted') return ['it is mounted', ...explainProps(element, widget?.schema)].join('; ');
  if (state === 'loading') return 'its code is on the way';
  const query = /^media\((.*)\)$/s.exec(load)?.[1];
  if (query !== undefined) return `waits until the window matches ${query}`;
  if (load === 'visible')
    return element.getClientRects().length === 0
      ? 'waits to be scrolled near, but has no box (display: none or contents?)'
      : 'waits to be scrolled near';
  return load === 'interaction'
    ? 'waits for a press, a focus or typing in it'
    : 'waits until the page is idle';
}

/** Returns the bytes of the files that are named after a widget. Excludes shared files, such as React and the HTTP client. */
function getTransferSize(name: string): number | null {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((entry) =>
    new RegExp(`/${name.replace(/[^\w-]/g, '')}-[\\w-]{5,}\\.(js|css)`).test(entry.name),
  );
  return files.length === 0 ? null : files.reduce((sum, file) => sum + file.encodedBodySize, 0);
}

const formatSelector = (element: Element): string =>
  element.id
    ? `#${element.id}`
    : `${element.localName}[data-widget="${element.getAttribute('data-widget')}"]`;
