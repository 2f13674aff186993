import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { joinPath, type Path } from 'saaristo/form';
import type { Page, PageDetails, PageHealth, RelatedPage, Share } from '../contract.ts';
import { useEditor } from '../context.ts';
import { getTitle } from '../model/catalogue.ts';
import { describeExamples, findExamples } from '../model/examples.ts';
import {
  type Finding,
  findTextFindings,
  MAX_BYTES,
  MAX_SHOWN,
  type Topic,
  weighBlocks,
} from '../model/health.ts';
import { isAnchor, isOwn } from '../model/problems.ts';
import { describeField, listParts } from '../model/slots.ts';
import { type Item, useBlocks, usePuck } from './use-blocks.ts';
import type { BlockAddress, Problems } from './use-problems.ts';
import { Failure } from '../fields/Failure.tsx';

/** Leads to a field of a block, or of the page if the block is null. */
export type OnField = (block: string | null, path: Path) => void;

interface HealthPanelProps {
  page: Page;
  /** Time of the last save, after which the server is asked again; undefined during a save. */
  savedAt: string | undefined;
  problems: Problems;
  addresses: readonly BlockAddress[];
  /** Findings about the headings of the page as a whole. */
  headings: readonly Finding[];
  isChecking: boolean;
  onField: OnField;
  onClose: () => void;
}

const TOPICS: readonly Topic[] = [
  'search',
  'fields',
  'examples',
  'pictures',
  'structure',
  'contrast',
  'links',
  'weight',
];

/** Returns what searches show of the draft, and whether they list it. */
function usePageTexts(): Required<Omit<PageDetails, 'blocks' | 'share'>> {
  const root = usePuck((state) => state.appState.data.root.props) as Partial<PageDetails> | undefined;
  return {
    title: root?.title ?? '',
    description: root?.description ?? '',
    searchTitle: root?.searchTitle ?? '',
    canonical: root?.canonical ?? '',
    unlisted: root?.unlisted === true,
  };
}

/** Asks the server again after each save. */
function usePageHealth(savedAt: string | undefined) {
  const { api } = useEditor();
  const [health, setHealth] = useState<PageHealth>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (savedAt === undefined) return;
    let isCurrent = true;
    api.health().then(
      (answer) => {
        if (!isCurrent) return;
        setHealth(answer);
        setFailed(false);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, savedAt]);
  return { health, hasFailed };
}

/** Formats bytes as kilobytes. */
function useWeightFormat(): (bytes: number) => string {
  const { settings, t } = useEditor();
  return useMemo(() => {
    const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0 });
    return (bytes) => t.health.kilobytes(format.format(bytes / 1000));
  }, [settings.language, t]);
}

/** Returns the weights of the blocks, and the finding of a page that is too heavy. */
function useWeight(items: readonly Item[], health: PageHealth | undefined) {
  const { catalogue, t } = useEditor();
  const format = useWeightFormat();
  return useMemo(() => {
    const blocks = items.flatMap((item) =>
      listParts(item).flatMap(({ type, props: { load } }) => {
        const widget = catalogue.get(type);
        return widget?.chunks
          ? [
              {
                id: item.props.id,
                title: widget.title,
                chunks: widget.chunks,
                load: load ?? widget.load ?? 'visible',
              },
            ]
          : [];
      }),
    );
    const { own, total } = weighBlocks(blocks, health?.chunkBytes ?? {});
    const heaviest = blocks[own.indexOf(Math.max(...own))];
    const findings: Finding[] =
      total > MAX_BYTES && heaviest
        ? [
            {
              topic: 'weight',
              block: heaviest.id,
              path: [],
              message: t.health.heavy(format(total), format(MAX_BYTES), heaviest.title),
              isAdvice: true,
            },
          ]
        : [];
    return { rows: blocks.map((block, index) => ({ ...block, bytes: own[index] ?? 0 })), total, findings };
  }, [items, health, catalogue, t, format]);
}

/** Shows the health of the page: its previews, and findings that lead to their fields. */
export function HealthPanel(props: HealthPanelProps) {
  const { page, savedAt, problems, addresses, headings, isChecking, onField, onClose } = props;
  const { catalogue, t } = useEditor();
  const { items } = useBlocks();
  const details = usePageTexts();
  const { health, hasFailed } = usePageHealth(savedAt);
  const weight = useWeight(items, health);
  // The server makes the texts of entries' pages.
  const hasTexts = page.template === null;
  const findings: Finding[] = [
    ...(hasTexts ? findTextFindings(details, health ?? {}, { ...t.health, noTitle: t.noTitle }) : []),
    ...items.flatMap(({ props: { id } }) =>
      (problems.get(id) ?? []).map((one) => ({
        topic: one.topic ?? ('fields' as const),
        block: id,
        path: one.path,
        message: one.message,
        isAdvice: false,
      })),
    ),
    ...items.flatMap((item): Finding[] => {
      const paths = findExamples(item, catalogue);
      const message = describeExamples(item, paths, catalogue, t);
      const [path = []] = paths;
      return message ? [{ topic: 'examples', block: item.props.id, path, message, isAdvice: false }] : [];
    }),
    ...(hasTexts ? headings : []),
    ...weight.findings,
  ];
  const faults = findings.filter(({ isAdvice }) => !isAdvice).length;
  const advice = findings.length - faults;
  const describe = ({ topic, block, path }: Finding): string => {
    const index = items.findIndex(({ props: { id } }) => id === block);
    const item = items[index];
    if (!item) return { title: t.title, description: t.description }[joinPath(path)] ?? t.pageSettings;
    // The message of examples names their fields.
    const field = topic === 'examples' ? '' : describeField(item, path, catalogue, t);
    return [t.health.nth(index + 1, getTitle(item.type, catalogue, t)), field].filter(Boolean).join(' › ');
  };
  const extras: Partial<Record<Topic, ReactNode>> = {
    ...(hasTexts && { search: <Previews page={page} health={health} /> }),
    links: <Links addresses={addresses} health={hasTexts ? health : undefined} onField={onField} />,
    ...(weight.total > 0 && { weight: <Weights {...weight} onField={onField} /> }),
  };

  return (
    <section className="ed-panel ed-health" aria-labelledby="ed-health-title">
      <div className="ed-dialog-head">
        <h2 id="ed-health-title">{t.health.title}</h2>
        <button type="button" className="ed-quiet" onClick={onClose}>
          {t.close}
        </button>
      </div>
      <p role="status" className="ed-health-sum">
        {isChecking || (!health && !hasFailed)
          ? t.health.checking
          : [faults > 0 && t.health.toRepair(faults), advice > 0 && t.health.toImprove(advice)]
              .filter(Boolean)
              .join(', ') || t.health.healthy}
      </p>
      <Failure text={hasFailed && t.health.failed} />
      {TOPICS.map((topic) => {
        const its = findings.filter((one) => one.topic === topic);
        const extra = extras[topic];
        if (its.length === 0 && !extra)
          return (
            <p key={topic} className="ed-health-ok">
              {t.health.topics[topic]}
              <span className="ed-hidden">: {t.health.ok}</span>
            </p>
          );
        return (
          <details key={topic} className="ed-health-topic" open={its.length > 0 || topic === 'search'}>
            <summary>
              {t.health.topics[topic]}
              {its.length > 0 && (
                <span className="ed-count" data-kind={its.every((one) => one.isAdvice) ? 'advice' : 'fault'}>
                  {its.length}
                </span>
              )}
            </summary>
            {its.length > 0 && (
              <ul className="ed-findings">
                {its.map((one) => (
                  <li
                    key={`${one.block ?? ''} ${joinPath(one.path)} ${one.message}`}
                    data-kind={one.isAdvice ? 'advice' : 'fault'}
                  >
                    <button type="button" onClick={() => onField(one.block, one.path)}>
                      <span className="ed-muted">{describe(one)}</span>
                      <span>{one.message}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {extra}
          </details>
        );
      })}
    </section>
  );
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)} …` : text);

/** Shows how searches and shares present the page. */
function Previews({ page, health }: { page: Page; health: PageHealth | undefined }) {
  const { t } = useEditor();
  const { title: given, description, searchTitle, unlisted } = usePageTexts();
  const title = searchTitle.trim() || given;
  const siteName = health?.siteName ?? '';
  const host = health?.origin ? new URL(health.origin).host : siteName;
  const full = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return (
    <>
      <h3>{t.health.inSearches}</h3>
      {unlisted ? (
        <p className="ed-muted">{t.health.hidden}</p>
      ) : (
        <div className="ed-snippet">
          <p className="ed-snippet-address">
            {host}
            {page.path === '/' ? '' : page.path.split('/').join(' › ')}
          </p>
          <p className="ed-snippet-title">{cut(full, MAX_SHOWN.title)}</p>
          <p>{description.trim() ? cut(description, MAX_SHOWN.description) : t.health.noDescription}</p>
        </div>
      )}
      <p className="ed-muted">
        {t.title}: {t.health.length(title.length, MAX_SHOWN.title)}
      </p>
      <p className="ed-muted">
        {t.description}: {t.health.length(description.length, MAX_SHOWN.description)}
      </p>
      <h3>{t.health.whenShared}</h3>
      {health?.share && <SharePreview share={health.share} />}
    </>
  );
}

/** Shows what other services show of the page, from the tags that the server sends. */
function SharePreview({ share: { title, description, siteName, url, image } }: { share: Share }) {
  const { t } = useEditor();
  return (
    <>
      <div className="ed-share">
        {image && <img src={toOwnAddress(image.url)} alt={image.alt} />}
        <p className="ed-muted">{url === null ? siteName : new URL(url).host}</p>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{cut(description, MAX_SHOWN.description)}</p>
      </div>
      {!image && <p className="ed-muted">{url === null ? t.health.noHost : t.health.noSharePicture}</p>}
    </>
  );
}

/** Returns the path of a picture of this server, which also serves it to the editor. */
const toOwnAddress = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/media/') ? pathname + search : url;
};

/** Lists the links of the page, and the links to it. */
function Links({
  addresses,
  health,
  onField,
}: {
  addresses: readonly BlockAddress[];
  health: PageHealth | undefined;
  onField: OnField;
}) {
  const { t } = useEditor();
  const links = [
    ...new Map(
      addresses
        .filter(({ kind, address }) => kind === 'link' && address.trim() !== '')
        .map((one) => [one.address, one]),
    ).values(),
  ];
  return (
    <>
      <h3>{t.health.linksOut}</h3>
      {links.length === 0 && <p className="ed-muted">{t.health.noLinksOut}</p>}
      <ul className="ed-addresses">
        {links.map((one) => (
          <li key={one.address}>
            <button type="button" className="ed-link" onClick={() => onField(one.block, one.path)}>
              {one.address}
            </button>
            {one.isDead ? (
              <span className="ed-error"> {t.health.dead}</span>
            ) : (
              !isOwn(one) && !isAnchor(one) && <span className="ed-muted"> {t.health.elsewhere}</span>
            )}
          </li>
        ))}
      </ul>
      {health && (
        <>
          <h3>{t.health.linksIn}</h3>
          {health.isInMenu && <p className="ed-muted">{t.health.inMenu}</p>}
          {health.linkedFrom.length === 0 && !health.isInMenu && (
            <p className="ed-muted">{t.health.noLinksIn}</p>
          )}
          <PageLinks pages={health.linkedFrom} />
        </>
      )}
    </>
  );
}

function PageLinks({ pages }: { pages: readonly RelatedPage[] }) {
  const { addresses } = useEditor();
  return (
    <ul className="ed-addresses">
      {pages.map(({ id, title, path }) => (
        <li key={id}>
          <a href={addresses.page(id)}>{title}</a> <span className="ed-muted">{path}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the weight of each block and when it loads. */
function Weights({
  rows,
  total,
  onField,
}: {
  rows: readonly { id: string; title: string; load: string; bytes: number }[];
  total: number;
  onField: OnField;
}) {
  const { t } = useEditor();
  const format = useWeightFormat();
  return (
    <>
      <p className="ed-muted">{t.health.totalLead}</p>
      <table className="ed-weights">
        <thead>
          <tr>
            <th scope="col">{t.health.block}</th>
            <th scope="col">{t.health.load}</th>
            <th scope="col">{t.health.bytes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, load, bytes }, index) => (
            // A block and those in its slots have one id.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>
                <button type="button" className="ed-link" onClick={() => onField(id, [])}>
                  {title}
                </button>
              </td>
              <td>{t.health.loads[load] ?? load}</td>
              <td>{format(bytes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.health.total}
            </th>
            <td>{format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
