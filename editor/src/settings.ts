/** Settings that the server writes into the document. */
export interface EditorSettings {
  pageId: number;
  language: 'fi' | 'en';
  /** CSRF token, sent with every write. */
  token: string;
  user: { name: string; role: 'editor' | 'publisher' };
  /** Class of the element around adjacent blocks of the same widget, by widget. */
  rows: Record<string, string>;
  /** Widgets that float above the page or show nothing. */
  floating: readonly string[];
  /** Widgets that have a picture below /assets/pictures/. */
  pictures: readonly string[];
}

/** @throws if the document is not the editor's */
export function readSettings(): EditorSettings {
  const json = document.getElementById('editor-settings')?.textContent;
  if (!json) throw new Error('The document has no settings of the editor.');
  return JSON.parse(json) as EditorSettings;
}
