/** The block catalogue (`dist/widgets.json`) in an editor's language. */
import { type Schema, translateWidget } from 'saaristo/form';
import type { CatalogueEntry } from 'saaristo/widgets.json';
import type { BlockSlots, EditorLanguage, TemplateKind } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { COMPUTED, RICH_TEXT, SYNCED } from './item.ts';

/** A widget of `dist/widgets.json`, as far as the editor reads it. */
type FileWidget = Pick<CatalogueEntry, 'name' | 'title' | 'description' | 'category' | 'icon' | 'example'> &
  Partial<
    Pick<
      CatalogueEntry,
      'version' | 'placement' | 'editorTexts' | 'exampleTexts' | 'load' | 'chunks' | 'slots'
    >
  > & {
    props: Schema;
    /** The blocks in the slots of a new plain block. */
    start?: BlockSlots;
  };

export interface Widget extends FileWidget {
  /** English title and description, which the search also matches. */
  english: string;
}

export type Catalogue = ReadonlyMap<string, Widget>;

/** `dist/widgets.json`. */
export interface CatalogueFile extends Partial<Pick<CatalogueEntry, 'editorTexts'>> {
  widgets: FileWidget[];
}

/** Returns the catalogue in an editor's language. */
export const createCatalogue = (
  { widgets, editorTexts }: CatalogueFile,
  language: EditorLanguage,
): Catalogue =>
  new Map(
    widgets.map((widget) => [
      widget.name,
      {
        ...translateWidget(widget, editorTexts, language),
        english: `${widget.title} ${widget.description}`,
      },
    ]),
  );

/** Returns the title of a block's type, or its name if the catalogue does not have it. */
export const getTitle = (type: string, catalogue: Catalogue, t: Messages): string =>
  type === RICH_TEXT ? t.richText : (catalogue.get(type)?.title ?? type);

const createServerBlock = (name: string, texts: { title: string; description: string }): Widget => ({
  name,
  ...texts,
  category: '',
  icon: '',
  props: { type: 'object' },
  example: {},
  english: '',
});

/** Adds the blocks that the server renders: the computed part of a template, and synced sections. */
export const withServerBlocks = (
  catalogue: Catalogue,
  template: TemplateKind | null,
  { computed, synced }: Messages,
): Catalogue =>
  new Map([
    ...catalogue,
    ...(template === 'section' ? [] : [[SYNCED, createServerBlock(SYNCED, synced)] as const]),
    ...(template === null || template === 'section'
      ? []
      : [[COMPUTED, createServerBlock(COMPUTED, computed[template])] as const]),
  ]);

/** Whether a block of this type is added from the list of blocks. */
export const isAddable = (type: string): boolean => type !== COMPUTED && type !== SYNCED;
