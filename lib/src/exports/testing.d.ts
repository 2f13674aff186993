/** `saaristo/testing`: a widget in tests and stories, as its marker would mount it. */
import { type ComponentType } from 'react';
import { type WidgetDefinition } from '../island/define.js';
import type { Example } from '../island/examples.js';
import { type PageSettings, parseSettings } from '../island/settings.js';
export { parseSettings, type PageSettings };
interface IslandProps<Props> {
    definition: WidgetDefinition;
    component: ComponentType<Props>;
    /** As a page writes them. */
    props: object;
    /** Of the page. */
    settings?: PageSettings;
}
/**
 * A widget with these props, in a marker that is mounted.
 * @throws in a sentence where the props are wrong
 */
export declare function Island<Props extends object>({ definition, component: Widget, props, settings, }: IslandProps<Props>): import("react").JSX.Element;
/**
 * What of a widget a page could not use: an example whose props are wrong, or that can't be rendered on a server in a language, and a
 * text that a language lacks. Empty where all is well.
 */
export declare function faultsOf<Props extends object>(definition: WidgetDefinition, component: ComponentType<Props>, examples: Readonly<Record<string, Example<object>>>): string[];
