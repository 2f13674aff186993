/** What the server says of who edits what, in the document. */
export interface EditorSettings {
  pageId: number;
  language: 'fi' | 'en';
  /** Goes along with every write. */
  token: string;
  user: { name: string; role: 'editor' | 'publisher' };
  /** Class names of the element around blocks of a kind that follow each other, by widget. */
  rows: Record<string, string>;
  /** Widgets that show themselves above the page, or not at all. */
  floating: readonly string[];
  /** Widgets of which there is a picture, below /assets/pictures/. */
  pictures: readonly string[];
}

/** @throws where the document is not the editor's */
export function readSettings(): EditorSettings {
  const json = document.getElementById('editor-settings')?.textContent;
  if (!json) throw new Error('The document has no settings of the editor.');
  return JSON.parse(json) as EditorSettings;
}
