import { useState } from 'react';
import type { Path } from 'saaristo/form';
import type { Question, Section, SeenSection } from '../contract.ts';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';
import { SectionsSwitch, toSeen } from './SectionsSwitch.tsx';

/** A part of the page with problems. */
export interface PartWithProblems {
  /** Index of the block; -1 for the page itself. */
  index: number;
  title: string;
  /** Problems with the paths of their fields, at least one. */
  messages: { path: Path; text: string }[];
}

interface PublishDialogProps {
  problems: readonly PartWithProblems[];
  /** The unpublished sections of the page. */
  drafts: readonly Section[];
  /** Questions of the server. */
  questions: readonly Question[];
  /** Whether the server refuses to publish the page. */
  isRefused: boolean;
  /** Leads to the field at a path. */
  onSelect: (index: number, path: Path) => void;
  /** @param seen the sections that are published, too */
  onPublish: (seen: readonly SeenSection[]) => void;
  onClose: () => void;
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
export function PublishDialog(props: PublishDialogProps) {
  const { problems, questions, drafts, isRefused, onSelect, onPublish, onClose } = props;
  const { t } = useEditor();
  const [hasSections, setSections] = useState(true);
  return (
    <Dialog title={t.publish} onClose={onClose}>
      {problems.length > 0 && <p>{t.publishWithErrors(problems.length)}</p>}
      <ul>
        {problems.map(({ index, title, messages }) => (
          <li key={index}>
            <button
              type="button"
              className="ed-link"
              onClick={() => onSelect(index, messages[0]?.path ?? [])}
            >
              {title}
            </button>
            <ul>
              {messages.map(({ path, text }) => (
                <li key={text}>
                  <button type="button" className="ed-link" onClick={() => onSelect(index, path)}>
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
          <button
            type="button"
            className="ed-primary"
            onClick={() => onPublish(hasSections ? toSeen(drafts) : [])}
          >
            {problems.length + questions.length > 0 ? t.publishAnyway : t.publish}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
