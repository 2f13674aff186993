import { useState } from 'react';
import { toLocalTime } from 'saaristo/page-details';
import { useEditor } from '../context.ts';
import type { Page, PublishFailure } from '../contract.ts';
import { getTimeFormat } from '../messages.ts';

/** Returns the current time of a zone as a value of an input of type `datetime-local`. */
const getLocalNow = (timeZone: string): string => toLocalTime(new Date(), timeZone);

/** Describes when the page is published and unpublished, and whether the draft differs from the scheduled version. */
export function ScheduleNotice({
  page,
  hasChanged,
}: {
  page: Page;
  /** Whether the draft was changed after the server sent `page`. */
  hasChanged: boolean;
}) {
  const { addresses, features, settings, t } = useEditor();
  const { scheduledBy, isScheduleOutdated, publishFailure, unpublishAt, unpublishBy } = page;
  // The list of drafts says when each is published.
  const publishAt = features.has('editions') ? null : page.publishAt;
  if (publishAt === null && unpublishAt === null) return null;
  const time = getTimeFormat(settings.language, page.timeZone);
  const format = (at: string): string => time.format(new Date(at));
  return (
    <div className="ed-notice" role="status">
      {publishAt === page.publishAt && <ScheduleFailure failure={publishFailure} format={format} />}
      {publishAt !== null && (
        <>
          <p>
            {t.scheduled(format(publishAt))}
            {scheduledBy && ` ${t.scheduledBy(scheduledBy)}`}
          </p>
          {(isScheduleOutdated || hasChanged) && <p>{t.scheduleOutdated}</p>}
          {addresses.preview && (
            <p>
              <a href={addresses.preview('scheduled')} target="_blank" rel="noreferrer">
                {t.scheduledPreview}
              </a>
            </p>
          )}
        </>
      )}
      {unpublishAt !== null && (
        <p>
          {t.unpublishes(format(unpublishAt))}
          {unpublishBy && ` ${t.scheduledBy(unpublishBy)}`}
        </p>
      )}
    </div>
  );
}

/** Says why a scheduled change has failed, or will. */
export function ScheduleFailure({
  failure,
  format,
}: {
  failure: PublishFailure | null;
  format: (time: string) => string;
}) {
  const { t } = useEditor();
  if (!failure) return null;
  const { attempts, nextAttemptAt, isPathTaken, isPublisherGone } = failure;
  return (
    <p className="ed-error">
      {isPublisherGone ? (
        t.publisherGone
      ) : (
        <>
          {isPathTaken && `${t.pathTaken} `}
          {t.publishFailed(attempts, nextAttemptAt ? format(nextAttemptAt) : null)}
        </>
      )}
    </p>
  );
}

interface TimeFieldProps {
  id: string;
  label: string;
  hint: string;
  submit: string;
  timeZone: string;
  /** The label and the first value of a name beside the time; undefined for none. */
  name?: { label: string; value: string } | undefined;
  /** Is called with a date and time of the zone, which is not past. */
  onSubmit: (at: string, name: string) => void;
  onRefused: (reason: string) => void;
  /** The button that removes the time; undefined if none is set. */
  cancel?: { label: string; onPress: () => void } | undefined;
}

/** A date and time in the zone of the site, with the button that sets it. */
export function TimeField({
  id,
  label,
  hint,
  submit,
  timeZone,
  name,
  onSubmit,
  onRefused,
  cancel,
}: TimeFieldProps) {
  const { t } = useEditor();
  const [at, setAt] = useState('');
  const [named, setNamed] = useState(name?.value ?? '');
  const [opened] = useState(() => getLocalNow(timeZone));
  return (
    <div className="ed-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={at}
        min={opened}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setAt(target.value)}
      />
      <p id={`${id}-hint`} className="ed-help">
        {hint} {t.zoneHint(timeZone)}
      </p>
      {name && (
        <>
          <label htmlFor={`${id}-name`}>{name.label}</label>
          <input
            id={`${id}-name`}
            value={named}
            maxLength={60}
            onChange={({ target }) => setNamed(target.value)}
          />
        </>
      )}
      <button
        type="button"
        disabled={at === ''}
        onClick={() =>
          at <= getLocalNow(timeZone) ? onRefused(t.scheduleInPast) : onSubmit(at, named.trim())
        }
      >
        {submit}
      </button>
      {cancel && (
        <button type="button" onClick={cancel.onPress}>
          {cancel.label}
        </button>
      )}
    </div>
  );
}
