import { useId, useState } from 'react';
import { describeError, getQuestions } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Edition, Page, Question } from '../contract.ts';
import { getTimeFormat } from '../messages.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Dialog } from './Dialog.tsx';
import { getEditionMessages } from '../messages.ts';
import { QuestionList } from './PublishDialog.tsx';
import { ScheduleFailure, TimeField } from './Scheduling.tsx';
import { Failure } from '../fields/Failure.tsx';

interface EditionsProps {
  page: Page;
  /** Whether the draft was changed after the server sent `page`. */
  hasChanged: boolean;
  onPage: (page: Page) => void;
  flush: () => Promise<boolean>;
  version: { readonly current: number };
  /** Names of the others who have the page open. */
  others: readonly string[];
}

/** Lists the drafts of a page: the one that is edited, and those beside it, which are opened, published, scheduled and deleted here. */
export function Editions({ page, hasChanged, onPage, flush, version, others }: EditionsProps) {
  const { api, settings, t: general } = useEditor();
  const t = getEditionMessages(settings.language);
  const id = useId();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  /** Questions of the server about an edition that is published or scheduled. */
  const [asked, setAsked] = useState<{ questions: readonly Question[]; run: () => void }>();
  const { draftName = '', editions = [] } = page;
  const own = editions.find((one) => one.name === draftName);
  const rest = editions.filter((one) => one !== own);

  /** Saves the draft, and makes a call. Another draft than the one that was saved is loaded anew. */
  const run = (call: () => Promise<Page>, again?: () => void): void => {
    setFailure(undefined);
    const work = async (): Promise<void> => {
      if (!(await flush())) return;
      const saved = version.current;
      const answer = await call();
      if (answer.version === saved) onPage(answer);
      else location.reload();
    };
    work().catch((error: unknown) => {
      const questions = getQuestions(error);
      if (questions && again) setAsked({ questions, run: again });
      else setFailure(describeError(error, general));
    });
  };
  const publish = (edition: Edition, at: string | null, isSure = false): void =>
    run(
      () => api.publishEdition({ id: edition.id, version: edition.version }, at, [], isSure),
      () => publish(edition, at, true),
    );

  return (
    <details className="ed-more ed-editions" open={editions.length > 0 || undefined}>
      <summary>{t.title(rest.length + 1)}</summary>
      <p className="ed-help">{t.lead}</p>
      <Failure text={failure} />
      <ul>
        <li aria-current="true">
          <strong>{draftName || t.unnamed}</strong>
          <span className="ed-muted">{t.current}</span>
          {own && <EditionState edition={own} page={page} hasChanged={hasChanged} />}
          {own && (
            <Actions
              edition={own}
              page={page}
              onUnschedule={() => run(() => api.unscheduleEdition(own.id))}
            />
          )}
        </li>
        {rest.map((edition) => (
          <li key={edition.id}>
            <strong>{edition.name || t.unnamed}</strong>
            <EditionState edition={edition} page={page} hasChanged={false} />
            <Actions
              edition={edition}
              page={page}
              others={others}
              onOpen={() => run(() => api.openEdition(edition.id, version.current))}
              onPublish={(at) => publish(edition, at)}
              onRefused={setFailure}
              onUnschedule={() => run(() => api.unscheduleEdition(edition.id))}
              onRemove={() => run(() => api.removeEdition(edition.id))}
            />
          </li>
        ))}
      </ul>
      <form
        className="ed-field"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => api.addEdition(name.trim(), version.current));
        }}
      >
        <label htmlFor={`${id}-name`}>{t.addName}</label>
        <div className="ed-row">
          <input
            id={`${id}-name`}
            value={name}
            maxLength={60}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" disabled={name.trim() === ''}>
            {t.create}
          </button>
        </div>
        <p id={`${id}-hint`} className="ed-help">
          {t.addHint}
        </p>
      </form>
      {asked && (
        <Dialog title={general.publish} onClose={() => setAsked(undefined)}>
          <QuestionList questions={asked.questions} />
          <div className="ed-row">
            <button
              type="button"
              className="ed-primary"
              onClick={() => {
                setAsked(undefined);
                asked.run();
              }}
            >
              {general.publishAnyway}
            </button>
            <button type="button" onClick={() => setAsked(undefined)}>
              {general.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </details>
  );
}

/** Says when an edition goes out, and whether it will. */
function EditionState({ edition, page, hasChanged }: { edition: Edition; page: Page; hasChanged: boolean }) {
  const { settings, t: general } = useEditor();
  const t = getEditionMessages(settings.language);
  const format = (time: string): string =>
    getTimeFormat(settings.language, page.timeZone).format(new Date(time));
  const { publishAt, scheduledBy, savedAt, savedBy, hasChanges, failure } = edition;
  if (publishAt === null) return <span className="ed-muted">{t.noTime(savedBy, format(savedAt))}</span>;
  return (
    <>
      <span>
        {general.scheduled(format(publishAt))}
        {scheduledBy && ` ${general.scheduledBy(scheduledBy)}`}
      </span>
      <ScheduleFailure failure={failure} format={format} />
      {(hasChanges || hasChanged) && <span className="ed-muted">{t.changes}</span>}
    </>
  );
}

interface ActionsProps {
  edition: Edition;
  page: Page;
  others?: readonly string[];
  /** Undefined for the draft that is edited. */
  onOpen?: () => void;
  onPublish?: (at: string | null) => void;
  onRefused?: (reason: string) => void;
  onUnschedule: () => void;
  onRemove?: () => void;
}

/** The links and buttons of an edition. */
function Actions(props: ActionsProps) {
  const { edition, page, others = [], onOpen, onPublish, onRefused, onUnschedule, onRemove } = props;
  const { addresses, features, settings, t: general } = useEditor();
  const t = getEditionMessages(settings.language);
  const name = edition.name || t.unnamed;
  const isPublisher = settings.user.role === 'publisher';
  const isTimed = edition.publishAt !== null;
  const unschedule = isTimed && isPublisher && (
    <button type="button" onClick={onUnschedule}>
      {t.unschedule}
    </button>
  );
  return (
    <>
      <div className="ed-row">
        {onOpen &&
          (others.length > 0 ? (
            <ConfirmButton
              label={t.edit}
              name={t.editNamed(name)}
              question={t.openLead(others.join(', '))}
              onConfirm={onOpen}
            />
          ) : (
            <button type="button" aria-label={t.editNamed(name)} onClick={onOpen}>
              {t.edit}
            </button>
          ))}
        {addresses.preview && (onOpen || isTimed) && (
          <a
            className="ed-button"
            href={addresses.preview(`edition-${edition.id}`)}
            target="_blank"
            rel="noreferrer"
            aria-label={t.previewNamed(name)}
          >
            {t.preview}
          </a>
        )}
        {!onOpen && unschedule}
      </div>
      {onOpen && (isPublisher || !isTimed) && (
        <details className="ed-more">
          <summary aria-label={t.moreNamed(name)}>{t.more}</summary>
          <div className="ed-stack">
            {isPublisher && features.has('publish') && (
              <>
                <ConfirmButton
                  label={t.publishNow}
                  question={t.publishLead(name)}
                  onConfirm={() => onPublish?.(null)}
                />
                <TimeField
                  id={`ed-at-${edition.id}`}
                  label={t.publishAt(name)}
                  hint=""
                  submit={general.schedule}
                  timeZone={page.timeZone}
                  onSubmit={(at) => onPublish?.(at)}
                  onRefused={(reason) => onRefused?.(reason)}
                />
                {unschedule}
              </>
            )}
            {!isTimed && onRemove && (
              <ConfirmButton label={t.delete} question={t.deleteLead(name)} onConfirm={onRemove} />
            )}
          </div>
        </details>
      )}
    </>
  );
}
