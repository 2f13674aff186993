import { useId, useState } from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { LinkRow } from '../contract.ts';

/** A field that uploads a document to the media library, whose address becomes a link. */
export function AddDocument({ onAdd }: { onAdd: (document: LinkRow) => void }) {
  const { api, features, site, language, t } = useEditor();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!features.has('documents')) return null;
  const send = async (file: File): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    try {
      onAdd(await api.addDocument(file, { site, language }));
    } catch (error) {
      setFailure(describeError(error, t));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="ed-field">
      <label htmlFor={id}>{t.addDocument}</label>
      <input
        id={id}
        type="file"
        accept=".pdf,.docx,.xlsx"
        disabled={isSending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a failure.
          target.value = '';
          if (file) void send(file);
        }}
      />
      <p className={failure ? 'ed-error' : 'ed-help'} role="status">
        {failure ?? (isSending ? t.sending : '')}
      </p>
    </div>
  );
}
