import { useEffect, useRef, useState } from 'react';

/** Parts of the editor that are sheets in a narrow window (editor.css). */
export type Sheet = 'blocks' | 'form';

/** Manages the open sheet in a narrow window. Escape closes it and moves the focus back to its button in `buttons`. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet === undefined) return;
    const leave = (event: KeyboardEvent): void => {
      // Escape first closes a list or a dialog within the sheet.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setSheet(undefined);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [sheet]);
  return { sheet, setSheet, buttons };
}
