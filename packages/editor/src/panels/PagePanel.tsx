import { useGetPuck } from '@puckeditor/core';
import { useState } from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Page, PageDetails } from '../contract.ts';
import { PictureField } from '../fields/PictureField.tsx';
import { Editions } from './Editions.tsx';
import { PageMore } from './PageMore.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ScheduleNotice } from './Scheduling.tsx';
import { SectionUses } from './SectionPanel.tsx';
import { Languages } from './Languages.tsx';
import { TourOffer } from './Tour.tsx';
import { usePuck } from './use-blocks.ts';
import { Failure } from '../fields/Failure.tsx';

/** The schema of the picture for shares. */
const SHARE = { type: 'object', properties: { url: { type: 'string' }, alt: { type: 'string' } } };

interface PagePanelProps {
  page: Page;
  /** Whether the draft was changed after the server sent `page`. */
  hasChanged: boolean;
  onPage: (page: Page) => void;
  flush: () => Promise<boolean>;
  version: { readonly current: number };
  /** Schedules the draft at a date and time of the site's zone, as the edition of a name. */
  onSchedule: (at: string, name: string) => void;
  /** Names of the others who have the page open. */
  others: readonly string[];
}

/** The settings of the whole page: title, description, path and publication. */
export function PagePanel(props: PagePanelProps) {
  const { page, hasChanged, onPage, flush, version, onSchedule, others } = props;
  const { api, features, settings, t } = useEditor();
  const [path, setPath] = useState(page.path);
  const [failure, setFailure] = useState<string>();
  const isSection = page.template === 'section';
  const isPublisher = settings.user.role === 'publisher';
  const saveAndRun = async (call: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      if (await flush()) await call();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };
  const update = (call: () => Promise<Page>): void => void saveAndRun(async () => onPage(await call()));

  return (
    <section className="ed-panel" aria-labelledby="ed-page-title">
      <h2 id="ed-page-title">{isSection ? t.section : page.template ? t.template : t.pageSettings}</h2>
      {page.template && <p className="ed-help">{isSection ? t.sectionLead : t.templateLead}</p>}
      <TourOffer />
      <ScheduleNotice page={page} hasChanged={hasChanged} />
      {features.has('editions') && (
        <Editions
          page={page}
          hasChanged={hasChanged}
          onPage={onPage}
          flush={flush}
          version={version}
          others={others}
        />
      )}
      {features.has('reviews') && <ReviewPanel page={page} onPage={onPage} flush={flush} version={version} />}
      <PageFields page={page} />
      <Failure text={failure} />
      {isSection && <SectionUses id={page.id} />}
      {!isSection && (
        <form
          className="ed-field"
          onSubmit={(event) => {
            event.preventDefault();
            update(() => api.move(path));
          }}
        >
          <label htmlFor="ed-path">{t.path}</label>
          <input
            id="ed-path"
            value={path}
            maxLength={200}
            readOnly={!isPublisher || !features.has('move') || page.template !== null}
            spellCheck={false}
            onChange={({ target }) => setPath(target.value)}
          />
          {isPublisher && path !== page.path && <button type="submit">{t.changePath}</button>}
        </form>
      )}
      {features.has('translations') && (!page.template || isSection) && (
        <Languages page={page} flush={flush} />
      )}
      <PageMore {...{ page, saveAndRun, update, onSchedule }} onFailure={setFailure} />
      {features.has('previewLinks') && page.template !== 'section' && <PreviewLinks page={page} />}
    </section>
  );
}

/** Edits the page's title, description, and what searches and shares show of it. */
function PageFields({ page }: { page: Page }) {
  const { t } = useEditor();
  const getPuck = useGetPuck();
  const root = usePuck((state) => state.appState.data.root.props) as unknown as
    | Partial<PageDetails>
    | undefined;
  // The title and description of an entry's page come from the entry.
  const hasWords = page.template === null || !['product', 'recipe', 'news'].includes(page.template);
  const isSection = page.template === 'section';
  const set = (changed: { [Key in keyof PageDetails]?: PageDetails[Key] | undefined }): void =>
    getPuck().dispatch({ type: 'replaceRoot', root: { props: { ...root, ...changed } as object } });
  return (
    <>
      {hasWords && (
        <>
          <div className="ed-field">
            <label htmlFor="ed-title">{t.title}</label>
            <input
              id="ed-title"
              value={root?.title ?? ''}
              maxLength={200}
              onChange={({ target }) => set({ title: target.value })}
            />
          </div>
          {!isSection && (
            <div className="ed-field">
              <label htmlFor="ed-description">{t.description}</label>
              <textarea
                id="ed-description"
                rows={3}
                maxLength={500}
                value={root?.description ?? ''}
                aria-describedby="ed-description-help"
                onChange={({ target }) => set({ description: target.value })}
              />
              <p id="ed-description-help" className="ed-help">
                {t.descriptionHint}
              </p>
            </div>
          )}
        </>
      )}
      {!page.template &&
        (['searchTitle', 'canonical'] as const).map((name) => (
          <div className="ed-field" key={name}>
            <label htmlFor={`ed-${name}`}>{t[name]}</label>
            <input
              id={`ed-${name}`}
              value={root?.[name] ?? ''}
              maxLength={name === 'canonical' ? 2000 : 200}
              spellCheck={name !== 'canonical'}
              aria-describedby={`ed-${name}-help`}
              onChange={({ target }) => set({ [name]: target.value })}
            />
            <p id={`ed-${name}-help`} className="ed-help">
              {t[`${name}Hint`]}
            </p>
          </div>
        ))}
      {!page.template && (
        <PictureField
          schema={SHARE}
          value={root?.share}
          onChange={(share) => set({ share: share as PageDetails['share'] })}
          path={['share']}
          problems={[]}
          label={t.sharePicture}
          words={
            <p id="ed-share-help" className="ed-help">
              {t.sharePictureHint}
            </p>
          }
          described={{ id: 'ed-share', 'aria-describedby': 'ed-share-help' }}
        />
      )}
      {!page.template && (
        <div className="ed-field ed-field-switch">
          <label htmlFor="ed-unlisted">{t.unlisted}</label>
          <input
            id="ed-unlisted"
            type="checkbox"
            role="switch"
            checked={root?.unlisted === true}
            aria-checked={root?.unlisted === true}
            onChange={({ target }) => set({ unlisted: target.checked })}
          />
        </div>
      )}
    </>
  );
}
