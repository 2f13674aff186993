/** Data that PHP passes to the editor's script (includes/editor.php). */
import type { Schema } from '#island/form-model.ts';
import type { CatalogueEntry } from '../../../src/exports/catalogue.ts';

/** A widget of the catalogue, as far as the plugin reads it. */
export type Widget = Pick<CatalogueEntry, 'name' | 'title' | 'description' | 'category' | 'example'> &
  Partial<Pick<CatalogueEntry, 'icon' | 'version' | 'editorTexts' | 'slots'>> & {
    placement?: string;
    props: Schema;
  };

interface EditorSettings {
  /** Address of the bundle. */
  bundle: string;
  /** Identifies the version of the bundle. */
  key: string;
  /** Whether the bundle is on another server. */
  isOther: boolean;
  /** Language of the user. */
  language: string;
  /** The page settings of the widgets. */
  settings: Record<string, unknown>;
}

declare global {
  interface Window {
    saaristoEditor: EditorSettings;
    /** Missing if the request for the catalogue failed. */
    saaristoCatalogue?: { widgets: Widget[]; editorTexts?: CatalogueEntry['editorTexts'] };
  }
}

export const settings = window.saaristoEditor;
export const catalogue = window.saaristoCatalogue;
