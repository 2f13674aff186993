import { useCallback, useEffect, useRef, useState } from 'react';
import { joinPath, type Path } from 'saaristo/form';
import { type Item, useBlockActions } from './use-blocks.ts';

/** A field of a block, or of the page. */
export interface AskedField {
  block: string | null;
  path: Path;
}

/**
 * Leads to the fields that findings, problems and parts of the canvas name.
 * @param selected the id of the selected block
 * @param onLead opens the form of the block, which a narrow window may hide
 */
export function useLead(items: readonly Item[], selected: string | undefined, onLead: () => void) {
  const { select } = useBlockActions();
  const [asked, setAsked] = useState<AskedField>();
  // Selecting the block, or the page, again later does not focus the field.
  if (asked && asked.block !== (selected ?? null)) setAsked(undefined);
  /** Selects a block, or the page, and focuses its field. */
  const leadTo = (block: string | null, path: Path): void => {
    select(items.findIndex(({ props: { id } }) => id === block));
    onLead();
    setAsked({ block, path: [...path] });
  };
  const latestLead = useRef(leadTo);
  const latestItems = useRef(items);
  useEffect(() => {
    latestLead.current = leadTo;
    latestItems.current = items;
  });
  const openInner = useCallback(
    (block: string, path: Path | undefined): void => {
      // On a phone the form stays closed, as it does for other blocks.
      if (path) select(latestItems.current.findIndex(({ props: { id } }) => id === block));
      setAsked(path && { block, path: [...path] });
    },
    [select],
  );
  const leadToSection = useCallback((id: string): void => latestLead.current(id, []), []);
  useEffect(() => {
    if (asked?.block !== null) return;
    const field = document.getElementById(`ed-${joinPath(asked.path) || 'title'}`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [asked]);
  return { asked, leadTo, leadToSection, openInner };
}
