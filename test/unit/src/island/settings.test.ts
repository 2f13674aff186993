import { expect, test } from 'vitest';
import { parseSettings, readSettings } from '#island/settings.ts';
import { expectConsole } from '../../../setup.ts';

const page = (script: string) => new DOMParser().parseFromString(script, 'text/html');

test('I18N-02 I18N-03 without settings the page is atriafi, in the language of its path', () => {
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

test('the page says everything else', () => {
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
  });
});

test('I18N-05 an unknown site reads as atriafi, with one console error', () => {
  expectConsole('error', /unknown site "atria"/);
  expect(parseSettings({ site: 'atria' }).site).toBe('atriafi');
});

test('I18N-01 an unknown language reads as fi, with one console error', () => {
  expectConsole('error', /unknown language "sv"/);
  expect(parseSettings({ language: 'sv' }, '/en/').language).toBe('fi');
});

test.each(['[]', '"x"', 'null', '5'])('settings that are %s are the defaults', (json) => {
  expect(
    readSettings(page(`<script type="application/json" data-widget-settings>${json}</script>`)).site,
  ).toBe('atriafi');
});

test('settings that do not parse are the defaults, with one console error', () => {
  expectConsole('error', /page settings: not valid JSON/);
  expect(
    readSettings(page('<script type="application/json" data-widget-settings>{"site":</script>')).site,
  ).toBe('atriafi');
});

test('half a captcha is none, with one console error', () => {
  expectConsole('error', /captcha needs/);
  expect(parseSettings({ captcha: { provider: 'mtcaptcha' } }).captcha).toBeUndefined();
});
