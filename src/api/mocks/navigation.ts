/** Navigation answers (API-05, API-06), small but with every field that the specification names. */

interface NavigationLink {
  label: string;
  link: string;
}

const meat: NavigationLink[] = [
  { label: 'Grillattavat', link: '/tuotteet/grillattavat' },
  { label: 'Leikkeleet', link: '/tuotteet/leikkeleet' },
  { label: 'Ruokamakkarat', link: '/tuotteet/makkarat' },
];

const recipes: NavigationLink[] = [
  { label: 'Arkiruoka', link: '/reseptit/arki' },
  { label: 'Juhlaan', link: '/reseptit/juhla' },
];

const languageMenu: NavigationLink[] = [
  { label: 'Suomi', link: '/' },
  { label: 'English', link: '/en/' },
  { label: 'Svenska', link: '/se/' },
];

/** A drawn plate. */
export const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 200'%3E%3Crect width='320' height='200' fill='%23e8d9c4'/%3E%3Ccircle cx='160' cy='100' r='60' fill='%239c3b2e'/%3E%3C/svg%3E";

const menus = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: meat,
    teaserImage: PICTURE,
    showMoreLabel: 'Kaikki tuotteet',
  },
  { label: 'Reseptit', link: '/reseptit', children: recipes },
];

/** The answer of GET /api/nav/desktop. */
export const desktopNavigation = {
  topTabs: [
    { label: 'Vastuullisuus', link: '/vastuullisuus', icon: PICTURE },
    { label: 'Työpaikat', link: '/tyopaikat', showBorder: true },
  ],
  bottomTabs: [...menus, { label: 'Uutiset', link: '/uutiset' }],
  languageMenu,
};

/** The answer of GET /api/nav/mobile. */
export const mobileNavigation = {
  barLinks: [{ label: 'Tuotteet', link: '/tuotteet' }],
  navAccordions: menus.map((menu, at) => ({ ...menu, expanded: at === 0 })),
  navLinks: [{ label: 'Yhteystiedot', link: '/yhteystiedot', icon: PICTURE }],
  languageMenu,
};
