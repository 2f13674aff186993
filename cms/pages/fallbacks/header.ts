import type { DesktopTab } from '../../content/types.ts';
import { homePath, searchPath } from '../../estate/paths.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { searchForm } from './quick-search.ts';

const tab = ({ label, link, children = [] }: DesktopTab): Html =>
  children.length === 0
    ? html`<li><a href="${link}">${label}</a></li>`
    : html`<li>
        <details name="site-nav">
          <summary>${label}</summary>
          <ul>
            <li><a href="${link}">${label}</a></li>
            ${children
              .filter((child) => child.link !== link)
              .map((child) => html`<li><a href="${child.link}">${child.label}</a></li>`)}
          </ul>
        </details>
      </li>`;

function cartLink({ site, origin, messages }: PageContext): Html {
  const shop = site.site === 'lihakauppa' ? '' : (origin('lihakauppa') ?? '');
  return html`<a class="site-header-cart" href="${shop}/ostoskori#tuotteet">${messages.cart}</a>`;
}

function languages({ language, messages, navigation, site }: PageContext): Html {
  const links =
    site.site === 'atriacom' && navigation.desktop.languageMenu.length > 0
      ? navigation.desktop.languageMenu
      : [{ label: messages.languageSwitch, link: language === 'en' ? '/' : '/en/' }];
  return html`<ul class="site-header-languages">
    ${links.map(({ label, link }) => html`<li><a href="${link}">${label}</a></li>`)}
  </ul>`;
}

/** The header without JavaScript: logo, every link of the navigation, language, basket and search (NAV-01, NAV-02). */
export function headerFallback(context: PageContext): Html {
  const { language, messages, navigation, site } = context;
  return html`<header class="site-header">
    <div class="site-header-top">
      <ul>
        ${navigation.desktop.topTabs.map(tab)}
      </ul>
      ${languages(context)}${cartLink(context)}
    </div>
    <div class="site-header-main">
      <a class="site-header-logo" href="${homePath(language, site.languages[0] === language)}"
        ><img src="/theme/logos/${site.site}.svg" width="160" height="56" alt="${site.name}"
      /></a>
      ${searchForm(messages, searchPath(language))}
    </div>
    <nav class="site-header-nav" aria-label="${messages.menu}">
      <ul>
        ${navigation.desktop.bottomTabs.map(tab)}
      </ul>
    </nav>
    <details class="site-header-menu">
      <summary>${messages.menu}</summary>
      <nav aria-label="${messages.menu}">
        <ul>
          ${navigation.mobile.navAccordions.map(tab)}${navigation.mobile.navLinks.map(tab)}
        </ul>
        ${languages(context)}${searchForm(messages, searchPath(language))}
      </nav>
    </details>
  </header>`;
}
