/** What an island knows of its place. */
import { createContext, useContext, useMemo, useState } from 'react';
import { createTranslate, type Messages, type TextOverrides, type Translate } from '#i18n/texts.ts';
import type { Language, Site } from '#lib/site.ts';
import type { Load, Loaded } from './load.ts';
import type { Settings } from './settings.ts';

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
  /** Its marker, in the browser alone. */
  marker?: Element | undefined;
  /** Of its first render, where the widget has a `load`. */
  loaded?: Loaded<unknown> | undefined;
}

const IslandContext = createContext<Island | null>(null);

export const IslandProvider = IslandContext.Provider;

/** The island that the calling component is in. Throws outside of one: a component needs its site and language. */
export function useIsland(): Island {
  const island = useContext(IslandContext);
  if (!island) throw new Error('useIsland needs an <IslandProvider> above it');
  return island;
}

/** What the widget's `load` gave for the first render: nothing where it was not called. The same object as long as the component is mounted. */
export function useLoaded<Of extends Load>(): Loaded<Awaited<ReturnType<Of>>> {
  const { loaded = NOTHING } = useIsland();
  const [first] = useState(loaded);
  return first as Loaded<Awaited<ReturnType<Of>>>;
}

const NOTHING: Loaded<never> = {};

/** Texts of this island, looked up in `messages` unless the CMS replaced them (I18N-06, I18N-07). */
export function useTexts<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { language, overrides } = useIsland();
  return useMemo(() => createTranslate(messages, language, overrides), [messages, language, overrides]);
}

/**
 * The island of a widget with these props (checked ones) under these settings. Label props count as replacements of
 * the text of the same key.
 */
export function createIsland(
  name: string,
  props: Readonly<Record<string, unknown>>,
  settings: Settings,
): Island {
  const texts = props['texts'];
  return {
    name,
    site: (props['site'] as Site | undefined) ?? settings.site,
    language: (props['language'] as Language | undefined) ?? settings.language,
    settings,
    overrides: [
      props,
      ...(typeof texts === 'object' && texts !== null ? [texts as TextOverrides] : []),
      settings.messages,
    ],
  };
}
