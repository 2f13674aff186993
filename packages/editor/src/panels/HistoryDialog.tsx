import { useGetPuck } from '@puckeditor/core';
import { useEffect, useId, useMemo, useState } from 'react';
import { pickPageDetails } from 'saaristo/page-details';
import type { DraftState, Page, PageDetails, Version } from '../contract.ts';
import { useEditor } from '../context.ts';
import { getTimeFormat } from '../messages.ts';
import { comparePieces, type FieldChange, listChanges, type PartChange } from '../model/field-changes.ts';
import { toPuckData, toPageDetails } from '../model/page.ts';
import { Dialog } from './Dialog.tsx';
import { Failure } from '../fields/Failure.tsx';

interface HistoryDialogProps {
  page: Page;
  /** Saves the draft, so that nothing is lost when another state replaces it. */
  flush: () => Promise<boolean>;
  onClose: () => void;
}

/** Lists the published versions and the earlier states of the draft, compares each with the draft by field, and restores one. */
export function HistoryDialog({ page, flush, onClose }: HistoryDialogProps) {
  const { api, settings, t } = useEditor();
  const getPuck = useGetPuck();
  const [shown, setShown] = useState<'versions' | 'drafts'>('versions');
  const [versions, setVersions] = useState<Version[]>();
  const [drafts, setDrafts] = useState<DraftState[]>();
  const [draft, setDraft] = useState<PageDetails>(() => toPageDetails(getPuck().appState.data));
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isOpen = true;
    const load = async (): Promise<void> => {
      // The server cleans rich text, so its draft is compared and not the canvas.
      const isSaved = await flush();
      const [all, states, saved] = await Promise.all([
        api.versions(),
        api.drafts(),
        isSaved ? api.load() : undefined,
      ]);
      if (!isOpen) return;
      if (saved) setDraft(pickPageDetails(saved));
      setVersions(all);
      setDrafts(states);
    };
    load().catch(() => {
      if (isOpen) setFailed(true);
    });
    return () => {
      isOpen = false;
    };
  }, [api, flush]);

  const format = getTimeFormat(settings.language, page.timeZone);
  const describe = (name: string, time: string): string => t.publishedBy(name, format.format(new Date(time)));

  const restore = async (details: PageDetails): Promise<void> => {
    setFailed(false);
    try {
      if (!(await flush())) throw new Error('The draft is not saved.');
      await api.keepDraft();
    } catch {
      setFailed(true);
      return;
    }
    const data = toPuckData(details);
    getPuck().dispatch({ type: 'setData', recordHistory: true, data: () => data });
    onClose();
  };

  return (
    <Dialog title={t.history} onClose={onClose}>
      <Failure text={hasFailed && t.failed} />
      <div className="ed-tabs" role="group" aria-label={t.history}>
        {(['versions', 'drafts'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {t.historyParts[name]}
          </button>
        ))}
      </div>
      {shown === 'versions' ? (
        <>
          {versions?.length === 0 && <p>{t.noVersions}</p>}
          <ol className="ed-versions">
            {versions?.map(({ number, madeBy, madeAt, details }, index) => (
              <li key={number}>
                <h3>
                  {t.version(number)}
                  {index === 0 && page.state !== 'draft' && <span className="ed-muted"> {t.current}</span>}
                </h3>
                <p className="ed-muted">{describe(madeBy, madeAt)}</p>
                <Comparison draft={draft} details={details} />
                <button type="button" onClick={() => void restore(details)}>
                  {t.restore}
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className="ed-muted">{drafts?.length === 0 ? t.noDrafts : t.draftsLead}</p>
          <ol className="ed-versions">
            {drafts?.map((state) => (
              <Draft
                key={state.number}
                number={state.number}
                title={describe(state.savedBy, state.savedAt)}
                draft={draft}
                onRestore={restore}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** An earlier state of the draft. Its content loads when it is compared or restored. */
function Draft({
  number,
  title,
  draft,
  onRestore,
}: {
  number: number;
  title: string;
  draft: PageDetails;
  onRestore: (details: PageDetails) => Promise<void>;
}) {
  const { api, t } = useEditor();
  const [details, setDetails] = useState<PageDetails>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const load = async (): Promise<PageDetails | undefined> => {
    setFailed(false);
    try {
      const loaded = details ?? (await api.draft(number));
      setDetails(loaded);
      return loaded;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  return (
    <li>
      <h3>{title}</h3>
      <Failure text={hasFailed && t.failed} />
      <div id={id}>{isOpen && details && <Comparison draft={draft} details={details} />}</div>
      <div className="ed-row">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t.compare}: ${title}`}
          onClick={() => {
            setOpen(!isOpen);
            void load();
          }}
        >
          {t.compare}
        </button>
        <button
          type="button"
          aria-label={`${t.restore}: ${title}`}
          onClick={() => void load().then((loaded) => loaded && onRestore(loaded))}
        >
          {t.restore}
        </button>
      </div>
    </li>
  );
}

/** Fields of a part that are listed at once. */
const MAX_FIELDS = 30;

/** Shows how the draft would change if a state were restored, by field. */
function Comparison({ draft, details }: { draft: PageDetails; details: PageDetails }) {
  const { catalogue, t } = useEditor();
  const changes = useMemo(() => listChanges(draft, details, catalogue, t), [draft, details, catalogue, t]);
  if (changes.length === 0) return <p className="ed-muted">{t.same}</p>;
  return (
    <ul className="ed-changes">
      {changes.map((change, index) => (
        <li key={index} data-kind={change.kind}>
          <Part change={change} />
        </li>
      ))}
    </ul>
  );
}

/** A part of the page that differs, with its fields. */
function Part({ change: { kind, title, fields } }: { change: PartChange }) {
  const { t } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const name = kind === 'page' ? title : `${t[kind]}: ${title}`;
  if (fields.length === 0) return name;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {/* Texts are compared by word only when they are shown: many versions differ in many long texts. */}
      {isOpen && (
        <dl>
          {fields.slice(0, MAX_FIELDS).map((field, index) => (
            <div key={index}>
              <dt>{field.label}</dt>
              <dd>
                <Field field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {fields.length > MAX_FIELDS && <p className="ed-muted">{t.moreFields(fields.length - MAX_FIELDS)}</p>}
    </details>
  );
}

/** Whether an address is of this server or is a picture itself. The editor loads no others. */
const canShow = (address: string): boolean => /^(?:\/(?!\/)|data:image\/)/.test(address);

/** Shows the removed and the added pieces of a field. */
function Field({ field }: { field: FieldChange }) {
  const { t } = useEditor();
  const pieces = useMemo(() => comparePieces(field), [field]);
  return (
    <>
      {pieces.map(({ kind, text }, index) => {
        const Tag = { same: 'span', added: 'ins', removed: 'del' }[kind] as 'span' | 'ins' | 'del';
        return (
          <Tag key={index}>
            {kind !== 'same' && <span className="ed-hidden">{` ${t[kind]}: `}</span>}
            {field.isPicture && canShow(text) ? <img src={text} alt={text} height={64} /> : text}
          </Tag>
        );
      })}
    </>
  );
}
