import * as v from 'valibot';
import type { Messages } from '../i18n/texts.js';
import type { PropSchema } from './check-props.js';
import type { Migrations } from './migrate.js';
/** When the code of an island is fetched (docs/embedding.md#load-strategies). */
export type LoadStrategy = 'eager' | 'idle' | 'visible' | 'interaction' | `media(${string})`;
export interface WidgetDefinition<Entries extends v.ObjectEntries = v.ObjectEntries, Key extends string = string> {
    /** The marker's name, from the catalogue. */
    name: string;
    /** For editors: the block's name and what it does, in a sentence. */
    title: string;
    description: string;
    /** The group of a block picker that it is in; here the name of its area. */
    category: string;
    /** The `d` of one path on a 24 × 24 grid. */
    icon: string;
    /** valibot entries, one a prop, each with `editor(…)`. */
    props: Entries;
    /** Props of which one can replace another: of each list one at least has to be given. */
    either?: readonly (readonly (keyof Entries & string)[])[];
    load: LoadStrategy;
    /** Height in px kept free until the island is mounted, so that nothing shifts; narrow is up to 1024 px. */
    reservedHeight: number | {
        narrow: number;
        wide: number;
    };
    /** Of its props, counted from 1: one more with each change that older pages would not stand. Default: 1. */
    version?: number;
    /** What makes of props of an older version those of the next; exported by the folder's `migrations.ts`. */
    migrations?: Migrations;
    /** Every text that the widget shows of its own, by key. */
    texts: Messages<Key>;
}
/** Props that every widget takes (docs/embedding.md#props). */
export declare const commonProps: {
    site: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["atriafi", "lihakauppa", "jyvabroiler", "export", "ammattilaiset", "atriacom", "foodservicese", "delise", "ridderheimsse", "mestariforsmanfi", "lithellsse", "lonnebergase", "goohse", "sibylla"], undefined>, v.MetadataAction<"ammattilaiset" | "atriacom" | "atriafi" | "delise" | "export" | "foodservicese" | "goohse" | "jyvabroiler" | "lihakauppa" | "lithellsse" | "lonnebergase" | "mestariforsmanfi" | "ridderheimsse" | "sibylla", EditorMetadata>]>, undefined>;
    language: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["en", "fi", "se", "de"], undefined>, v.MetadataAction<"de" | "en" | "fi" | "se", EditorMetadata>]>, undefined>;
    texts: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, v.MetadataAction<{
        [x: string]: string;
    }, EditorMetadata>]>, undefined>;
};
/** The props that a component gets: its own, checked and with their defaults, and the common ones. */
export type WidgetProps<Definition> = Definition extends WidgetDefinition<infer Entries> ? v.InferOutput<v.ObjectSchema<Entries & typeof commonProps, undefined>> : never;
/** Declares a widget. */
export declare const defineWidget: <const Entries extends v.ObjectEntries, Key extends string>(definition: WidgetDefinition<Entries, Key>) => WidgetDefinition<Entries, Key>;
/**
 * How a text is edited; the catalogue's schema has it as `format`, and no visitor gets it. `rich-text`: HTML, which is
 * sanitised; `long-text`: several lines; `link`: an address; `picture`: a picture, or its address; `date`: an ISO date; any other
 * what the editor of a CMS may choose from, such as `product` and `recipe`.
 */
export type TextFormat = 'rich-text' | 'long-text' | 'link' | 'picture' | 'date' | (string & {});
/** Title and help of a prop, for the editor's form and the JSON Schema, and how a text of it is edited. */
export declare function editor<Input>(title?: string, description?: string, editedAs?: TextFormat): v.MetadataAction<Input, EditorMetadata>;
/** What the catalogue reads of a prop. */
export type EditorMetadata = {
    readonly title: string | undefined;
    readonly description: string | undefined;
    /** The prop replaces the widget's text of the same key. */
    readonly ownText?: boolean;
    readonly editedAs?: TextFormat;
};
/**
 * A text prop that replaces the widget's own text of the same key: its default is that text in the island's
 * language, so it is not filled in here; the catalogue shows the Finnish one (I18N-07).
 */
export declare function label(title?: string, description?: string, editedAs?: TextFormat): v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MetadataAction<string, EditorMetadata>]>, undefined>;
/** A URL string, or one with the text for who can't see the picture; `readImage` of `#lib/image.ts` makes one of both. */
export declare const image: (title?: string, description?: string) => v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.ObjectSchema<{
    readonly url: v.StringSchema<undefined>;
    readonly alt: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>], undefined>, v.MetadataAction<string | {
    url: string;
    alt?: string | undefined;
}, EditorMetadata>]>;
/** {label, link}. */
export declare const link: (title?: string, description?: string) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MetadataAction<string, EditorMetadata>]>;
    readonly link: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MetadataAction<string, EditorMetadata>]>;
}, undefined>, v.MetadataAction<{
    label: string;
    link: string;
}, EditorMetadata>]>;
/**
 * The schema that a marker's props are checked against: the common props are added by `checkProps`.
 * @throws where a prop needs a rule that the browser does not check
 */
export declare function propsSchema({ props, either }: Pick<WidgetDefinition, 'props' | 'either'>): PropSchema;
