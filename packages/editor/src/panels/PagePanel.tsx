import { useGetPuck } from '@puckeditor/core';
import { useState } from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Block, Page, PageDetails } from '../contract.ts';
import { getTimeFormat } from '../messages.ts';
import { PictureField } from '../fields/PictureField.tsx';
import { toPageDetails } from '../model/page.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { getEditionMessages } from '../messages.ts';
import { Editions } from './Editions.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ScheduleNotice, TimeField } from './Scheduling.tsx';
import { SectionDialog } from './SectionDialog.tsx';
import { SectionUses } from './SectionPanel.tsx';
import { Languages } from './Languages.tsx';
import { TourOffer } from './Tour.tsx';
import { usePuck } from './use-blocks.ts';

/** The schema of the picture for shares. */
const SHARE = { type: 'object', properties: { url: { type: 'string' }, alt: { type: 'string' } } };

/** Lists the times at which versions of a page are published. */
const listTimes = ({ publishAt, editions = [] }: Page): string[] =>
  editions.length > 0
    ? editions.flatMap((one) => one.publishAt ?? [])
    : publishAt === null
      ? []
      : [publishAt];

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
  const { addresses, api, features, settings, t } = useEditor();
  const getPuck = useGetPuck();
  const root = usePuck((state) => state.appState.data.root.props) as unknown as
    | Partial<PageDetails>
    | undefined;
  const [path, setPath] = useState(page.path);
  const [failure, setFailure] = useState<string>();
  /** The blocks that are saved as a template. */
  const [template, setTemplate] = useState<readonly Block[]>();
  // The title and description of an entry's page come from the entry.
  const hasWords = page.template === null || !['product', 'recipe', 'news'].includes(page.template);
  const isSection = page.template === 'section';
  const isPublisher = settings.user.role === 'publisher';
  const hasMore =
    ((features.has('duplicate') || features.has('sections')) && !page.template) ||
    (isPublisher && (['schedule', 'unpublish', 'remove'] as const).some((one) => features.has(one)));

  const set = (changed: { [Key in keyof PageDetails]?: PageDetails[Key] | undefined }): void =>
    getPuck().dispatch({ type: 'replaceRoot', root: { props: { ...root, ...changed } as object } });
  const saveAndRun = async (call: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      if (await flush()) await call();
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };
  const format = getTimeFormat(settings.language, page.timeZone);
  /** Adds to a question that the scheduled versions are cancelled, too. */
  const withScheduled = (question: string): string =>
    [question, ...listTimes(page).map((at) => t.scheduledLost(format.format(new Date(at))))].join(' ');
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
      {failure && (
        <p className="ed-error" role="alert">
          {failure}
        </p>
      )}
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
      {hasMore && (
        <details className="ed-more">
          <summary>{t.more}</summary>
          <div className="ed-stack">
            {features.has('duplicate') && !page.template && (
              <button
                type="button"
                onClick={() =>
                  void saveAndRun(async () => {
                    location.assign(addresses.page((await api.duplicate()).id));
                  })
                }
              >
                {t.duplicatePage}
              </button>
            )}
            {features.has('sections') && !page.template && (
              <button
                type="button"
                onClick={() => setTemplate(toPageDetails(getPuck().appState.data).blocks)}
              >
                {t.saveTemplate}
              </button>
            )}
            {isPublisher && (
              <>
                {features.has('schedule') && (
                  <TimeField
                    id="ed-at"
                    label={t.scheduleAt}
                    hint={t.scheduleHint}
                    submit={t.schedule}
                    timeZone={page.timeZone}
                    name={
                      features.has('editions')
                        ? {
                            label: getEditionMessages(settings.language).scheduleName,
                            value: page.draftName ?? '',
                          }
                        : undefined
                    }
                    onSubmit={(at, name) => {
                      setFailure(undefined);
                      onSchedule(at, name);
                    }}
                    onRefused={setFailure}
                    cancel={
                      page.publishAt === null || features.has('editions')
                        ? undefined
                        : { label: t.unschedule, onPress: () => update(api.unschedule) }
                    }
                  />
                )}
                {(!page.template || isSection) && (
                  <>
                    {features.has('schedule') &&
                      !isSection &&
                      (page.state !== 'draft' || page.publishAt !== null) && (
                        <TimeField
                          id="ed-end"
                          label={t.unpublishAt}
                          hint={t.unpublishLead}
                          submit={t.setUnpublish}
                          timeZone={page.timeZone}
                          onSubmit={(at) => update(() => api.unpublishAt(at))}
                          onRefused={setFailure}
                          cancel={
                            page.unpublishAt === null
                              ? undefined
                              : {
                                  label: t.cancelUnpublish,
                                  onPress: () => update(() => api.unpublishAt(null)),
                                }
                          }
                        />
                      )}
                    {features.has('unpublish') && page.state !== 'draft' && (
                      <ConfirmButton
                        label={t.unpublish}
                        question={withScheduled(t.unpublishLead)}
                        onConfirm={() => update(api.unpublish)}
                      />
                    )}
                    {features.has('remove') && (
                      <ConfirmButton
                        label={isSection ? t.deleteSection : t.deletePage}
                        question={withScheduled(isSection ? t.deleteSectionLead : t.deletePageLead)}
                        onConfirm={() =>
                          void saveAndRun(async () => {
                            await api.remove();
                            location.assign(addresses.list);
                          })
                        }
                      />
                    )}
                  </>
                )}
              </>
            )}
          </div>
        </details>
      )}
      {template && <SectionDialog blocks={template} isTemplate onClose={() => setTemplate(undefined)} />}
      {features.has('previewLinks') && page.template !== 'section' && <PreviewLinks page={page} />}
    </section>
  );
}
