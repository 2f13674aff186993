import { use, useState } from 'react';
import type { Path } from 'saaristo/form';
import type { Page, Question } from '../contract.ts';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';
import { hasNoTitle, listProblems } from './list-problems.ts';
import { SectionsSwitch, toSeen } from './SectionsSwitch.tsx';
import type { useApproval } from './use-approval.ts';
import { useBlocks } from './use-blocks.ts';
import { ProblemsContext } from './use-problems.ts';
import { useDraftSections } from './use-sections.ts';

interface PublishDialogProps {
  page: Page;
  approval: ReturnType<typeof useApproval>;
  /** Leads to the field at a path of a block, or of the page. */
  onField: (block: string | null, path: Path) => void;
}

/** Lists what the server asks about. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) =>
  questions.length > 0 && (
    <ul>
      {questions.map(({ block, title, messages }) => (
        <li key={`${block} ${title}`}>
          {title}: {messages.join(' ')}
        </li>
      ))}
    </ul>
  );

/** Lists the problems of a page before it is published, and offers to publish its unpublished sections. */
export function PublishDialog({ page, approval, onField }: PublishDialogProps) {
  const { api, catalogue, t } = useEditor();
  const { items } = useBlocks();
  const drafts = useDraftSections();
  const { waiting, questions, approve, cancel } = approval;
  const problems = listProblems(page, items, use(ProblemsContext), catalogue, t);
  const isRefused = hasNoTitle(page);
  const [hasSections, setSections] = useState(true);
  const leadTo = (index: number, path: Path = []): void => {
    cancel();
    onField(items[index]?.props.id ?? null, path);
  };
  const publish = (): void => {
    // The server asks whether another scheduled version is replaced.
    const isSure = waiting === api.publish || questions.length > 0 || page.publishAt === null;
    if (waiting) approve(waiting, hasSections ? toSeen(drafts) : [], isSure);
  };
  return (
    <Dialog title={t.publish} onClose={cancel}>
      {problems.length > 0 && <p>{t.publishWithErrors(problems.length)}</p>}
      <ul>
        {problems.map(({ index, title, messages }) => (
          <li key={index}>
            <button type="button" className="ed-link" onClick={() => leadTo(index, messages[0]?.path)}>
              {title}
            </button>
            <ul>
              {messages.map(({ path, text }) => (
                <li key={text}>
                  <button type="button" className="ed-link" onClick={() => leadTo(index, path)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <QuestionList questions={questions} />
      {!isRefused && <SectionsSwitch drafts={drafts} isOn={hasSections} onChange={setSections} />}
      <div className="ed-row">
        {!isRefused && (
          <button type="button" className="ed-primary" onClick={publish}>
            {problems.length + questions.length > 0 ? t.publishAnyway : t.publish}
          </button>
        )}
        <button type="button" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
