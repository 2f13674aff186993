import { type ReactNode, useState } from 'react';
import { CallError, describeError, getQuestions } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Page, Question } from '../contract.ts';
import { getTimeFormat, getTogetherMessages } from '../messages.ts';
import { Failure } from '../fields/Failure.tsx';
import { QuestionList } from './PublishDialog.tsx';
import { TimeField } from './Scheduling.tsx';
import { SectionsSwitch, toSeen } from './SectionsSwitch.tsx';
import { useDraftSections, useSectionStore } from './use-sections.ts';

interface ReviewPanelProps {
  page: Page;
  onPage: (page: Page) => void;
  flush: () => Promise<boolean>;
  version: { readonly current: number };
}

/** Makes the calls about a review. */
function useReviewCalls({ page, onPage, flush }: Omit<ReviewPanelProps, 'version'>) {
  const { t } = useEditor();
  const sections = useSectionStore();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The page is refreshed meanwhile: an approval names what was there when the publisher began to look.
  const [looked, setLooked] = useState(page.review);
  if (looked?.id !== page.review?.id) setLooked(page.review);
  /** Questions of the server, and the time of the approval that waits. Null means now. */
  const [asked, setAsked] = useState<{ questions: readonly Question[]; at: string | null }>();

  /** Returns whether the call was made. */
  const run = async (call: () => Promise<Page>, at: string | null = null): Promise<boolean> => {
    setFailure(undefined);
    setAsked(undefined);
    setBusy(true);
    try {
      if (!(await flush())) return false;
      onPage(await call());
      sections.refresh();
      return true;
    } catch (error) {
      setFailure(describeError(error, t));
      const questions = getQuestions(error);
      if (questions) setAsked({ questions, at });
      if (!(error instanceof CallError) || error.status !== 409) return false;
      const current = error.body as Page;
      onPage(current);
      setLooked(current.review);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { failure, setFailure, isBusy, looked, asked, run };
}

/** Asks publishers for a review of the draft. A publisher approves it as it was then, or sends it back. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { page, version } = props;
  const { addresses, api, settings, t: general } = useEditor();
  const t = getTogetherMessages(settings.language);
  const { failure, setFailure, isBusy, looked, asked, run } = useReviewCalls(props);
  const drafts = useDraftSections();
  const [hasSections, setSections] = useState(true);
  const { review } = page;
  const isPublisher = settings.user.role === 'publisher';
  const time = getTimeFormat(settings.language, page.timeZone);
  const approve = (id: number, at: string | null, isSure = false): void =>
    void run(() => api.approveReview(id, at, hasSections ? toSeen(drafts) : [], looked?.seen, isSure), at);
  if (review?.result === null)
    return (
      <section className="ed-notice" aria-label={t.review}>
        <p>{t.reviewWaits(review.requestedBy, time.format(new Date(review.requestedAt)))}</p>
        {review.note && <blockquote>{review.note}</blockquote>}
        {review.isOutdated && <p>{t.reviewOutdated}</p>}
        {addresses.preview && (
          <p>
            <a href={addresses.preview('review')} target="_blank" rel="noreferrer">
              {t.seeReviewed}
            </a>
          </p>
        )}
        <Failure text={failure} />
        {asked && (
          <>
            <QuestionList questions={asked.questions} />
            <button type="button" disabled={isBusy} onClick={() => approve(review.id, asked.at, true)}>
              {general.publishAnyway}
            </button>
          </>
        )}
        {isPublisher && (
          <>
            <SectionsSwitch drafts={drafts} isOn={hasSections} onChange={setSections} />
            <div className="ed-row">
              <button
                type="button"
                className="ed-primary"
                disabled={isBusy}
                onClick={() => approve(review.id, null)}
              >
                {t.approveNow}
              </button>
            </div>
            <details className="ed-more">
              <summary>{t.approveLater}</summary>
              <TimeField
                id="ed-approve-at"
                label={t.approveAt}
                hint=""
                submit={general.schedule}
                timeZone={page.timeZone}
                onSubmit={(at) => approve(review.id, at)}
                onRefused={setFailure}
              />
            </details>
            <TextForm
              id="ed-reason"
              title={t.sendBack}
              label={t.sendBackReason}
              isRequired
              isBusy={isBusy}
              onSend={(reason) => run(() => api.returnReview(review.id, reason))}
            />
          </>
        )}
        <button type="button" disabled={isBusy} onClick={() => void run(api.withdrawReview)}>
          {t.withdraw}
        </button>
      </section>
    );

  return (
    <>
      {review && (
        <section className="ed-notice" aria-label={t.review}>
          <p>{t.returned(review.decidedBy ?? '–')}</p>
          <blockquote>{review.answer}</blockquote>
        </section>
      )}
      {!isPublisher && (
        <TextForm
          id="ed-review-note"
          title={t.askReview}
          label={t.reviewNote}
          hint={t.askReviewHint}
          isOpen={review !== null}
          isPrimary
          isBusy={isBusy}
          onSend={(note) => run(() => api.requestReview(version.current, note))}
        >
          <Failure text={failure} />
        </TextForm>
      )}
    </>
  );
}

interface TextFormProps {
  id: string;
  /** The name of the form, and of its button. */
  title: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  isOpen?: boolean;
  /** Whether its button is the main one of the panel. */
  isPrimary?: boolean;
  isBusy: boolean;
  /** Sends a text. Returns whether it arrived. A text that did not stays in the field. */
  onSend: (text: string) => Promise<boolean>;
  children?: ReactNode;
}

/** Sends a text about a review: what it asks for, or why the draft goes back to its author. */
function TextForm({
  id,
  title,
  label,
  hint,
  isRequired,
  isOpen,
  isPrimary,
  isBusy,
  onSend,
  children,
}: TextFormProps) {
  const [text, setText] = useState('');
  return (
    <details className="ed-more" open={isOpen}>
      <summary>{title}</summary>
      <form
        className="ed-field"
        onSubmit={(event) => {
          event.preventDefault();
          void onSend(text).then((isSent) => isSent && setText(''));
        }}
      >
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={1000}
          required={isRequired}
          value={text}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => setText(target.value)}
        />
        {hint && (
          <p id={`${id}-hint`} className="ed-help">
            {hint}
          </p>
        )}
        <button type="submit" className={isPrimary ? 'ed-primary' : ''} disabled={isBusy}>
          {title}
        </button>
      </form>
      {children}
    </details>
  );
}
