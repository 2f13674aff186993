import { useState } from 'react';
import { useEditor } from '../context.ts';
import { Dialog } from './Dialog.tsx';

/** A button that asks before it acts. */
export function ConfirmButton({
  label,
  question,
  onConfirm,
}: {
  label: string;
  question: string;
  onConfirm: () => void;
}) {
  const { t } = useEditor();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={label} onClose={() => setAsking(false)}>
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
