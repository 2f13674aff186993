import { type Plugin } from 'vite';
import type * as catalogue from './catalogue.js';
import type { Group } from './chunk-groups.js';
import { type Estate } from './estate.js';
import type { SharedSheet } from './file-names.js';
import { type LoadedDefinition } from './widgets.js';
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
    /** Parts of a widget that its `load.ts` fetches for the first render, by its name: their styles are the widget's own. */
    firstParts?: Readonly<Record<string, readonly string[]>>;
}
/** What is made of the definitions, by modules that know the project's sites and languages. */
type Makers = Pick<typeof catalogue, 'catalogueEntry' | 'propsSchema'>;
export interface Definitions extends Makers {
    widgets: LoadedDefinition[];
}
/** A project, as the plugin and the build see it. */
export declare class Project {
    #private;
    readonly options: SaaristoOptions;
    constructor(options?: SaaristoOptions);
    /** Vite's root, once it is known. */
    get root(): string;
    /** Of Vite's configuration; the first one counts, since the build's own passes have the same. */
    set root(root: string | undefined);
    /** Where the widgets are. */
    get widgetsFolder(): string;
    /** What becomes the page's stylesheet. */
    get stylesheet(): string;
    /** Of the project's package.json; `0.0.0` where that says none. */
    get version(): string;
    /** Modules of the runtime that this project has others for. */
    get replaced(): Map<string, string>;
    /** The widgets with their definitions, read once. Rejects where one is wrong. */
    definitions(): Promise<Definitions>;
    /** Has the definitions read anew. */
    forget(): void;
}
export {};
