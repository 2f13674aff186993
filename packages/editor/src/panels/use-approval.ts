import { useState } from 'react';
import { CallError, describeError, getQuestions } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Page, Question, SeenSection } from '../contract.ts';
import type { Saver } from '../model/use-saving.ts';

/**
 * A call that approves a version for visitors.
 * @param sections unpublished sections that are published, too
 * @param isSure whether the publisher has seen the questions of the server
 */
export type Approval = (version: number, sections: readonly SeenSection[], isSure: boolean) => Promise<Page>;

interface ApprovalOptions {
  saving: Saver;
  onPage: (page: Page) => void;
  /** Resolves to whether the page has problems that the publisher must see. */
  hasProblems: () => Promise<boolean>;
  onDone: () => void;
}

/** Manages the approval of a page: its problems are shown first, then the questions of the server. */
export function useApproval(options: ApprovalOptions) {
  const { saving, onPage, hasProblems, onDone } = options;
  const { flush, version, merged } = saving;
  const { api, t } = useEditor();
  /** The approval that waits for the publisher. */
  const [waiting, setWaiting] = useState<Approval>();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [staysScheduled, setStaysScheduled] = useState(false);
  const [failure, setFailure] = useState<string>();

  /**
   * Saves the draft, and makes the call. Stops if another user's changes are merged meanwhile, because the publisher has not seen
   * them.
   */
  const approve = async (call: Approval, seen: readonly SeenSection[], isSure: boolean): Promise<void> => {
    setFailure(undefined);
    setStaysScheduled(false);
    const before = merged.current;
    const isSeen = (): boolean => {
      if (merged.current === before) return true;
      setFailure(t.mergedBeforePublish(merged.current?.savedBy ?? '–'));
      return false;
    };
    if (!(await flush()) || !isSeen()) return;
    try {
      const answer = await call(version.current, seen, isSure);
      onPage(answer);
      setStaysScheduled(call === api.publish && answer.publishAt !== null);
    } catch (error) {
      const found = getQuestions(error);
      if (found) {
        setQuestions(found);
        setWaiting(() => call);
      } else if (error instanceof CallError && error.status === 409) {
        const theirs = error.body as Page;
        // Changes typed in the meantime may have been saved first. In that case the newer version is this tab's own.
        if (!(await flush()) || !isSeen()) return;
        if (theirs.version <= version.current) await approve(call, seen, isSure);
        else if (saving.merge(theirs)) isSeen();
      } else setFailure(describeError(error, t));
    }
    onDone();
  };

  return {
    waiting,
    /** Questions of the server about the approval that waits. */
    questions,
    /** Whether the page was published now while another version of it is scheduled. */
    staysScheduled,
    failure,
    /** Makes the call at once. */
    approve(call: Approval, seen: readonly SeenSection[], isSure: boolean): void {
      setWaiting(undefined);
      void approve(call, seen, isSure);
    },
    /** Makes the call if the page has no problems. Lets it wait otherwise. */
    async check(call: Approval): Promise<void> {
      if (!(await hasProblems())) return void approve(call, [], false);
      setQuestions([]);
      setWaiting(() => call);
    },
    cancel: () => setWaiting(undefined),
  };
}
