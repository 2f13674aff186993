/** Describes what is built: the widgets of a folder with their definitions, for the sites and languages of a project. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { EditorTexts } from '../../src/island/define.ts';
import type * as catalogue from './catalogue.ts';
import type { Group } from './chunk-groups.ts';
import { type Estate, estateModules } from './estate.ts';
import { RUNTIME, runtimeFile } from './runtime.ts';
import { editorTextsOf, findWidgets, type LoadedDefinition, withDefinitions } from './widgets.ts';

/** Options of `saaristo()`. Paths are relative to Vite's root. */
export interface SaaristoOptions extends Estate {
  /** The folder of the widgets; each widget is in a folder `<area>/<name>/`. Default: `widgets`. */
  widgets?: string;
  /** Source of the page's one stylesheet. Default: `styles/saaristo.css` if it exists, otherwise the package's tokens and base styles. */
  stylesheet?: string;
  /** A folder with a picture of each widget, for overviews of the widgets. It is copied to `pictures/`. */
  pictures?: string;
  /**
   * Creates the plugins for every pass, including the server's; called once for each pass. The plugins of vite.config.ts apply only to the
   * browser's chunks.
   */
  plugins?: () => Plugin[];
  /**
   * Modules that are built into one file. Default: React, the runtime, and modules that several widgets need, grouped by those widgets and
   * by size.
   */
  groups?: readonly Group[];
  /** Further scripts by name, for pages on which nothing is mounted. Each is built into one file with all its dependencies. */
  scripts?: Readonly<Record<string, string>>;
  /**
   * Parts that a widget's `load.ts` fetches for the first render, by the widget's name. Their styles are preloaded with the widget's own.
   */
  firstParts?: Readonly<Record<string, readonly string[]>>;
}

/** Functions that process the definitions; their modules know the project's sites and languages. */
type Makers = Pick<typeof catalogue, 'catalogueEntry' | 'catalogueTexts' | 'propsSchema'>;

export interface Definitions extends Makers {
  widgets: LoadedDefinition[];
  /** Translations of editor texts that several widgets share. */
  sharedTexts: EditorTexts | undefined;
}

const MAKERS = 'virtual:saaristo/makers';

/** A project, as the plugin and the build use it. */
export class Project {
  readonly options: SaaristoOptions;
  #root: string | undefined;
  #definitions: Promise<Definitions> | undefined;

  constructor(options: SaaristoOptions = {}) {
    this.options = options;
  }

  /** Vite's root; the working directory until it is set. */
  get root(): string {
    return (this.#root ??= process.cwd());
  }

  /** Set from Vite's configuration. Only the first value counts; the build's own passes use the same root. */
  set root(root: string | undefined) {
    this.#root ??= resolve(root ?? process.cwd());
  }

  /** Absolute path of the widgets' folder. */
  get widgetsFolder(): string {
    return resolve(this.root, this.options.widgets ?? 'widgets');
  }

  /** Absolute path of the source of the page's stylesheet. */
  get stylesheet(): string {
    const { stylesheet } = this.options;
    if (stylesheet !== undefined) return resolve(this.root, stylesheet);
    const own = join(this.root, 'styles/saaristo.css');
    return existsSync(own) ? own : join(RUNTIME, 'styles/plain.css');
  }

  /** The version in the project's package.json, or `0.0.0` if it has none. */
  get version(): string {
    const file = join(this.root, 'package.json');
    const { version } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string })
      : {};
    return version ?? '0.0.0';
  }

  /** Modules of the runtime that this project replaces: the code by the path of the file. */
  get replaced(): Map<string, string> {
    const { sites, languages } = this.options;
    const isOther = sites !== undefined || languages !== undefined || this.root !== RUNTIME;
    return isOther
      ? estateModules({ ...(sites && { sites }), ...(languages && { languages }) })
      : new Map<string, string>();
  }

  /**
   * Reads the widgets with their definitions, once.
   * @throws (rejects) if a definition is wrong
   */
  definitions(): Promise<Definitions> {
    if (!this.#definitions) {
      this.#definitions = this.#read();
      // Reads the definitions again after a failure, when they may have been corrected.
      this.#definitions.catch(() => this.forget());
    }
    return this.#definitions;
  }

  /** Discards the definitions, so that the next call reads them again. */
  forget(): void {
    this.#definitions = undefined;
  }

  /** Reads the definitions with Vite, as they are TypeScript that may import the runtime. */
  async #read(): Promise<Definitions> {
    const folders = findWidgets(this.widgetsFolder);
    const { replaced } = this;
    const id = (kind: string, at: number): string => `${kind}${at}`;
    const texts = (file: string | undefined, name: string): string[] =>
      file === undefined ? [] : [`export { editorTexts as ${name} } from ${JSON.stringify(file)};`];
    const code = [
      `export { catalogueEntry, catalogueTexts, propsSchema } from ${JSON.stringify(runtimeFile('packages/build/catalogue'))};`,
      ...texts(editorTextsOf(this.widgetsFolder), 'shared'),
      ...folders.flatMap(({ folder }, at) => [
        `export { default as ${id('definition', at)} } from ${JSON.stringify(join(folder, 'widget.ts'))};`,
        `export * as ${id('examples', at)} from ${JSON.stringify(join(folder, 'examples.ts'))};`,
        ...texts(editorTextsOf(folder), id('texts', at)),
      ]),
    ].join('\n');
    const { module } = await runnerImport<Record<string, unknown>>(MAKERS, {
      root: this.root,
      configFile: false,
      envFile: false,
      logLevel: 'error',
      environments: { inline: { resolve: { noExternal: [/^saaristo(\/|$)/] } } },
      plugins: [
        {
          name: 'saaristo-definitions',
          enforce: 'pre',
          resolveId: (wanted) =>
            wanted === MAKERS ? `${this.root}/${MAKERS.replace(':', '/')}.ts` : undefined,
          load: (file) => (file.endsWith('/virtual/saaristo/makers.ts') ? code : replaced.get(file)),
        },
      ],
    });
    const widgets = withDefinitions(
      folders.map((folder, at) => ({
        ...folder,
        definition: module[id('definition', at)] as LoadedDefinition['definition'],
        // Its namespace also has exports that only tests read.
        ...(({ examples, exampleTexts }) => ({ examples, exampleTexts }))(
          module[id('examples', at)] as Pick<LoadedDefinition, 'examples' | 'exampleTexts'>,
        ),
        editorTexts: module[id('texts', at)] as EditorTexts | undefined,
      })),
    );
    return {
      ...(module as unknown as Makers),
      widgets,
      sharedTexts: module['shared'] as EditorTexts | undefined,
    };
  }
}
