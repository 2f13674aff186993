import '@puckeditor/core/no-external.css';
import './editor.css';
import './health.css';
import './history.css';
import './translation.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from './api.ts';
import { EditorContext } from './context.ts';
import type { EditorSettings } from './contract.ts';
import { EditorApp } from './EditorApp.tsx';
import { withServerBlocks } from './model/catalogue.ts';
import { createExamples } from './model/fresh-example.ts';
import { restoreAppearance } from './model/appearance.ts';
import { getMessages } from './messages.ts';
import { Sections } from './model/sections.ts';
import { SectionsContext } from './panels/use-sections.ts';

restoreAppearance();
const settings = JSON.parse(document.getElementById('editor-settings')!.textContent) as EditorSettings;
const t = getMessages(settings.language);
const api = createApi(settings.pageId, settings.token);
const root = createRoot(document.getElementById('editor')!);

root.render(<p className="ed-muted ed-wait">{t.loading}</p>);
try {
  const [page, widgets] = await Promise.all([api.page(), api.catalogue(settings.language)]);
  const catalogue = withServerBlocks(widgets, page.template, t);
  const examples = createExamples(api, page, catalogue);
  const sections = new Sections(api, page);
  root.render(
    <StrictMode>
      <EditorContext
        value={{ api, catalogue, examples, settings, site: page.site, language: page.language, t }}
      >
        <SectionsContext value={sections}>
          <EditorApp first={page} />
        </SectionsContext>
      </EditorContext>
    </StrictMode>,
  );
} catch (error) {
  root.render(
    <p className="ed-error ed-wait" role="alert">
      {t.failed}
    </p>,
  );
  throw error;
}
