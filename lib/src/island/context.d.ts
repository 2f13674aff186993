import { type Messages, type TextOverrides, type Translate } from '../i18n/texts.js';
import type { Language, Site } from '../lib/site.js';
import type { Load, Loaded } from './load.js';
import type { Settings } from './settings.js';
export interface Island {
    /** The widget's name. */
    name: string;
    /** Prop, else the page settings. */
    site: Site;
    language: Language;
    settings: Settings;
    /** Replacements of interface texts, strongest first: label props, `texts`, the page's `messages`. */
    overrides: readonly TextOverrides[];
    /** Where the page has the files of the build, with a `/` at its end; on a server alone. */
    assets?: string | undefined;
    /** Of its first render, where the widget has a `load`. */
    loaded?: Loaded<unknown> | undefined;
}
export declare const IslandProvider: import("react").Provider<Island | null>;
/** The island that the calling component is in. Throws outside of one: a component needs its site and language. */
export declare function useIsland(): Island;
/** What the widget's `load` gave for the first render: nothing where it was not called. The same object as long as the component is mounted. */
export declare function useLoaded<Of extends Load>(): Loaded<Awaited<ReturnType<Of>>>;
/** Texts of this island, looked up in `messages` unless the CMS replaced them (I18N-06, I18N-07). */
export declare function useTexts<Key extends string>(messages: Messages<Key>): Translate<Key>;
/**
 * The island of a widget with these props (checked ones) under these settings. Label props count as replacements of
 * the text of the same key.
 */
export declare function createIsland(name: string, props: Readonly<Record<string, unknown>>, settings: Settings): Island;
