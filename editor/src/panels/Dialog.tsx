import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../context.ts';

/** A dialog over the editor: Escape and 'Close' end it, and the focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the document: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="ed-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="ed-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="ed-quiet" onClick={onClose}>
          {t.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}
