import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CatalogueFile as CheckedFile, createBlockCheck } from '@saaristo/editor/checks';
import type { EditorLanguage, Question } from '@saaristo/editor/contract';
import { type Schema, translateWidget } from 'saaristo/form';
import type { CatalogueEntry } from 'saaristo/widgets.json';
import type { Block } from '../../platform/model/content.ts';
import { createInlineScript, type InlineElement } from '../../platform/http/inline-element.ts';
import { PLAIN_BLOCKS } from '../../content/plain-blocks.ts';
import { createMigrateBlocks, type MigrateBlocks, createMigratePropsLoader } from './migrate-blocks.ts';

type EditorTexts = NonNullable<CatalogueEntry['editorTexts']>;

/** The fields of the built catalogue that the CMS reads (docs/reference.md#build-output). */
export interface CatalogueWidget {
  name: string;
  load?: string;
  version?: number;
  category?: string;
  placement?: string;
  personal?: boolean;
  rests?: boolean;
  chunks?: string[];
  title?: string;
  description?: string;
  /** JSON Schema of the props. */
  props?: Schema;
  example?: Record<string, unknown>;
  editorTexts?: EditorTexts;
}

/** The built catalogue's file. */
interface CatalogueFile {
  widgets: CatalogueWidget[];
  editorTexts?: EditorTexts;
}

/** Placements whose adjacent blocks share a row element with this class. */
const ROWS: ReadonlySet<string | undefined> = new Set(['figure-row', 'card-row', 'wide-card-row']);

/** Returns the widgets and the plain blocks by name. */
const indexByName = (widgets: readonly CatalogueWidget[]): Map<string, CatalogueWidget> =>
  new Map(
    [...widgets, ...PLAIN_BLOCKS.map((block) => ({ ...block, rests: true }))].map((one) => [one.name, one]),
  );

/** The built catalogue. It is read again after a new build. */
export class Catalogue {
  readonly #file: string;
  readonly #sources: Map<string, CatalogueWidget> | undefined;
  #readAt = -1;
  #widgets = new Map<string, CatalogueWidget>();
  #editorTexts: EditorTexts = {};
  /** The checks of blocks by language, with the widgets that they are of. */
  readonly #checks = new Map<string, { of: object; list: (blocks: readonly Block[]) => Question[] }>();
  /** The script that a page contains in case the widgets' script does not load; undefined without a build. */
  readonly lostScript: InlineElement | undefined;
  /** The script of shared pages that requests the visitor's own parts; undefined without a build. */
  readonly personalScript: InlineElement | undefined;
  /** Migrates stored blocks to the current versions of their widgets. */
  readonly migrateBlocks: MigrateBlocks;

  /** @param sources the widgets of the development server, instead of the build's */
  constructor(distFolder: string, sources?: readonly CatalogueWidget[]) {
    this.#file = path.join(distFolder, 'widgets.json');
    this.#sources = sources && indexByName(sources);
    const read = (name: string): InlineElement | undefined => {
      const file = path.join(distFolder, name);
      return existsSync(file) ? createInlineScript(readFileSync(file, 'utf8').trim()) : undefined;
    };
    this.lostScript = read('lost-script.js');
    this.personalScript = read('personal.js');
    this.migrateBlocks = createMigrateBlocks(
      (widget) => this.#current().get(widget)?.version,
      createMigratePropsLoader(distFolder),
    );
  }

  #current(): Map<string, CatalogueWidget> {
    if (this.#sources) return this.#sources;
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.#readAt) return this.#widgets;
    this.#readAt = changedAt;
    this.#widgets = new Map();
    if (changedAt === 0) return this.#widgets;
    try {
      const { widgets, editorTexts } = JSON.parse(readFileSync(this.#file, 'utf8')) as CatalogueFile;
      this.#widgets = indexByName(widgets);
      this.#editorTexts = editorTexts ?? {};
    } catch {
      // A build is writing the file. This page has no preloads; the next one reads the file again.
      this.#readAt = -1;
    }
    return this.#widgets;
  }

  /** Lists the widgets with a picture in the build (`pictures/NAME.webp`). */
  listPictures(): string[] {
    const folder = path.join(path.dirname(this.#file), 'pictures');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []));
  }

  has(widget: string): boolean {
    return this.#current().has(widget);
  }

  /** Returns the JSON Schema of a widget's props; an empty one for an unknown widget. */
  getProps(widget: string): Schema {
    return this.#current().get(widget)?.props ?? {};
  }

  /** Returns the titles of all widgets by name, in an editor's language. */
  getTitles(language: string): ReadonlyMap<string, string> {
    const current = this.#current();
    return new Map(
      [...current].map(([name, { title = name, editorTexts }]) => [
        name,
        translateWidget(
          { title, description: '', props: {}, ...(editorTexts && { editorTexts }) },
          this.#editorTexts,
          language,
        ).title,
      ]),
    );
  }

  /** Lists the questions about blocks before a publishing, in an editor's language. None without a build. */
  async listQuestions(blocks: readonly Block[], language: EditorLanguage): Promise<Question[]> {
    const current = [...this.#current().values()];
    if (current.length === 0) return [];
    let check = this.#checks.get(language);
    if (!check || check.of !== this.#widgets) {
      const widgets = current.map((one) => ({
        title: one.name,
        description: '',
        category: '',
        icon: '',
        props: {},
        example: {},
        ...one,
      }));
      const file = { widgets, editorTexts: this.#editorTexts } as unknown as CheckedFile;
      check = { of: this.#widgets, list: createBlockCheck(file, language) };
      this.#checks.set(language, check);
    }
    return check.list(await this.migrateBlocks(blocks));
  }

  /** Returns whether a widget has forms that visitors send to the site. */
  hasForm(widget: string): boolean {
    return ['forms', 'signups'].includes(this.#current().get(widget)?.category ?? '');
  }

  /** Returns the layout of a widget's blocks on a page (docs/reference.md#build-output). */
  getPlacement(widget: string): string | undefined {
    return this.#current().get(widget)?.placement;
  }

  /** Returns the class of the row that adjacent blocks of a widget share. */
  getRow(widget: string): string | undefined {
    const placement = this.getPlacement(widget);
    return ROWS.has(placement) ? placement : undefined;
  }

  /** Returns the row classes by widget. */
  getRows(): Record<string, string> {
    return Object.fromEntries(
      [...this.#current().keys()].flatMap((widget) => {
        const row = this.getRow(widget);
        return row === undefined ? [] : [[widget, row]];
      }),
    );
  }

  /** Returns the given widgets that the server renders, so that they work without JavaScript. */
  listRendered(widgets: readonly { widget: string; hasVisitorData?: boolean }[]): ReadonlySet<string> {
    const current = this.#current();
    return new Set(
      widgets.flatMap(({ widget, hasVisitorData }) =>
        current.get(widget)?.personal && !hasVisitorData ? [] : [widget],
      ),
    );
  }

  /** Returns whether the server's HTML of all given widgets works alone until the visitor uses the page. */
  canRest(widgets: readonly { widget: string }[]): boolean {
    const current = this.#current();
    return widgets.every(({ widget }) => current.get(widget)?.rests);
  }

  /** Returns whether a block loads with the page: as set by its editor, else as the widget's default. */
  isEager(widget: string, load?: string): boolean {
    return (load ?? this.#current().get(widget)?.load) === 'eager';
  }

  /** Returns the compressed bytes of the widgets' files by name, relative to dist/. Empty without compressed files. */
  getChunkBytes(): Record<string, number> {
    const files = new Set([...this.#current().values()].flatMap(({ chunks = [] }) => chunks));
    return Object.fromEntries(
      [...files].flatMap((file) => {
        const compressed = path.join(path.dirname(this.#file), `${file}.br`);
        const bytes = statSync(compressed, { throwIfNoEntry: false })?.size;
        return bytes === undefined ? [] : [[file, bytes]];
      }),
    );
  }

  /** Lists the files that a page with these widgets needs first, relative to dist/. */
  listChunks(widgets: readonly string[]): string[] {
    return [...new Set(widgets.flatMap((widget) => this.#current().get(widget)?.chunks ?? []))];
  }
}
