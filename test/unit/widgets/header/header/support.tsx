import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
// Imported early: compiling takes seconds on a slow machine.
import '#store/shop-visitor.ts';
import '../../../../../widgets/header/header/desktop/DesktopHeader.tsx';
import '../../../../../widgets/header/header/mobile/MobileHeader.tsx';
import Header from '../../../../../widgets/header/header/Header.tsx';
import definition from '../../../../../widgets/header/header/widget.ts';
import { renderWidget } from '../../../../render.tsx';
import { api } from '../../../../setup.ts';

/** Path and query of every call of the header. */
export const requests: string[] = [];

export const menus = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: [
      { label: 'Makkarat', link: '/makkarat' },
      { label: 'Leikkeleet', link: '/leikkeleet' },
    ],
    teaserImage: { url: '/grilli.jpg', alt: 'Grilli' },
    showMoreLabel: 'Kaikki tuotteet',
  },
  { label: 'Reseptit', link: '/reseptit', children: [{ label: 'Keitot', link: '/keitot' }] },
];

export const navigation = {
  topTabs: [
    { label: 'Yritys', link: '/yritys', icon: { url: '/i.svg', alt: 'Tehdas' } },
    { label: 'Yhteys', link: '/yhteys', showBorder: true },
  ],
  bottomTabs: [...menus, { label: 'Uutiset', link: '/uutiset' }],
  barLinks: [{ label: 'Reseptit', link: '/reseptit' }],
  navAccordions: [{ ...menus[0], expanded: true }, menus[1], { label: 'Uutiset', link: '/uutiset' }],
  navLinks: [{ label: 'Palaute', link: '/palaute', icon: '/i.svg' }],
  languageMenu: [
    { label: 'Suomi', link: '/' },
    { label: 'English', link: '/en/' },
  ],
};

/** Answers the navigation calls with `body`, and the shop's calls with a cart of three items and this customer. */
export function answer(body: Record<string, unknown> = navigation, loggedIn = false): void {
  const note = ({ request }: { request: Request }) => requests.push(request.url.replace(location.origin, ''));
  api.use(
    http.get('/api/nav/:layout', (info) => {
      note(info);
      return HttpResponse.json(body as Record<string, string>);
    }),
    http.get('/api/v1/lihakauppa/shoppingcart/load', (info) => {
      note(info);
      return HttpResponse.json({ lineItems: [], lineItemCount: 3 });
    }),
    http.get('/api/lk/customer', (info) => {
      note(info);
      return HttpResponse.json({ loggedIn });
    }),
  );
}

/** Returns the tab or section with this name that opens something. */
export const summary = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'summary, summary > span' })).closest('summary')!;

/** Returns whether the element of a summary is open. */
export const isOpen = (opener: HTMLElement): boolean => opener.closest('details')!.open;

/** Renders a header and waits for its layout. */
export async function header(props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
  const result = renderWidget(definition, Header, props, settings);
  await screen.findByRole('link', { name: /^(Etusivu|Startsida|Home|Kesä)$/ }, { timeout: 5000 });
  return result;
}
