import { useEffect, useRef, useState } from 'react';

/** What of the editor is shown above the page where there is no room beside it (editor.css). */
export type Sheet = 'blocks' | 'form';

/** The sheet that is open in a narrow window. Escape closes it, and gives the focus back to its button in `buttons`. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet === undefined) return;
    const leave = (event: KeyboardEvent): void => {
      // A list or a dialog inside of it is left first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setSheet(undefined);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [sheet]);
  return { sheet, setSheet, buttons };
}
