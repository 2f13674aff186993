/** The context of an island. */
import { createContext, useContext, useMemo, useState } from 'react';
import { createTranslate, type Messages, type TextOverrides, type Translate } from '#i18n/texts.ts';
import type { Language, Site } from '#lib/site.ts';
import type { Load, Loaded } from './load.ts';
import type { Settings } from './settings.ts';

/** The slots that have been shown, by name. The holder shows the nodes, or is removed and still contains them. */
export type ShownSlots = Map<string, { holder: Element; restore: (nodes: Node[]) => void }>;

/** The content of the island's marker, which its slots show (`Slot` of `#ui/Slot.tsx`). */
export interface SlotSource {
  /** Returns the HTML of a slot; '' is the default slot. Only on a server and in tests. */
  getHtml?: ((name: string) => string | undefined) | undefined;
  /** The marker, and the nodes that it has without the island. Only in the browser. */
  element?: Element;
  fallback?: Node[];
  slots?: ShownSlots | undefined;
  /** Shows new content of the marker. Set by the first slot. */
  refreshSlots?: () => void;
}

export interface Island {
  /** The widget's name. */
  name: string;
  /** The prop, else the page settings. */
  site: Site;
  language: Language;
  /** The `lang` of the page around the island, if the island is in another language. */
  langAround?: string | undefined;
  settings: Settings;
  /** Replacements of interface texts, strongest first: label props, `texts`, the page's `messages`. */
  overrides: readonly TextOverrides[];
  /** URL of the page's build files, with a trailing `/`; only on a server. */
  assets?: string | undefined;
  /** The island's marker; only in the browser. */
  marker?: Element | undefined;
  slots?: SlotSource | undefined;
  /** Data of the first render, if the widget has a `load`. */
  loaded?: Loaded<unknown> | undefined;
}

const IslandContext = createContext<Island | null>(null);

export const IslandProvider = IslandContext.Provider;

/**
 * Returns the island of the calling component. Throws outside of an island, because components need its site
 * and language.
 */
export function useIsland(): Island {
  const island = useContext(IslandContext);
  if (!island) throw new Error('useIsland needs an <IslandProvider> above it');
  return island;
}

/**
 * Returns the result of the widget's `load` for the first render; an empty object if it was not called. The
 * object stays the same while the component is mounted.
 */
export function useLoaded<Of extends Load>(): Loaded<Awaited<ReturnType<Of>>> {
  const { loaded = NOTHING } = useIsland();
  const [first] = useState(loaded);
  return first as Loaded<Awaited<ReturnType<Of>>>;
}

const NOTHING: Loaded<never> = {};

/**
 * Returns the translate function of this island: texts of `messages`, unless the CMS replaces them (I18N-06,
 * I18N-07).
 */
export function useTexts<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { language, overrides } = useIsland();
  return useMemo(() => createTranslate(messages, language, overrides), [messages, language, overrides]);
}

/** Whether the content is inside a `<noscript>`, which can't contain another one. */
export const IsWithoutScript = createContext(false);

/**
 * Creates the island of a widget from its checked props and the settings. Label props replace the texts of
 * the same keys.
 */
export function createIsland(
  name: string,
  props: Readonly<Record<string, unknown>>,
  settings: Settings,
): Island {
  return {
    name,
    site: (props['site'] as Site | undefined) ?? settings.site,
    language: (props['language'] as Language | undefined) ?? settings.language,
    settings,
    overrides: [props, (props['texts'] ?? {}) as TextOverrides, settings.messages],
  };
}
