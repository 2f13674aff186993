import { useGetPuck } from '@puckeditor/core';
import { useState } from 'react';
import { useEditor } from '../context.ts';
import type { Block, Page } from '../contract.ts';
import { getEditionMessages, getTimeFormat } from '../messages.ts';
import { toPageDetails } from '../model/page.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { TimeField } from './Scheduling.tsx';
import { SectionDialog } from './SectionDialog.tsx';

/** Lists the times at which versions of a page are published. */
const listTimes = ({ publishAt, editions = [] }: Page): string[] =>
  editions.length > 0
    ? editions.flatMap((one) => one.publishAt ?? [])
    : publishAt === null
      ? []
      : [publishAt];

interface PageMoreProps {
  page: Page;
  /** Saves the draft, then runs a call. Shows the error of a call that fails. */
  saveAndRun: (call: () => Promise<void>) => Promise<void>;
  update: (call: () => Promise<Page>) => void;
  onSchedule: (at: string, name: string) => void;
  onFailure: (failure: string | undefined) => void;
}

/** Shows the rare actions of a page: copies, schedule and removal. The last two are for publishers. */
export function PageMore({ page, saveAndRun, update, onSchedule, onFailure }: PageMoreProps) {
  const { addresses, api, features, settings, t } = useEditor();
  const getPuck = useGetPuck();
  /** The blocks that are saved as a template. */
  const [template, setTemplate] = useState<readonly Block[]>();
  const isPublisher = settings.user.role === 'publisher';
  const hasMore =
    ((features.has('duplicate') || features.has('sections')) && !page.template) ||
    (isPublisher && (['schedule', 'unpublish', 'remove'] as const).some((one) => features.has(one)));
  if (!hasMore) return null;
  return (
    <>
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
            <button type="button" onClick={() => setTemplate(toPageDetails(getPuck().appState.data).blocks)}>
              {t.saveTemplate}
            </button>
          )}
          {isPublisher && <PublisherActions {...{ page, saveAndRun, update, onSchedule, onFailure }} />}
        </div>
      </details>
      {template && <SectionDialog blocks={template} isTemplate onClose={() => setTemplate(undefined)} />}
    </>
  );
}

/** Schedules, unpublishes and deletes a page. */
function PublisherActions({ page, saveAndRun, update, onSchedule, onFailure }: PageMoreProps) {
  const { addresses, api, features, settings, t } = useEditor();
  const isSection = page.template === 'section';
  const format = getTimeFormat(settings.language, page.timeZone);
  /** Adds to a question that the scheduled versions are cancelled, too. */
  const withScheduled = (question: string): string =>
    [question, ...listTimes(page).map((at) => t.scheduledLost(format.format(new Date(at))))].join(' ');
  return (
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
            onFailure(undefined);
            onSchedule(at, name);
          }}
          onRefused={onFailure}
          cancel={
            page.publishAt === null || features.has('editions')
              ? undefined
              : { label: t.unschedule, onPress: () => update(api.unschedule) }
          }
        />
      )}
      {(!page.template || isSection) && (
        <>
          {features.has('schedule') && !isSection && (page.state !== 'draft' || page.publishAt !== null) && (
            <TimeField
              id="ed-end"
              label={t.unpublishAt}
              hint={t.unpublishLead}
              submit={t.setUnpublish}
              timeZone={page.timeZone}
              onSubmit={(at) => update(() => api.unpublishAt(at))}
              onRefused={onFailure}
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
  );
}
