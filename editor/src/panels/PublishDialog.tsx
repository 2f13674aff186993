import type { Path } from 'saaristo/form';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';

/** A part of the page with problems. */
interface PartWithProblems {
  /** Index of the block; -1 for the page itself. */
  index: number;
  title: string;
  /** Problems with the paths of their fields, at least one. */
  messages: { path: Path; text: string }[];
}

interface PublishDialogProps {
  problems: readonly PartWithProblems[];
  /** Whether the server refuses to publish the page. */
  isRefused: boolean;
  /** Leads to the field at a path. */
  onSelect: (index: number, path: Path) => void;
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
