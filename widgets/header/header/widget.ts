import * as v from 'valibot';
import { mergeMessages } from '#i18n/texts.ts';
import { defineWidget, editor, image, link, type TextFormat } from '#island/define.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';
import { quickSearchMessages } from '#ui/quick-search/messages.ts';
import { messages } from './messages.ts';

const text = (title: string, description: string, editedAs?: TextFormat) =>
  v.optional(v.pipe(v.string(), editor(title, description, editedAs)));
const flag = (title: string, description: string) =>
  v.optional(v.pipe(v.boolean(), editor(title, description)));

export default defineWidget({
  name: 'header',
  title: 'Site header',
  description:
    'Navigation, language, basket and search at the top of every page, with a desktop and a mobile layout.',
  category: 'header',
  icon: 'M3 4h18v6H3zM5 6v2h4V6zM3 12h18v2H3zM3 16h12v2H3z',
  props: {
    pageId: text('Page id', 'Sent with the navigation calls. Default: the page settings', 'page-id'),
    languageId: text('Language id', 'Sent with the navigation calls. Default: the language of the page'),
    subDomainId: text('Sub-domain id', 'Sent on Swedish brands only. Default: the page settings'),
    menuStyle: v.optional(
      v.pipe(
        v.picklist(['mega', 'simple']),
        editor('Menu style', 'Wide menus with pictures, or short lists. Default: by site'),
      ),
    ),
    openOn: v.optional(
      v.pipe(
        v.picklist(['click', 'hover']),
        editor('Menus open on', 'Hovering opens on keyboard focus, too. Default: by site'),
      ),
    ),
    stickyThreshold: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0),
        editor('Sticky from', 'Scrolled px from which the tab row sticks to the top. Default: by site'),
      ),
    ),
    logo: v.optional(image('Logo', 'Fits 160 × 56 px. Default: the logo of the brand')),
    searchUrl: text('Search page', 'Where the quick search goes. Default: the page settings', 'link'),
    searchToggle: flag('Search toggle', 'Desktop: a button opens the search box. Default: by site'),
    shopUrl: text(
      'Shop',
      'Address of the meat shop, for the basket link. Default: the page settings',
      'link',
    ),
    accountLink: v.optional(
      link('Account link', 'On the shop, for a logged-in customer. Default: the page settings'),
    ),
    loginLink: v.optional(link('Login link', 'On the shop, for everybody else. Default: the page settings')),
    hideSideSearch: v.optional(
      v.pipe(
        v.boolean(),
        editor('No search in the side navigation', 'Mobile: the search button in the bar stays'),
      ),
      false,
    ),
    hideLogoOnScroll: flag(
      'Hide the logo on scroll',
      'Mobile: until the page is back at its top. Default: on export only',
    ),
  },
  rests: true,
  load: 'eager',
  reservedHeight: { narrow: 64, wide: 184 },
  budgets: [
    { page: 'Header, wide window', bytes: 31_800, parts: ['DesktopHeader'] },
    { page: 'Header, narrow window', bytes: 32_000, parts: ['MobileHeader'] },
  ],
  printed: false,
  texts: mergeMessages(quickSearchMessages, mergeMessages(dialogMessages, messages)),
});
