import { createContext, useContext } from 'react';
import type { Api } from './api.ts';
import type { Messages } from './messages.ts';
import type { Catalogue } from './model/catalogue.ts';
import type { Examples } from './model/fresh-example.ts';
import type { EditorSettings } from './contract.ts';

/** Values that every part of the editor uses. */
export interface EditorContextValue {
  api: Api;
  catalogue: Catalogue;
  examples: Examples;
  settings: EditorSettings;
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
