import { createContext, useContext } from 'react';
import type { Feature } from './adapter.ts';
import type { Api } from './api.ts';
import type { EditorOptions, PageId } from './contract.ts';
import type { Messages } from './messages.ts';
import type { Catalogue } from './model/catalogue.ts';
import type { Examples } from './model/fresh-example.ts';

/** Settings of the editor of one page, with their defaults. */
export interface Settings extends Required<
  Pick<EditorOptions, 'language' | 'user' | 'rows' | 'pictures' | 'layouts' | 'blocks'>
> {
  pageId: PageId;
  siteOrigin?: string | undefined;
  /** Widgets that float above the page or show nothing. */
  floating: readonly string[];
}

/** Addresses of the site's documents. */
export interface Addresses {
  list: string;
  page: (id: PageId) => string;
  canvas: string;
  /** Undefined if the site has no preview. `of` is a stored state instead of the draft. */
  preview?: ((of?: 'scheduled' | 'review' | `edition-${number}`) => string) | undefined;
  signIn?: string | undefined;
  /** The folder of the built files, with a slash at the end. */
  assets: string;
}

/** Values that every part of the editor uses. */
export interface EditorContextValue {
  api: Api;
  /** The features of the site's adapter. */
  features: ReadonlySet<Feature>;
  addresses: Addresses;
  catalogue: Catalogue;
  examples: Examples;
  settings: Settings;
  /** Name of the page's site. */
  site: string;
  /** Code of the page's language. */
  language: string;
  t: Messages;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** @throws outside of the editor */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor() is called outside of the editor.');
  return value;
}
