import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'main site': { props: { pageId: '1', shopUrl: 'https://lihakauppa.example/' } },
  'in English': { props: { language: 'en', pageId: '1' } },
  corporate: { props: { site: 'atriacom', pageId: '1' } },
  export: { props: { site: 'export', language: 'en', pageId: '1' } },
  shop: {
    props: {
      site: 'lihakauppa',
      loginLink: { label: 'Kirjaudu', link: '/kirjaudu' },
      accountLink: { label: 'Oma tili', link: '/oma-tili' },
    },
  },
  'Swedish brand': { props: { site: 'ridderheimsse', language: 'se', subDomainId: 'ridderheims' } },
  'broiler brand': { props: { site: 'jyvabroiler' } },
  'smokehouse brand': { props: { site: 'mestariforsmanfi' } },
  'opens on hover, sticks at once': {
    props: { openOn: 'hover', menuStyle: 'simple', stickyThreshold: 0, searchToggle: true },
  },
  'logo of its own': {
    props: {
      logo: { url: '/media/logo.svg', alt: 'Kesäkeittiö' },
      hideSideSearch: true,
      hideLogoOnScroll: true,
    },
  },
  'nothing in the navigation': { props: {}, api: 'empty' },
  'failing call': { props: {}, api: 'error' },
  'HTML for an answer': { props: {}, api: 'html' },
  'slow call': { props: {}, api: 'slow' },
  hostile: {
    props: {
      site: 'lihakauppa',
      pageId: '"><script>alert(1)</script>',
      languageId: '../../?x=<img src=x onerror=alert(1)>',
      searchUrl: 'javascript:alert(1)',
      shopUrl: 'javascript:alert(1)',
      logo: { url: 'javascript:alert(1)', alt: '<img src=x onerror=alert(1)>' },
      loginLink: { label: '<b onclick=alert(1)>Kirjaudu</b>', link: 'javascript:alert(1)' },
    },
  },
};

export const visits: Visits = [
  { calls: ['GET /api/nav/desktop'], again: null },
  { page: { width: 375 }, calls: ['GET /api/nav/mobile'], again: null },
];
