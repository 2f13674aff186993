import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createMigrateBlocks, type MigrateBlocks, migratePropsFrom } from './migrate-blocks.ts';

/** What the CMS reads of the built catalogue (docs/embedding.md#what-the-build-gives). */
interface CatalogueWidget {
  name: string;
  load?: string;
  version?: number;
  chunks?: string[];
}

/** The built catalogue, read anew when a build replaces it. */
export class Catalogue {
  readonly #file: string;
  #readAt = -1;
  #widgets = new Map<string, CatalogueWidget>();
  /** Stored blocks as the widgets of the build read them. */
  readonly migrate: MigrateBlocks;

  constructor(distFolder: string) {
    this.#file = path.join(distFolder, 'widgets.json');
    this.migrate = createMigrateBlocks(
      (widget) => this.#current().get(widget)?.version,
      migratePropsFrom(distFolder),
    );
  }

  #current(): Map<string, CatalogueWidget> {
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.#readAt) return this.#widgets;
    this.#readAt = changedAt;
    this.#widgets = new Map();
    if (changedAt === 0) return this.#widgets;
    try {
      const { widgets } = JSON.parse(readFileSync(this.#file, 'utf8')) as { widgets: CatalogueWidget[] };
      this.#widgets = new Map(widgets.map((widget) => [widget.name, widget]));
    } catch {
      // A build is just writing it: this page goes without preloads, the next one looks again.
      this.#readAt = -1;
    }
    return this.#widgets;
  }

  /** The widgets of which the build has a picture (`pictures/NAME.webp`). */
  pictures(): string[] {
    const folder = path.join(path.dirname(this.#file), 'pictures');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []));
  }

  has(widget: string): boolean {
    return this.#current().has(widget);
  }

  /** Whether a block loads with the page: what its editor says, else the widget's own default. */
  isEager(widget: string, load?: string): boolean {
    return (load ?? this.#current().get(widget)?.load) === 'eager';
  }

  /** The files, relative to dist/, that a page with these widgets needs at once. */
  chunks(widgets: readonly string[]): string[] {
    return [...new Set(widgets.flatMap((widget) => this.#current().get(widget)?.chunks ?? []))];
  }
}
