import { useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import type { Page, Version } from '../contract.ts';
import { useEditor } from '../context.ts';
import { getTimeFormat } from '../messages.ts';
import { findDifferences } from '../model/differences.ts';
import { toPuckData, toPageDetails } from '../model/page.ts';
import { Dialog } from './Dialog.tsx';
import { getTitle } from '../model/catalogue.ts';

/** Lists all published versions with their differences from the draft, and restores one. */
export function HistoryDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { api, catalogue, settings, t } = useEditor();
  const getPuck = useGetPuck();
  const [versions, setVersions] = useState<Version[]>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    api.versions().then(setVersions, () => setFailed(true));
  }, [api]);

  const draft = toPageDetails(getPuck().appState.data);
  const time = getTimeFormat(settings.language, page.timeZone);
  const restore = ({ details }: Version): void => {
    const data = toPuckData(details);
    getPuck().dispatch({ type: 'setData', recordHistory: true, data: () => data });
    onClose();
  };

  return (
    <Dialog title={t.history} onClose={onClose}>
      {hasFailed && (
        <p className="ed-error" role="alert">
          {t.failed}
        </p>
      )}
      {versions?.length === 0 && <p>{t.noVersions}</p>}
      <ol className="ed-versions">
        {versions?.map((version, index) => {
          const changes = findDifferences(draft.blocks, version.details.blocks).filter(
            ({ kind }) => kind !== 'same',
          );
          return (
            <li key={version.number}>
              <h3>
                {t.version(version.number)}
                {index === 0 && page.state !== 'draft' && <span className="ed-muted"> {t.current}</span>}
              </h3>
              <p className="ed-muted">
                {t.publishedBy(version.madeBy, time.format(new Date(version.madeAt)))}
              </p>
              {version.details.title !== draft.title && (
                <p>
                  {t.title}: <q>{version.details.title}</q>
                </p>
              )}
              {changes.length === 0 && version.details.title === draft.title && (
                <p className="ed-muted">{t.same}</p>
              )}
              <ul>
                {changes.map(({ kind, before, after }, place) => {
                  const block = after ?? before;
                  const type = block && ('html' in block ? '#html' : block.widget);
                  return (
                    <li key={place} data-kind={kind}>
                      {t[kind === 'same' ? 'changed' : kind]}: {type && getTitle(type, catalogue, t)}
                    </li>
                  );
                })}
              </ul>
              <button type="button" onClick={() => restore(version)}>
                {t.restore}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
