import { afterEach, expect, test, vi } from 'vitest';
import {
  configure,
  PAGE_TOKEN,
  parseSettings,
  readSettings,
  refreshSettings,
  settings,
} from '#island/settings.ts';
import { expectConsole } from '../../../setup.ts';

afterEach(() => {
  delete (globalThis as { saaristo?: unknown }).saaristo;
});

const page = (script: string) => new DOMParser().parseFromString(script, 'text/html');

test('settings: without a script the site is atriafi, in the language of the path [I18N-02] [I18N-03]', () => {
  expect(parseSettings(undefined, '/')).toEqual({
    site: 'atriafi',
    language: 'fi',
    apiBase: '',
    searchUrl: '/haku',
    mainOrigins: [],
    messages: {},
    editMode: false,
    antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  });
  expect(parseSettings({}, '/en/about').language).toBe('en');
  expect(parseSettings({ language: 'se' }, '/en/about').language).toBe('se');
});

test('settings: the page sets all other values', () => {
  expectConsole('error', /messages needs a text for each key/);
  const given = {
    site: 'lihakauppa',
    pageId: 7,
    subDomainId: 'x',
    apiBase: 'https://api.example.test/',
    searchUrl: '/tuotteet',
    shopUrl: 'https://shop.example.test/fi/',
    loginLink: { label: 'Kirjaudu', link: '/kirjaudu' },
    mainOrigins: ['https://www.example.test', 5],
    captcha: { provider: 'mtcaptcha', siteKey: 'k' },
    messages: { send: 'Lähetä!', bad: 5 },
    editMode: true,
    antiForgery: { cookie: 'own-cookie', header: 'x-own' },
    verificationToken: 'token',
    personalUrl: '/personal',
  };
  expect(parseSettings(given)).toMatchObject({
    site: 'lihakauppa',
    pageId: '7',
    apiBase: 'https://api.example.test',
    shopOrigin: 'https://shop.example.test',
    mainOrigins: ['https://www.example.test'],
    captcha: { provider: 'mtcaptcha', siteKey: 'k' },
    messages: { send: 'Lähetä!' },
    editMode: true,
    antiForgery: { cookie: 'own-cookie', header: 'x-own' },
    verificationToken: 'token',
    personalUrl: '/personal',
  });
  expect(parseSettings(given).messages).toEqual({ send: 'Lähetä!' });
  expect(parseSettings({ searchUrl: '' }).searchUrl).toBe('/haku');
  expect(parseSettings({ searchUrl: 5 }).searchUrl).toBe('/haku');
  expect(PAGE_TOKEN).toBe('__RequestVerificationToken');
});

test('settings: an unknown site is read as atriafi with one console error [I18N-05]', () => {
  expectConsole('error', /unknown site "atria"/);
  expect(parseSettings({ site: 'atria' }).site).toBe('atriafi');
});

test('settings: an unknown language is read as fi with one console error [I18N-01]', () => {
  expectConsole('error', /unknown language "sv"/);
  expect(parseSettings({ language: 'sv' }, '/en/').language).toBe('fi');
});

test.each([['hello'], [{ send: 1, close: 'Sulje' }], [['x']], [false]])(
  'settings: of the messages %j the texts are used, with one console error [I18N-06]',
  (messages) => {
    expectConsole('error', /page settings: messages needs a text for each key/);
    expect(parseSettings({ messages }).messages).toEqual(
      typeof messages === 'object' && 'close' in messages ? { close: 'Sulje' } : {},
    );
  },
);

test.each([[{}], [[]], [''], [null], [{ send: null }]])(
  'settings: empty messages (%j) of a CMS are no error [I18N-06]',
  (messages) => {
    expect(parseSettings({ messages }).messages).toEqual({});
  },
);

test.each(['[]', '"x"', 'null', '5'])('settings: %s gives the defaults', (json) => {
  expect(
    readSettings(page(`<script type="application/json" data-widget-settings>${json}</script>`)).site,
  ).toBe('atriafi');
});

test('settings: invalid JSON gives the defaults with one console error', () => {
  expectConsole('error', /page settings: not valid JSON/);
  expect(
    readSettings(page('<script type="application/json" data-widget-settings>{"site":</script>')).site,
  ).toBe('atriafi');
});

test('settings: an incomplete captcha is ignored with one console error', () => {
  expectConsole('error', /captcha needs/);
  expect(parseSettings({ captcha: { provider: 'mtcaptcha' } }).captcha).toBeUndefined();
});

test('settings: <html lang> is read after the path, and neither replaces a language of the settings nor is read on a translated page [I18N-03]', () => {
  history.replaceState(null, '', '/en/about');
  expect(readSettings(page('<html lang="fi">')).language).toBe('en');
  history.replaceState(null, '', '/');
  expect(readSettings(page('<html lang="sv">')).language).toBe('se');
  const script = '<script type="application/json" data-widget-settings>{"language":"de"}</script>';
  expect(readSettings(page(`<html lang="sv">${script}`)).language).toBe('de');
  expect(readSettings(page('<html lang="sv" class="dark translated-ltr">')).language).toBe('fi');
});

test('settings: a site of another bundle on the page is no error, and the page keeps it [I18N-05]', () => {
  (globalThis as { saaristo?: unknown }).saaristo = { bundles: [{}, {}] };
  const own = page('<script type="application/json" data-widget-settings>{"site":"other"}</script>');
  own.documentElement.dataset['site'] = 'other';
  expect(readSettings(own).site).toBe('atriafi');
  expect(own.documentElement.dataset['site']).toBe('other');
});

test('settings: with an unknown site, a page of that site gets the default one, and another page keeps its own [I18N-05]', () => {
  expectConsole('error', /unknown site "atria"/);
  const script = '<script type="application/json" data-widget-settings>{"site":"atria"}</script>';
  for (const [before, after] of [
    ['atria', 'atriafi'],
    ['own', 'own'],
  ] as const) {
    const own = page(script);
    own.documentElement.dataset['site'] = before;
    readSettings(own);
    expect(own.documentElement.dataset['site']).toBe(after);
  }
});

test.each([{ bundles: [{}] }, {}])(
  'settings: a site is unknown with the bundles of %j [I18N-05]',
  (saaristo) => {
    expectConsole('error', /unknown site "other"/);
    (globalThis as { saaristo?: unknown }).saaristo = saaristo;
    expect(parseSettings({ site: 'other' }).site).toBe('atriafi');
  },
);

test('settings: a server without a page has the defaults', () => {
  configure(undefined);
  vi.stubGlobal('document', undefined);
  expect(settings()).toEqual(parseSettings(undefined));
  vi.unstubAllGlobals();
  configure(undefined);
});

test('settings: configured ones replace those of the page until they are taken away', () => {
  configure({ ...parseSettings(undefined), site: 'lihakauppa' });
  expect(settings().site).toBe('lihakauppa');
  configure(undefined);
  expect(settings().site).toBe('atriafi');
});

test('settings: they are read again when the script or the path has changed, and the page gets the new site', () => {
  const write = (site: string) => {
    document.body.innerHTML = `<script type="application/json" data-widget-settings>{"site":"${site}"}</script>`;
  };
  const { dataset } = document.documentElement;
  configure(undefined);
  refreshSettings();
  write('lihakauppa');
  const first = settings();
  refreshSettings();
  expect(settings()).toBe(first);

  write('atriafi');
  dataset['site'] = 'lihakauppa';
  refreshSettings();
  expect(settings().site).toBe('atriafi');
  expect(dataset['site']).toBe('atriafi');

  write('lihakauppa');
  dataset['site'] = 'own';
  refreshSettings();
  expect(dataset['site']).toBe('own');

  history.replaceState(null, '', '/en/');
  refreshSettings();
  expect(settings().language).toBe('en');

  const configured = parseSettings(undefined);
  configure(configured);
  refreshSettings();
  expect(settings()).toBe(configured);
  configure(undefined);
});
