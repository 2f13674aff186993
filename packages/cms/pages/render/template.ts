import { languageTag } from 'saaristo/sites';
import type { SiteContent } from '../../platform/model/content.ts';
import { getPreloadedFonts } from '../../theme/fonts.ts';
import { getHomePath } from '../../platform/model/paths.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html, scriptJson } from '../../platform/http/html.ts';
import type { InlineElement } from '../../platform/http/inline-element.ts';
import { hyphenate } from './hyphenate.ts';
import { renderMarker } from './marker.ts';
import type { PageAssets } from './page-assets.ts';
import { getSessionScript } from './session-script.ts';
import type { PageStylesheet } from './stylesheets/joined.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { createShare, getCanonical, listShareTags } from './share.ts';
import { getPageSettings, hasCartSync, LOG_OUT_PATH } from './settings.ts';

/** The files that a page includes, with the sent stylesheets. */
export interface SentAssets extends Omit<PageAssets, 'stylesheets'> {
  stylesheets: readonly PageStylesheet[];
  speculationRules?: InlineElement | undefined;
}

/** Lists the build's stylesheets that a joined one contains, for the script (docs/embedding.md#for-a-fast-page). */
const renderHeldStyles = (holds: readonly string[]): Html | undefined =>
  holds.length === 0 ? undefined : html` data-widget-styles="${holds.join(' ')}"`;

/** Renders the font preloads and the stylesheets. */
const renderStyles = ({ displayFont }: SiteContent, { stylesheets }: SentAssets): Html =>
  html`${getPreloadedFonts(displayFont).map(
    (file) =>
      html`<link rel="preload" href="/theme/fonts/${file}" as="font" type="font/woff2" crossorigin /> `,
  )}
  ${stylesheets.map((sheet) => ('element' in sheet ? sheet.element : html`<link rel="stylesheet" href="${sheet.href}" ${renderHeldStyles(sheet.holds)} /> `))}`;

/**
 * Renders the module preloads: directly, or within a template element whose links the runtime adds after the page has
 * loaded. Modules of a page at rest are fetched with low priority, and not compiled.
 */
function renderPreloads(
  context: PageContext,
  { preloads: files, preloadsWait, preloadsRest }: SentAssets,
): Html {
  const links =
    preloadsRest && !hasCartSync(context)
      ? html`${files.map((file) => html`<link rel="prefetch" as="script" href="${file}" /> `)}`
      : html`${files.map((file) => html`<link rel="modulepreload" href="${file}" /> `)}`;
  return preloadsWait && files.length > 0 ? html`<template data-widget-preloads>${links}</template>` : links;
}

/** Renders the tags for shared links. Errors and parts of pages are not shared. */
const renderShare = (context: PageContext, page: PageBody): Html | false =>
  !page.bare &&
  page.status === undefined &&
  html`${listShareTags(createShare({ ...context, origin: context.getOrigin(context.site.site) }, page)).map(
    ([property, content]) => html`<meta property="${property}" content="${content}" /> `,
  )}`;

/** Returns whether scripts put parts of the visitor into the page: on shared pages of the shop. */
const hasOwnParts = ({ site: { site }, isShared }: PageContext): boolean => isShared && site === SHOP;

const renderHead = (context: PageContext, page: PageBody, assets: SentAssets): Html => {
  const { site, name } = context.site;
  const origin = context.getOrigin(site) ?? '';
  return html`<meta charset="utf-8" />
    <title>${page.title.includes(name) ? page.title : `${page.title} | ${name}`}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${page.description}" />
    ${page.noIndex ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${getCanonical(origin, page.canonical ?? context.path)}" />`}
    ${renderShare(context, page)}${(page.alternates ?? []).map(
      ({ language, path }) =>
        html`<link
          rel="alternate"
          hreflang="${languageTag(language).slice(0, 2)}"
          href="${origin}${path}"
        /> `,
    )}<link rel="icon" href="/theme/logos/${site}-mark.svg" type="image/svg+xml" />
    <script type="application/json" data-widget-settings>
      ${scriptJson(getPageSettings(context, page))}
    </script>
    ${hasOwnParts(context) && assets.personalScript?.element}
    ${!page.bare && html`${assets.lostScript?.element}${getSessionScript(context)?.element}${page.script?.element}${renderStyles(context.site, assets)}`}${renderPreloads(context, assets)}
    ${
      !page.bare &&
      html`<script type="module" src="${assets.script}"></script>
        ${assets.speculationRules?.element}`
    }`;
};

const renderFooter = ({ site, language, messages, navigation }: PageContext): Html => {
  const privacy = site.privacy?.pages[language];
  const links = navigation.footer.links.filter(({ link }) => link !== privacy);
  return html`<footer class="site-footer">
    <p class="site-footer-name">
      <a href="${getHomePath(language, site.languages[0] === language)}">${site.name}</a>
    </p>
    <p>${site.tagline[language]}</p>
    <ul>
      ${links.map(({ label, link }) => html`<li><a href="${link}">${label}</a></li>`)}
      ${privacy !== undefined && html`<li><a href="${privacy}">${messages.privacy}</a></li>`}
    </ul>
    ${navigation.footer.text && html`<p class="site-footer-note">${navigation.footer.text}</p>`}
  </footer>`;
};

/** The parts of a page that differ for each visitor of the shop. */
const HEADER = renderMarker({ widget: 'header', props: {}, part: 'header' });
/** The header of a shared page: its island waits for the visitor's own one. */
const SHARED_HEADER = renderMarker({ widget: 'header', props: {}, part: 'header', load: 'media(not all)' });
/** Renders the address modal of a customer who is logged in. Help and privacy pages do not require an address (CHK-25). */
function renderOwnAddressModal({
  userName,
  language,
  messages,
  site: { privacy },
}: PageContext): Html | false {
  const helpLinks = [
    { label: messages.help, link: '/ohje' },
    ...(privacy ? [{ label: messages.privacy, link: privacy.pages[language] }] : []),
  ];
  const props = { excludedPaths: helpLinks.map(({ link }) => link), helpLinks, logOutUrl: LOG_OUT_PATH };
  return userName !== undefined && renderMarker({ widget: 'address-modal', props, part: 'address-modal' });
}

/** Renders the address modal, or the element that a script replaces by it. */
const renderAddressModal = (context: PageContext): Html | false =>
  hasOwnParts(context) ? html`<div data-widget-part="address-modal"></div>` : renderOwnAddressModal(context);

/**
 * Renders the document with the visitor's own parts and settings of a shared page, from which its script takes them.
 * @param own.pageId id of the shared page
 * @param own.settings the visitor's cart and login; undefined if there is neither: the shared parts are right
 */
export const renderOwnParts = (
  context: PageContext,
  own: { script: string; settings: Record<string, unknown> | undefined } & Pick<
    PageBody,
    'pageId' | 'alternates'
  >,
): Html =>
  html`<!doctype html>
    <html lang="${languageTag(context.language).slice(0, 2)}">
      <head>
        <meta charset="utf-8" />
        <title>${context.site.name}</title>
        <script type="application/json" data-widget-settings="${Object.keys(own.settings ?? {}).join(' ')}">
          ${scriptJson(getPageSettings(context, own))}
        </script>
        <script type="module" src="${own.script}"></script>
      </head>
      <body>
        ${own.settings && HEADER}${renderOwnAddressModal(context)}
      </body>
    </html>`;

/** Renders the notices of the site in the language of the page. */
const renderNotices = ({ notices = [], language, messages }: PageContext): readonly Html[] =>
  notices.flatMap(({ text, link, linkText, isUrgent }) =>
    text[language]
      ? html`<aside class="site-notice" aria-label="${messages.notice}" ${isUrgent && html`data-urgent`}>
          <p>
            ${text[language]}
            ${link && html`<a href="${link}">${linkText?.[language] ?? messages.readMore}</a>`}
          </p>
        </aside>`
      : [],
  );

/** Renders header, main content and footer. */
const renderFramed = (context: PageContext, page: PageBody): Html =>
  html`<a class="skip-link" href="#main">${context.messages.skip}</a>
    ${renderNotices(context)}${hasOwnParts(context) ? SHARED_HEADER : HEADER}
    <main id="main" tabindex="-1">
      ${context.editMode ? page.content : hyphenate(page.content, context.language)}
    </main>
    ${hyphenate(renderFooter(context), context.language)}${hasCartSync(context) && renderMarker({ widget: 'cart-sync', props: {} })}${renderAddressModal(context)}`;

/** Renders the whole document of a page. */
export const renderDocument = (context: PageContext, page: PageBody, assets: SentAssets): Html =>
  html`<!doctype html>
    <html lang="${languageTag(context.language).slice(0, 2)}" data-site="${context.site.site}">
      <head>
        ${renderHead(context, page, assets)}
      </head>
      <body>
        ${page.bare ? page.content : renderFramed(context, page)}
      </body>
    </html> `;
