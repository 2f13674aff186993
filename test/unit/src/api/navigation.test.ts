import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { loadDesktopNavigation, loadMobileNavigation } from '#api/navigation.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { api } from '../../../setup.ts';

const requests: string[] = [];

function answer(body: Parameters<typeof HttpResponse.json>[0]): void {
  api.use(
    http.get('/api/nav/:layout', ({ request }) => {
      requests.push(request.url.replace(location.origin, ''));
      return HttpResponse.json(body);
    }),
  );
}

beforeEach(() => {
  requests.length = 0;
  configure(parseSettings({}));
});

test('navigation: language and page are always sent, the sub-domain if it is given [NAV-04] [NAV-06] [API-05] [API-06]', async () => {
  answer({});
  await loadDesktopNavigation({ languageId: 'fi', pageId: '' });
  await loadMobileNavigation({ languageId: 'se', pageId: '12', subDomainId: 'goohse' });
  expect(requests).toEqual([
    '/api/nav/desktop?languageId=fi&pageId=',
    '/api/nav/mobile?languageId=se&pageId=12&subDomainId=goohse',
  ]);
});

test('desktop navigation: every field of tabs, children and languages is read [NAV-07]', async () => {
  const tab = {
    label: ' Tuotteet ',
    link: '/tuotteet',
    icon: '/i.svg',
    showBorder: true,
    children: [{ label: 'Makkarat', link: '/makkarat' }],
    teaserImage: { url: '/t.jpg', alt: 'Grilli' },
    showMoreLabel: 'Kaikki',
  };
  answer({
    topTabs: [{ label: 'A', link: '/a' }],
    bottomTabs: [tab],
    languageMenu: [{ label: 'Suomi', link: '/' }],
  });
  expect(await loadDesktopNavigation({ languageId: 'fi', pageId: '' })).toEqual({
    topTabs: [expect.objectContaining({ label: 'A', link: '/a', children: [] })],
    bottomTabs: [
      {
        ...tab,
        label: 'Tuotteet',
        icon: { url: '/i.svg', alt: '' },
        expanded: false,
      },
    ],
    languageMenu: [{ label: 'Suomi', link: '/' }],
  });
});

test('mobile navigation: every field of bar links, sections and links is read [NAV-08]', async () => {
  answer({
    barLinks: [{ label: 'Reseptit', link: '/reseptit' }],
    navAccordions: [{ label: 'A', link: '/a', children: [{ label: 'B', link: '/b' }], expanded: true }],
    navLinks: [{ label: 'C', link: '/c', icon: '/c.svg' }],
    languageMenu: [],
  });
  const { barLinks, navAccordions, navLinks } = await loadMobileNavigation({ languageId: 'fi', pageId: '' });
  expect(barLinks).toEqual([{ label: 'Reseptit', link: '/reseptit' }]);
  expect(navAccordions).toMatchObject([{ label: 'A', expanded: true, children: [{ label: 'B' }] }]);
  expect(navLinks).toMatchObject([{ label: 'C', link: '/c', icon: { url: '/c.svg' } }]);
});

test('navigation: missing, invalid and unsafe entries are left out, the rest is kept [API-04]', async () => {
  answer({
    topTabs: 'none',
    bottomTabs: [
      null,
      'Tuotteet',
      { label: 'Ilman osoitetta' },
      { link: '/ilman-nimea' },
      { label: 'Paha', link: 'javascript:alert(1)' },
      {
        label: 'Lapset',
        link: 'javascript:alert(1)',
        children: [{ label: 'Hyvä', link: '/hyva' }, { link: '/x' }, 7, null],
      },
      { label: 12, link: '/numero', icon: 'javascript:alert(1)', teaserImage: 5, showBorder: 'yes' },
    ],
  });
  const { topTabs, bottomTabs, languageMenu } = await loadDesktopNavigation({ languageId: 'fi', pageId: '' });
  expect(topTabs).toEqual([]);
  expect(languageMenu).toEqual([]);
  expect(bottomTabs).toMatchObject([
    { label: 'Lapset', link: undefined, children: [{ label: 'Hyvä', link: '/hyva' }] },
    { label: '12', link: '/numero', icon: undefined, teaserImage: undefined, showBorder: false },
  ]);
});

test.each([[[]], ['teksti'], [null]])(
  'navigation: an answer that is not an object (%j) is a bad response [API-03]',
  async (body) => {
    answer(body);
    await expect(loadDesktopNavigation({ languageId: 'fi', pageId: '' })).rejects.toMatchObject({
      kind: 'bad-response',
    });
  },
);
