import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';
import { answer, requests, header, isOpen, navigation, summary as tab } from './support.tsx';

beforeEach(() => {
  store.setState(initialState, true);
  requests.length = 0;
  answer();
});

test('desktop header: it has tabs, language, basket and search after one call with language and page [NAV-01] [NAV-02] [NAV-04] [NAV-20]', async () => {
  await header({}, { pageId: 12 });
  expect(await tab('Tuotteet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'In English' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ostoskori 0' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Mitä olet etsimässä?' })).toBeVisible();
  expect(requests).toEqual(['/api/nav/desktop?languageId=fi&pageId=12']);
});

test('desktop header: a Swedish brand sends its sub-domain, other sites do not [NAV-05]', async () => {
  const { unmount } = await header({ site: 'goohse', subDomainId: 'gooh', pageId: '1', language: 'se' });
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  await header({ site: 'export', subDomainId: 'x', pageId: '1', language: 'en' });
  await waitFor(() =>
    expect(requests).toEqual([
      '/api/nav/desktop?languageId=se&pageId=1&subDomainId=gooh',
      '/api/nav/desktop?languageId=en&pageId=1',
    ]),
  );
});

test('desktop header: the logo links home, and plain tabs are links with icon and border if given [NAV-07] [NAV-09] [NAV-10]', async () => {
  await header();
  expect(screen.getByRole('link', { name: 'Etusivu' })).toHaveAttribute('href', '/');
  const top = screen.getByRole('navigation', { name: 'Ylävalikko' });
  const icon = await within(top).findByRole('img', { name: 'Tehdas' });
  expect(icon).toHaveAttribute('src', '/i.svg');
  const plain = within(top).getByRole('link', { name: 'Yhteys' });
  expect(plain).toHaveAttribute('href', '/yhteys');
  expect(plain).toHaveAttribute('data-border', 'true');
  expect(plain.querySelector('img')).toBeNull();
  const withIcon = within(top).getByRole('link', { name: /^Tehdas ?Yritys$/ });
  expect(withIcon).toContainElement(icon);
  expect(withIcon).toHaveAttribute('data-border', 'false');
  const bottom = screen.getByRole('navigation', { name: 'Päävalikko' });
  expect(within(bottom).getByRole('link', { name: 'Uutiset' })).toHaveAttribute('href', '/uutiset');
});

test("desktop header: without a 'show more' label the first link is the tab itself [NAV-11]", async () => {
  await header();
  await userEvent.click(await tab('Reseptit'));
  const first = screen.getByRole('link', { name: 'Reseptit' });
  expect(first).toHaveAttribute('href', '/reseptit');
  expect(first.compareDocumentPosition(screen.getByRole('link', { name: 'Keitot' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([
  ['the corporate site', { site: 'atriacom' }],
  ['export', { site: 'export', language: 'fi' }],
  ['a header with menuStyle simple', { menuStyle: 'simple' }],
])('desktop header: %s has a simple list that begins with the tab itself [NAV-12]', async (_, props) => {
  await header(props);
  await userEvent.click(await tab('Tuotteet'));
  const entries = within(screen.getByRole('link', { name: 'Makkarat' }).closest('ul')!).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Tuotteet', 'Makkarat', 'Leikkeleet']);
  expect(screen.queryByRole('img', { name: 'Grilli' })).toBeNull();
});

test('desktop header: the corporate site lists its languages [NAV-14]', async () => {
  await header({ site: 'atriacom' });
  const list = await screen.findByRole('list', { name: 'Kieli' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/en/']);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('link', { name: 'In English' })).toBeNull();
});

test.each([
  ['/', 'In English', '/en/'],
  ['/tuotteet', 'In English', '/en/'],
  ['/en', 'Suomeksi', '/'],
  ['/en/products', 'Suomeksi', '/'],
])(
  'desktop header: on %s the language toggle is %s, whatever the language prop [NAV-15] [NAV-16] [NAV-17] [I18N-03]',
  async (path, name, href) => {
    history.replaceState(null, '', path);
    await header({ language: 'se' });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

test.each([
  ['/tuotteet', 'In English', '/en/products'],
  ['/en/products', 'Suomeksi', '/tuotteet'],
])(
  "desktop header: on %s the language toggle '%s' leads to the translation of the page [NAV-16] [NAV-17]",
  async (path, name, href) => {
    answer({
      ...navigation,
      languageMenu: [
        { label: 'Suomi', link: '/tuotteet' },
        { label: 'English', link: '/en/products' },
      ],
    });
    history.replaceState(null, '', path);
    await header();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', href));
  },
);

test.each([
  ['/en/products', [{ language: 'fi', link: '/tuotteet' }], 'Suomeksi', '/tuotteet', 'fi'],
  ['/en/', [{ language: 'se', link: '/' }], 'På svenska', '/', 'sv'],
  ['/x', [{ language: 'de', link: '/de/' }], 'Auf Deutsch', '/de/', 'de'],
  ['/produkter', [{ language: 'en', link: '/en/' }], 'In English', '/en/', 'en'],
])(
  'desktop header: on %s the toggle leads to the language of the page settings [NAV-16] [NAV-17]',
  async (path, otherLanguages, name, href, lang) => {
    history.replaceState(null, '', path);
    await header({}, { otherLanguages });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect([link.getAttribute('href'), link.hreflang, link.lang]).toEqual([href, lang, lang]);
  },
);

test('desktop header: a site with one language has no toggle [NAV-16]', async () => {
  history.replaceState(null, '', '/en/');
  await header({}, { otherLanguages: [] });
  expect(await tab('Tuotteet')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Suomeksi|English/ })).toBeNull();
});

test('desktop header: a site that sells nothing has a basket without a number [NAV-18] [NAV-19]', async () => {
  await header({ language: 'fi' }, { site: 'goohse', shopUrl: 'https://shop.test/', shopFrameUrl: false });
  expect(screen.getByRole('link', { name: 'Ostoskori' })).toHaveAttribute(
    'href',
    'https://shop.test/ostoskori#tuotteet',
  );
});

test("desktop header: the basket links to the shop's address [NAV-03] [NAV-18]", async () => {
  await header({}, { shopUrl: 'https://lihakauppa.fi' });
  expect(screen.getByRole('link', { name: /Ostoskori/ })).toHaveAttribute(
    'href',
    'https://lihakauppa.fi/ostoskori#tuotteet',
  );
});

test('desktop header: the count starts from storage and follows the cart, without a call on a brand site [NAV-19]', async () => {
  localStorage.setItem('cart', '{"lineItems":[],"lineItemCount":2}');
  await header();
  expect(screen.getByRole('link', { name: 'Ostoskori 2' })).toBeVisible();
  localStorage.setItem('cart', '{"lineItems":[],"lineItemCount":5}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(screen.getByRole('link', { name: 'Ostoskori 5' })).toBeVisible();
  await tab('Tuotteet');
  expect(requests).toHaveLength(1);
});

test('desktop header: a brand site has neither login nor account [NAV-43]', async () => {
  await header({ loginLink: { label: 'Kirjaudu', link: '/kirjaudu' } });
  expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull();
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is cut off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
  ['answers invalid data', () => HttpResponse.json({ bottomTabs: [null, 3], languageMenu: 'x' })],
])(
  'desktop header: if the call %s, logo, basket, language and search work without an error text [NAV-42]',
  async (_, reply) => {
    const called = vi.fn(reply);
    api.use(http.get('/api/nav/desktop', called));
    await header({ site: 'atriacom' });
    await waitFor(() => expect(called).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Ostoskori 0' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'In English' })).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('desktop header: the search toggle opens and closes the box [NAV-13]', async () => {
  await header({ site: 'jyvabroiler' });
  expect(screen.getByRole('combobox')).not.toBeVisible();
  const toggle = screen.getByLabelText('Haku');
  await userEvent.click(toggle);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(isOpen(toggle)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).not.toBeVisible();
  expect(toggle).toHaveFocus();
});

test('desktop header: hostile answers and props are shown as text without links [NAV-42]', async () => {
  answer({
    ...navigation,
    bottomTabs: [
      {
        label: '<img src=x onerror=alert(1)>',
        link: 'javascript:alert(1)',
        children: navigation.languageMenu,
      },
      { label: 'Paha', link: ' javascript:alert(1)' },
    ],
  });
  const { container } = await header({
    shopUrl: 'javascript:alert(1)',
    searchUrl: 'javascript:alert(1)',
    logo: { url: 'javascript:alert(1)', alt: '' },
  });
  await userEvent.click(await tab('<img src=x onerror=alert(1)>'));
  expect(screen.queryByText('Paha')).toBeNull();
  expect(container.innerHTML).not.toContain('javascript:');
  expect(container.querySelector('[src=x]')).toBeNull();
});

test("desktop header: a logo of the CMS replaces the brand's own [NAV-40]", async () => {
  await header({ logo: { url: '/kesa.svg', alt: 'Kesä' } });
  expect(screen.getByRole('img', { name: 'Kesä' })).toHaveAttribute('src', '/kesa.svg');
});
