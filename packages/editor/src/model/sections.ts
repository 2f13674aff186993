/** The sections that the page uses, as the server has them. */
import { createStore } from 'zustand/vanilla';
import { type Api, CallError } from '../api.ts';
import type { Page, Section } from '../contract.ts';
import { type BlockProps, createItem, type Item } from './page.ts';

/** Converts a section's blocks to items, with ids of their own that stay the same. */
export function listSectionItems(section: Section): Item[] {
  const known = itemsOf.get(section);
  if (known) return known;
  const items = section.blocks.map((block, index) => createItem(block, `section-${section.id}-${index}`));
  itemsOf.set(section, items);
  return items;
}

const itemsOf = new WeakMap<Section, Item[]>();

/** Returns the id of the section that a synced block stands for; 0 if it names none. */
export const getSectionId = (value: BlockProps['value']): number =>
  typeof value === 'object' && typeof value['section'] === 'number' ? value['section'] : 0;

/** Loads sections when they are needed, and again when the tab is shown, since they are edited in other tabs. */
export class Sections {
  readonly #api: Pick<Api, 'section'>;
  /** The page that is edited. */
  readonly place: Readonly<Pick<Page, 'site' | 'language' | 'template'>>;
  /** The loaded sections by id. Null for those that do not exist. */
  readonly store = createStore<ReadonlyMap<number, Section | null>>(() => new Map());
  readonly #asked = new Set<number>();

  constructor(api: Pick<Api, 'section'>, { site, language, template }: Sections['place']) {
    this.#api = api;
    this.place = { site, language, template };
  }

  /** Loads a section once. */
  load(id: number): void {
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    void this.#fetch(id);
  }

  /** Adds a section that the server has answered. */
  set(id: number, section: Section | null): void {
    this.#asked.add(id);
    // An unchanged section stays the same object, so that its islands on the canvas keep their state.
    const known = this.store.getState();
    if (JSON.stringify(known.get(id)) === JSON.stringify(section)) return;
    this.store.setState(new Map([...known, [id, section]]), true);
  }

  /** Loads the known sections again. */
  refresh = (): void => {
    for (const id of this.#asked) void this.#fetch(id);
  };

  async #fetch(id: number): Promise<void> {
    try {
      this.set(id, await this.#api.section(id, this.place));
    } catch (error) {
      if (error instanceof CallError && error.status === 404) this.set(id, null);
      // After another failure, the next call loads it.
      else if (!this.store.getState().has(id)) this.#asked.delete(id);
    }
  }
}
