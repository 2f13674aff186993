/** Figures from visitors' browsers, beside a block and in the page's health. */
import { useEffect, useState } from 'react';
import type { PageFigures, Percentile } from '../contract.ts';
import { useEditor } from '../context.ts';
import { type Catalogue, getTitle } from '../model/catalogue.ts';
import type { Finding } from '../model/health.ts';
import type { Messages } from '../messages.ts';
import type { Item } from './use-blocks.ts';

/** Limits of good values for three of four visitors, as search engines judge them. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1 };
/** Fewer measurements say little about a page. */
const MIN_COUNT = 20;

/** Returns the page's figures; undefined until they are loaded, and if the server does not answer. */
export function useFigures(): PageFigures | undefined {
  const { api } = useEditor();
  const [figures, setFigures] = useState<PageFigures>();
  useEffect(() => {
    let isCurrent = true;
    api.figures().then(
      (answer) => isCurrent && setFigures(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return figures;
}

const formatNumber = (value: number, language: string, digits = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** Formats milliseconds, from a second on as seconds. */
const formatTime = (ms: number, language: string, { health: { figures } }: Messages): string =>
  ms < 1000 ? figures.ms(formatNumber(ms, language)) : figures.seconds(formatNumber(ms / 1000, language, 1));

type Format = (value: number) => string;

/** Lists advice about figures that are worse than good, and about blocks that failed for visitors. */
export function findFigureFindings(
  { page, widgets }: PageFigures,
  items: readonly Item[],
  catalogue: Catalogue,
  language: string,
  t: Messages,
): Finding[] {
  const { figures: texts } = t.health;
  const isHigh = (name: keyof typeof GOOD): boolean => {
    const found = page[name];
    return found !== undefined && found.count >= MIN_COUNT && found.p75 > GOOD[name];
  };
  const advice = (message: string, block: string | null = null): Finding => ({
    topic: 'visitors',
    block,
    path: [],
    message,
    isAdvice: true,
  });
  return [
    ...(isHigh('lcp') ? [advice(texts.slowLcp(formatTime(page.lcp!.p75, language, t)))] : []),
    ...(isHigh('inp') ? [advice(texts.slowInp(formatTime(page.inp!.p75, language, t)))] : []),
    ...(isHigh('cls') ? [advice(texts.highCls(formatNumber(page.cls!.p75, language, 2)))] : []),
    ...Object.entries(widgets).flatMap(([name, { failed, mount }]) => {
      const block = items.find(({ type }) => type === name);
      if (!failed || !block) return [];
      const all = failed.count + (mount?.count ?? 0);
      return [
        advice(
          texts.fails(
            getTitle(name, catalogue, t),
            texts.failedOf(formatNumber(failed.count, language), formatNumber(all, language)),
          ),
          block.props.id,
        ),
      ];
    }),
  ];
}

/** A list of figures. Leaves out figures without a value. */
function Rows({ rows }: { rows: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <dl className="ed-figures">
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
  );
}

const show = (found: Percentile | undefined, format: Format): string | undefined =>
  found && format(found.p75);

/** Shows the figures of the page in its health. */
export function PageFiguresView({ figures: { days, page } }: { figures: PageFigures }) {
  const { settings, t } = useEditor();
  const { figures: texts } = t.health;
  const { language } = settings;
  const time: Format = (ms) => formatTime(ms, language, t);
  const count = Math.max(...Object.values(page).map((one) => one.count));
  if (Object.keys(page).length === 0) return <p className="ed-muted">{texts.none}</p>;
  return (
    <>
      <p className="ed-muted">
        {texts.lead(days)} {texts.visits(formatNumber(count, language))}
      </p>
      <Rows
        rows={[
          [texts.lcp, show(page.lcp, time)],
          [texts.inp, show(page.inp, time)],
          [texts.cls, show(page.cls, (value) => formatNumber(value, language, 3))],
        ]}
      />
    </>
  );
}

/** Shows the figures of a block's widget on this page. Shows nothing if there are none. */
export function BlockFigures({ widget }: { widget: string }) {
  const { settings, t } = useEditor();
  const figures = useFigures();
  const { figures: texts } = t.health;
  const { language } = settings;
  const own = figures?.widgets[widget];
  if (!figures || !own) return null;
  const time: Format = (ms) => formatTime(ms, language, t);
  const all = (own.mount?.count ?? 0) + (own.failed?.count ?? 0);
  return (
    <details className="ed-more">
      <summary>{texts.title}</summary>
      <p className="ed-muted">
        {texts.lead(figures.days)} {texts.visits(formatNumber(all, language))}
      </p>
      <Rows
        rows={[
          [texts.load, show(own.load, time)],
          [texts.mount, show(own.mount, time)],
          [
            texts.bytes,
            show(own.bytes, (bytes) => t.health.kilobytes(formatNumber(bytes / 1000, language, 1))),
          ],
          [
            texts.failed,
            own.failed &&
              texts.failedOf(formatNumber(own.failed.count, language), formatNumber(all, language)),
          ],
        ]}
      />
    </details>
  );
}
