import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import { useEditor } from '../context.ts';
import type { BlockSlots, Section, SectionRow } from '../contract.ts';
import { SYNCED } from '../model/page.ts';
import { getSectionId, type Sections } from '../model/sections.ts';
import { listParts } from '../model/slots.ts';
import { summarizeItem } from '../model/summary.ts';
import { type Item, useBlocks } from './use-blocks.ts';

export const SectionsContext = createContext<Sections | undefined>(undefined);

/** @throws outside of the editor */
export function useSectionStore(): Sections {
  const sections = use(SectionsContext);
  if (!sections) throw new Error('useSectionStore() is called outside of the editor.');
  return sections;
}

/** Returns the loaded sections by id. Null for those that do not exist. */
export const useSections = (): ReadonlyMap<number, Section | null> => useStore(useSectionStore().store);

/** Loads a section and returns it; undefined while it is loaded, null if it does not exist. */
export function useSection(id: number): Section | null | undefined {
  const sections = useSectionStore();
  const known = useSections();
  useEffect(() => {
    if (id > 0) sections.load(id);
  }, [sections, id, known]);
  return id > 0 ? known.get(id) : null;
}

/** Returns a function for the first words of a block. Those of a section are its name. */
export function useWords(): (item: Item) => string {
  const { catalogue } = useEditor();
  const known = useSections();
  return (item) =>
    item.type === SYNCED
      ? (known.get(getSectionId(item.props.value))?.name ?? '')
      : summarizeItem(item, catalogue).words;
}

/** Returns slots as the canvas shows them: with the HTML of sections in their place. */
export function useShownSlots(slots: BlockSlots | undefined): BlockSlots | undefined {
  const sections = useSectionStore();
  const known = useSections();
  const ids = useMemo(
    () =>
      [...walkBlocks(Object.values(slots ?? {}).flat())].flatMap((block) =>
        'widget' in block && block.widget === SYNCED ? getSectionId(block.props) : [],
      ),
    [slots],
  );
  useEffect(() => {
    for (const id of ids) if (id > 0) sections.load(id);
  }, [sections, ids, known]);
  return useMemo(() => {
    if (ids.length === 0) return slots;
    const [shown] = mapBlocks([{ widget: '', props: {}, slots: slots! }], (block) =>
      'widget' in block && block.widget === SYNCED
        ? { html: known.get(getSectionId(block.props))?.html ?? '' }
        : block,
    );
    return shown && 'slots' in shown ? shown.slots : slots;
  }, [slots, ids, known]);
}

/** Lists the saved sections that the page can show. */
export function useSectionRows(): readonly SectionRow[] {
  const { api, features } = useEditor();
  const { site, language, template } = useSectionStore().place;
  const [rows, setRows] = useState<readonly SectionRow[]>([]);
  const isOn = features.has('sections') && template !== 'section';
  useEffect(() => {
    let isCurrent = true;
    // Without an answer, the list of blocks works without sections.
    if (isOn)
      api.sections(site, language).then(
        (found) => isCurrent && setRows(found),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [api, site, language, isOn]);
  return rows;
}

/** Returns the unpublished sections of the page, each once. */
export function useDraftSections(): Section[] {
  const { items } = useBlocks();
  const known = useSections();
  const sections = items
    .flatMap((item) => listParts(item))
    .flatMap(({ type, props: { value } }) => {
      const section = type === SYNCED ? known.get(getSectionId(value)) : undefined;
      return section?.state === 'draft' ? [section] : [];
    });
  return [...new Map(sections.map((section) => [section.id, section])).values()];
}

/** Loads the sections again when the tab is shown. */
export function useFreshSections(): void {
  const sections = useSectionStore();
  useEffect(() => {
    addEventListener('focus', sections.refresh);
    return () => removeEventListener('focus', sections.refresh);
  }, [sections]);
}
