import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';

interface PublishDialogProps {
  /** Parts with problems. The index of the page itself is -1. */
  problems: readonly { index: number; title: string; messages: string[] }[];
  /** Whether the server refuses to publish the page. */
  isRefused: boolean;
  onSelect: (index: number) => void;
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
            <button type="button" className="ed-link" onClick={() => onSelect(index)}>
              {title}
            </button>
            <ul>
              {messages.map((message) => (
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
