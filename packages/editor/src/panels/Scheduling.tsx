import { useState } from 'react';
import { toLocalTime } from 'saaristo/page-details';
import { useEditor } from '../context.ts';
import type { Page } from '../contract.ts';
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
  const { addresses, settings, t } = useEditor();
  const { publishAt, scheduledBy, isScheduleOutdated, publishFailure, unpublishAt, unpublishBy } = page;
  if (publishAt === null && unpublishAt === null) return null;
  const time = getTimeFormat(settings.language, page.timeZone);
  const format = (at: string): string => time.format(new Date(at));
  const next = publishFailure?.nextAttemptAt;
  return (
    <div className="ed-notice" role="status">
      {publishFailure?.isPublisherGone && <p className="ed-error">{t.publisherGone}</p>}
      {publishAt !== null && (
        <>
          <p>
            {t.scheduled(format(publishAt))}
            {scheduledBy && ` ${t.scheduledBy(scheduledBy)}`}
          </p>
          {publishFailure && !publishFailure.isPublisherGone && (
            <p className="ed-error">
              {publishFailure.isPathTaken && `${t.pathTaken} `}
              {t.publishFailed(publishFailure.attempts, next ? format(next) : null)}
            </p>
          )}
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

interface TimeFieldProps {
  id: string;
  label: string;
  hint: string;
  submit: string;
  timeZone: string;
  /** Is called with a date and time of the zone, which is not past. */
  onSubmit: (at: string) => void;
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
  onSubmit,
  onRefused,
  cancel,
}: TimeFieldProps) {
  const { t } = useEditor();
  const [at, setAt] = useState('');
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
      <button
        type="button"
        disabled={at === ''}
        onClick={() => (at <= getLocalNow(timeZone) ? onRefused(t.scheduleInPast) : onSubmit(at))}
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
