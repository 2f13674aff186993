import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Section } from '../contract.ts';
import { SYNCED } from '../model/page.ts';
import { getSectionId, type Sections } from '../model/sections.ts';
import { useBlocks } from './use-blocks.ts';

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

/** Returns the unpublished sections of the page, each once. */
export function useDraftSections(): Section[] {
  const { items } = useBlocks();
  const known = useSections();
  const sections = items.flatMap(({ type, props: { value } }) => {
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
