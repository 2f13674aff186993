import type { Path } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';

/** A part of the page with problems. */
interface PartWithProblems {
  /** Index of the block; -1 for the page itself. */
  index: number;
  title: string;
  messages: string[];
  /** Path of the first field with a problem. */
  path?: Path;
}

interface PublishDialogProps {
  problems: readonly PartWithProblems[];
  /** Whether the server refuses to publish the page. */
  isRefused: boolean;
  onSelect: (part: PartWithProblems) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Lists the problems of a page before it is published. */
export function PublishDialog({ problems, isRefused, onSelect, onPublish, onClose }: PublishDialogProps) {
  const { t } = useEditor();
  return (
    <Dialog title={t.publish} onClose={onClose}>
      <p>{t.publishWithErrors(problems.length)}</p>
      <ul>
        {problems.map((part) => (
          <li key={part.index}>
            <button type="button" className="ed-link" onClick={() => onSelect(part)}>
              {part.title}
            </button>
            <ul>
              {part.messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="ed-row">
        {!isRefused && (
          <button type="button" className="ed-primary" onClick={onPublish}>
            {t.publishAnyway}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
