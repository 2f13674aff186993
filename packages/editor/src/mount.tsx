import '@puckeditor/core/no-external.css';
import './editor.css';
import './health.css';
import './history.css';
import './translation.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorAdapter } from './adapter.ts';
import { createAddresses } from './addresses.ts';
import { bindAdapter, CallError, describeError, listFeatures } from './api.ts';
import { EditorContext, type EditorContextValue } from './context.ts';
import type { EditorLanguage, EditorOptions, PageId } from './contract.ts';
import { EditorApp } from './EditorApp.tsx';
import type { MountedEditor } from './exports.ts';
import { getMessages, toEditorLanguage } from './messages.ts';
import { restoreAppearance } from './model/appearance.ts';
import { type CatalogueFile, createCatalogue, withServerBlocks } from './model/catalogue.ts';
import { createExamples } from './model/fresh-example.ts';
import { openKeptDrafts } from './model/kept-drafts.ts';
import { Sections } from './model/sections.ts';
import { PageList } from './PageList.tsx';
import { SectionsContext } from './panels/use-sections.ts';

/** Adds a stylesheet of the build, unless the document has it. */
async function addStylesheet(address: string): Promise<void> {
  const { href } = new URL(address, location.href);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

async function loadCatalogue(assets: string): Promise<CatalogueFile> {
  const answer = await fetch(`${assets}widgets.json`);
  if (!answer.ok) throw new CallError(answer.status, `${assets}widgets.json: ${answer.status}`);
  return (await answer.json()) as CatalogueFile;
}

/** Returns the page that the address of the document names. */
const readPageId = (): string | undefined => new URLSearchParams(location.search).get('page') ?? undefined;

/** Loads a page, and creates the services of its editor. */
async function openPage(
  adapter: EditorAdapter,
  { user, siteOrigin, rows = {}, pictures = [], layouts = [], blocks = [] }: EditorOptions,
  { pageId, language, addresses, t }: { pageId: PageId } & Opening,
) {
  const api = bindAdapter(adapter, pageId);
  const features = listFeatures(adapter);
  const [page, file, drafts] = await Promise.all([
    api.load(),
    loadCatalogue(addresses.assets),
    openKeptDrafts(pageId, String(user.id ?? user.name)),
  ]);
  const catalogue = withServerBlocks(
    createCatalogue({ ...file, widgets: [...file.widgets, ...blocks] }, language),
    page.template,
    t,
  );
  const floating = file.widgets.flatMap(({ name, placement }) => (placement === 'floating' ? [name] : []));
  const value: EditorContextValue = {
    api,
    features,
    addresses,
    catalogue,
    examples: createExamples(api, page, catalogue),
    settings: { pageId, language, user, siteOrigin, rows, pictures, layouts, blocks, floating },
    site: page.site,
    language: page.language,
    t,
  };
  return { page, drafts, value, sections: new Sections(api, page) };
}

type Opening = Pick<EditorContextValue, 'addresses' | 't'> & { language: EditorLanguage };

/**
 * Shows the block editor in an element, or the list of pages if neither the options nor the address of the document name a page. The element
 * takes the height of the window.
 * @param assets the folder of the built files
 */
export async function mountAt(
  element: HTMLElement,
  adapter: EditorAdapter,
  options: EditorOptions,
  assets: string,
): Promise<MountedEditor> {
  const language = toEditorLanguage(options.language ?? document.documentElement.lang);
  const pageId = options.pageId ?? readPageId();
  const addresses = createAddresses(options.addresses, pageId, assets);
  const t = getMessages(language);
  restoreAppearance();
  document.documentElement.dataset['site'] ??= '';
  element.classList.add('ed-place');
  const root = createRoot(element);
  root.render(<p className="ed-muted ed-wait">{t.loading}</p>);
  try {
    await addStylesheet(`${addresses.assets}saaristo.css`);
    await addStylesheet(`${addresses.assets}editor/editor.css`);
    if (pageId === undefined) root.render(<PageList adapter={adapter} addresses={addresses} t={t} />);
    else {
      const opened = await openPage(adapter, options, { pageId, language, addresses, t });
      root.render(
        <StrictMode>
          <EditorContext value={opened.value}>
            <SectionsContext value={opened.sections}>
              <EditorApp first={opened.page} drafts={opened.drafts} />
            </SectionsContext>
          </EditorContext>
        </StrictMode>,
      );
    }
  } catch (error) {
    root.render(
      <p className="ed-error ed-wait" role="alert">
        {describeError(error, t)}
      </p>,
    );
    throw error;
  }
  return { unmount: () => root.unmount() };
}
