import { useState } from 'react';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';

/** A button that asks before it acts. */
export function ConfirmButton({
  label,
  name,
  question,
  onConfirm,
}: {
  label: string;
  /** Accessible name, if the label alone does not say enough. */
  name?: string;
  question: string;
  onConfirm: () => void;
}) {
  const { t } = useEditor();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={name ?? label} onClose={() => setAsking(false)}>
          <p>{question}</p>
          <div className="ed-row">
            <button
              type="button"
              className="ed-primary"
              onClick={() => {
                setAsking(false);
                onConfirm();
              }}
            >
              {label}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {t.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
