import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../context.ts';

/** A modal dialog of the editor. Escape and 'Close' close it, and the focus returns to the element that had it. */
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
  // The focus returns only if the dialog is closed while it is in the document.
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
