import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createMigrateBlocks, type MigrateBlocks, createMigratePropsLoader } from './migrate-blocks.ts';

/** What the CMS reads of the built catalogue (docs/reference.md#what-the-build-gives). */
export interface CatalogueWidget {
  name: string;
  load?: string;
  version?: number;
  placement?: string;
  personal?: boolean;
  chunks?: string[];
}

/** Placements in which blocks that follow each other share an element, of this class. */
const ROWS: ReadonlySet<string | undefined> = new Set(['figure-row', 'card-row', 'wide-card-row']);

const indexByName = (widgets: readonly CatalogueWidget[]): Map<string, CatalogueWidget> =>
  new Map(widgets.map((widget) => [widget.name, widget]));

/** The built catalogue, read anew when a build replaces it. */
export class Catalogue {
  readonly #file: string;
  readonly #sources: Map<string, CatalogueWidget> | undefined;
  #readAt = -1;
  #widgets = new Map<string, CatalogueWidget>();
  /** Stored blocks as the widgets of the build read them. */
  readonly migrateBlocks: MigrateBlocks;

  /** @param sources the widgets as the sources have them, in place of the build's */
  constructor(distFolder: string, sources?: readonly CatalogueWidget[]) {
    this.#file = path.join(distFolder, 'widgets.json');
    this.#sources = sources && indexByName(sources);
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
      const { widgets } = JSON.parse(readFileSync(this.#file, 'utf8')) as { widgets: CatalogueWidget[] };
      this.#widgets = indexByName(widgets);
    } catch {
      // A build is just writing it: this page goes without preloads, the next one looks again.
      this.#readAt = -1;
    }
    return this.#widgets;
  }

  /** The widgets of which the build has a picture (`pictures/NAME.webp`). */
  listPictures(): string[] {
    const folder = path.join(path.dirname(this.#file), 'pictures');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []));
  }

  has(widget: string): boolean {
    return this.#current().has(widget);
  }

  /** How blocks of a widget are laid out among others (docs/reference.md#what-the-build-gives). */
  getPlacement(widget: string): string | undefined {
    return this.#current().get(widget)?.placement;
  }

  /** The class of the row that blocks of a widget make where several follow each other. */
  getRow(widget: string): string | undefined {
    const placement = this.getPlacement(widget);
    return ROWS.has(placement) ? placement : undefined;
  }

  /** The widgets of each row. */
  getRows(): Record<string, string> {
    return Object.fromEntries(
      [...this.#current().keys()].flatMap((widget) => {
        const row = this.getRow(widget);
        return row === undefined ? [] : [[widget, row]];
      }),
    );
  }

  /** The widgets that show themselves above the page, or not at all. */
  listFloating(): string[] {
    return [...this.#current().keys()].filter((widget) => this.getPlacement(widget) === 'floating');
  }

  /** Those of the given widgets that the server renders into the page, so that they can be read and used without JavaScript. */
  listRendered(widgets: readonly { widget: string; hasVisitorData?: boolean }[]): ReadonlySet<string> {
    const current = this.#current();
    return new Set(
      widgets.flatMap(({ widget, hasVisitorData }) =>
        current.get(widget)?.personal && !hasVisitorData ? [] : [widget],
      ),
    );
  }

  /** Whether a block loads with the page: what its editor says, else the widget's own default. */
  isEager(widget: string, load?: string): boolean {
    return (load ?? this.#current().get(widget)?.load) === 'eager';
  }

  /** The files, relative to dist/, that a page with these widgets needs at once. */
  listChunks(widgets: readonly string[]): string[] {
    return [...new Set(widgets.flatMap((widget) => this.#current().get(widget)?.chunks ?? []))];
  }
}
