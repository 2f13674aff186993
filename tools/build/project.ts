/** What is built: the widgets of a folder, with what their definitions say, for the sites and languages of a project. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { EditorTexts } from '../../src/island/define.ts';
import type * as catalogue from './catalogue.ts';
import type { Group } from './chunk-groups.ts';
import { type Estate, estateModules } from './estate.ts';
import type { SharedSheet } from './file-names.ts';
import { RUNTIME, runtimeFile } from './runtime.ts';
import { editorTextsOf, findWidgets, type LoadedDefinition, withDefinitions } from './widgets.ts';

/** What `saaristo()` takes. Paths are relative to Vite's root. */
export interface SaaristoOptions extends Estate {
  /** The folder of the widgets, each in a folder `<area>/<name>/`. Default: `widgets`. */
  widgets?: string;
  /** What the page's one stylesheet is made of. Default: `styles/saaristo.css` where it is there, else the package's tokens and ground. */
  stylesheet?: string;
  /** A folder with a picture a widget, for whoever lists them; copied to `pictures/`. */
  pictures?: string;
  /** Plugins of every pass, also of the server's; made anew for each. Those of vite.config.ts are in the browser's alone. */
  plugins?: () => Plugin[];
  /** What is built into one file. Default: React, the runtime, and what several widgets need, by who needs it and its size. */
  groups?: readonly Group[];
  /** Stylesheets that are one file. */
  sheets?: readonly SharedSheet[];
  /** Further scripts, each in one file of its name with all that it needs: for pages on which nothing is mounted. */
  scripts?: Readonly<Record<string, string>>;
  /** Parts of a widget that its `load.ts` fetches for the first render, by its name: their styles are the widget's own. */
  firstParts?: Readonly<Record<string, readonly string[]>>;
}

/** What is made of the definitions, by modules that know the project's sites and languages. */
type Makers = Pick<typeof catalogue, 'catalogueEntry' | 'catalogueTexts' | 'propsSchema'>;

export interface Definitions extends Makers {
  widgets: LoadedDefinition[];
  /** What several widgets say to editors, in other languages. */
  sharedTexts: EditorTexts | undefined;
}

const MAKERS = 'virtual:saaristo/makers';

/** A project, as the plugin and the build see it. */
export class Project {
  readonly options: SaaristoOptions;
  #root: string | undefined;
  #definitions: Promise<Definitions> | undefined;

  constructor(options: SaaristoOptions = {}) {
    this.options = options;
  }

  /** Vite's root, once it is known. */
  get root(): string {
    return (this.#root ??= process.cwd());
  }

  /** Of Vite's configuration; the first one counts, since the build's own passes have the same. */
  set root(root: string | undefined) {
    this.#root ??= resolve(root ?? process.cwd());
  }

  /** Where the widgets are. */
  get widgetsFolder(): string {
    return resolve(this.root, this.options.widgets ?? 'widgets');
  }

  /** What becomes the page's stylesheet. */
  get stylesheet(): string {
    const { stylesheet } = this.options;
    if (stylesheet !== undefined) return resolve(this.root, stylesheet);
    const own = join(this.root, 'styles/saaristo.css');
    return existsSync(own) ? own : join(RUNTIME, 'styles/plain.css');
  }

  /** Of the project's package.json; `0.0.0` where that says none. */
  get version(): string {
    const file = join(this.root, 'package.json');
    const { version } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string })
      : {};
    return version ?? '0.0.0';
  }

  /** Modules of the runtime that this project has others for. */
  get replaced(): Map<string, string> {
    const { sites, languages } = this.options;
    const isOther = sites !== undefined || languages !== undefined || this.root !== RUNTIME;
    return isOther
      ? estateModules({ ...(sites && { sites }), ...(languages && { languages }) })
      : new Map<string, string>();
  }

  /** The widgets with their definitions, read once. Rejects where one is wrong. */
  definitions(): Promise<Definitions> {
    if (!this.#definitions) {
      this.#definitions = this.#read();
      // A definition that is mended is read anew.
      this.#definitions.catch(() => this.forget());
    }
    return this.#definitions;
  }

  /** Has the definitions read anew. */
  forget(): void {
    this.#definitions = undefined;
  }

  /** Definitions are TypeScript that may import the runtime's: Vite reads them, as it does the widgets. */
  async #read(): Promise<Definitions> {
    const folders = findWidgets(this.widgetsFolder);
    const { replaced } = this;
    const id = (kind: string, at: number): string => `${kind}${at}`;
    const texts = (file: string | undefined, name: string): string[] =>
      file === undefined ? [] : [`export { editorTexts as ${name} } from ${JSON.stringify(file)};`];
    const code = [
      `export { catalogueEntry, catalogueTexts, propsSchema } from ${JSON.stringify(runtimeFile('tools/build/catalogue'))};`,
      ...texts(editorTextsOf(this.widgetsFolder), 'shared'),
      ...folders.flatMap(({ folder }, at) => [
        `export { default as ${id('definition', at)} } from ${JSON.stringify(join(folder, 'widget.ts'))};`,
        `export { examples as ${id('examples', at)} } from ${JSON.stringify(join(folder, 'examples.ts'))};`,
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
        examples: module[id('examples', at)] as LoadedDefinition['examples'],
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
