import { PanelBody } from '@wordpress/components';
import { select } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { isRecord, readNumber } from '#lib/read.ts';
import { t } from './messages.ts';
import { settings } from './settings.ts';

/** The figures of a post from visitors' browsers, of all its widgets. Asked for once. */
let answer: Promise<Record<string, unknown>> | undefined;

async function fetchFigures(): Promise<Record<string, unknown>> {
  const post = select('core/editor')?.getCurrentPostId();
  if (!settings.figures || !post) return {};
  const response = await fetch(`${settings.figures}${post}`, {
    headers: { 'x-wp-nonce': settings.nonce ?? '' },
  });
  const body: unknown = await response.json();
  return response.ok && isRecord(body) ? body : {};
}

const format = (value: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value);
const formatTime = (ms: number): string => (ms < 1000 ? `${format(ms)} ms` : `${format(ms / 1000, 1)} s`);

/** Shows the figures of a block's widget in this post. Shows nothing if there are none. */
export function Figures({ widget }: { widget: string }) {
  const [all, setAll] = useState<Record<string, unknown>>({});
  useEffect(() => {
    let isCurrent = true;
    (answer ??= fetchFigures()).then(
      (figures) => isCurrent && setAll(figures),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const { widgets, days } = all;
  const own = isRecord(widgets) ? widgets[widget] : undefined;
  if (!isRecord(own)) return null;
  const read = (figure: string, part: 'p75' | 'count'): number | undefined =>
    isRecord(own[figure]) ? readNumber(own[figure][part]) : undefined;
  const show = (figure: string, write: (value: number) => string): string | undefined => {
    const value = read(figure, 'p75');
    return value === undefined ? undefined : write(value);
  };
  const failed = read('failed', 'count');
  const rows = [
    [t.codeArrives, show('load', formatTime)],
    [t.appears, show('mount', formatTime)],
    [t.size, show('bytes', (bytes) => `${format(bytes / 1000, 1)} kB`)],
    [t.failed, failed === undefined ? undefined : format(failed)],
    [t.measurements, format((read('mount', 'count') ?? 0) + (failed ?? 0))],
  ] as const;
  return (
    <PanelBody title={t.visitors} initialOpen={false}>
      <p>{t.visitorsLead(readNumber(days) ?? 28)}</p>
      <dl className="saaristo-figures">
        {rows.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </PanelBody>
  );
}
