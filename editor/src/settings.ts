/** What the server says of who edits what, in the document. */
export interface EditorSettings {
  pageId: number;
  language: 'fi' | 'en';
  /** Goes along with every write. */
  token: string;
  user: { name: string; role: 'editor' | 'publisher' };
}

/** @throws where the document is not the editor's */
export function readSettings(): EditorSettings {
  const json = document.getElementById('editor-settings')?.textContent;
  if (!json) throw new Error('The document has no settings of the editor.');
  return JSON.parse(json) as EditorSettings;
}
