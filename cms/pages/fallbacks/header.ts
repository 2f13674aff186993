import { isSwedishSite, type Site } from '#lib/site.ts';
import type { DesktopTab } from '../../content/types.ts';
import { homePath, searchPath } from '../../estate/paths.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { cartIcon, chevronIcon, closeIcon, globeIcon, menuIcon, searchIcon } from './header-icons.ts';
import { searchForm } from './quick-search.ts';

/** Whether the search box stands behind a button on desktop, too (NAV-13). */
const isSearchToggled = (site: Site): boolean =>
  isSwedishSite(site) || site === 'jyvabroiler' || site === 'mestariforsmanfi';

/** Whether menus are short lists (NAV-12). */
const hasShortMenus = (site: Site): boolean => site === 'atriacom' || site === 'export';

const isHere = (link: string, path: string): boolean =>
  link === path || (!['/', '/en/'].includes(link) && path.startsWith(`${link}/`));

const face = ({ icon, label }: Pick<DesktopTab, 'icon' | 'label'>): Html =>
  html`${icon !== undefined && html`<img src="${icon}" alt="" width="18" height="18" />`}<span
      >${label}</span
    >`;

/** A tab: a link, or a disclosure whose first entry is the tab's own page. */
const tab =
  ({ path }: PageContext) =>
  (one: DesktopTab): Html => {
    const { link, label, children = [], showBorder } = one;
    const look = html`${showBorder && html` data-border`}${isHere(link, path) && html` data-here`}`;
    if (children.length === 0)
      return html`<li>
        <a href="${link}" ${look} ${link === path && html` aria-current="page"`}>${face(one)}</a>
      </li>`;
    return html`<li>
      <details name="site-nav">
        <summary ${look}>${face(one)}${chevronIcon}</summary>
        <ul>
          <li><a href="${link}">${label}</a></li>
          ${children
            .filter((child) => child.link !== link)
            .map((child) => html`<li><a href="${child.link}">${child.label}</a></li>`)}
        </ul>
      </details>
    </li>`;
  };

function cartLink({ site, origin, messages }: PageContext): Html {
  const shop = site.site === 'lihakauppa' ? '' : (origin('lihakauppa') ?? '');
  return html`<a class="site-header-cart" href="${shop}/ostoskori#tuotteet"
    >${cartIcon}<span>${messages.cart}</span></a
  >`;
}

function languages({ language, messages, navigation, site }: PageContext): Html {
  const menu = site.site === 'atriacom' ? navigation.desktop.languageMenu : [];
  const isCurrent = (link: string) => link.startsWith('/en/') === (language === 'en');
  return html`<ul class="site-header-languages">
    ${menu.map(
      ({ label, link }) =>
        html`<li><a href="${link}" ${isCurrent(link) && html` aria-current="true"`}>${label}</a></li>`,
    )}${
      menu.length === 0 &&
      html`<li><a href="${language === 'en' ? '/' : '/en/'}">${globeIcon}${messages.languageSwitch}</a></li>`
    }
  </ul>`;
}

function logo({ language, site: { languages: own, name, site } }: PageContext): Html {
  return html`<a class="site-header-logo" href="${homePath(language, own[0] === language)}"
    ><picture
      ><source media="(width < 640px)" srcset="/theme/logos/${site}-mark.svg" width="40" height="40" />
      <img src="/theme/logos/${site}.svg" width="160" height="56" alt="${name}" /></picture
  ></a>`;
}

/** The search behind a button: everywhere on mobile, on some sites on desktop, too. */
const toggledSearch = (messages: PageContext['messages'], form: Html): Html =>
  html`<details class="site-header-search">
    <summary aria-label="${messages.searchToggle}">${searchIcon}${closeIcon}</summary>
    ${form}
  </details>`;

/** The header without JavaScript: logo, every link of the navigation, language, basket and search (NAV-01, NAV-02). */
export function headerFallback(context: PageContext): Html {
  const { language, messages, navigation, site } = context;
  const { desktop, mobile } = navigation;
  const form = searchForm(messages, searchPath(language));
  const isToggled = isSearchToggled(site.site);
  return html`<header
    class="site-header"
    ${hasShortMenus(site.site) && html` data-short-menus`}
    ${isToggled && html` data-search-toggled`}
  >
    <div class="site-header-top">
      <ul>
        ${desktop.topTabs.map(tab(context))}
      </ul>
      ${languages(context)}
    </div>
    <details class="site-header-menu">
      <summary aria-label="${messages.menu}">${menuIcon}${closeIcon}</summary>
      <nav aria-label="${messages.menu}">
        <ul>
          ${mobile.navAccordions.map(tab(context))}
        </ul>
        <ul>
          ${mobile.navLinks.map(tab(context))}
          <li>${cartLink(context)}</li>
        </ul>
        ${languages(context)}
      </nav>
    </details>
    <div class="site-header-main">
      ${logo(context)}
      <ul class="site-header-bar">
        ${mobile.barLinks.map(({ label, link }) => html`<li><a href="${link}">${label}</a></li>`)}
      </ul>
      ${toggledSearch(messages, form)}${!isToggled && form}${cartLink(context)}
    </div>
    <nav class="site-header-nav" aria-label="${messages.menu}">
      <ul>
        ${desktop.bottomTabs.map(tab(context))}
      </ul>
    </nav>
  </header>`;
}
