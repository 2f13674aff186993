import { describe, expect, test } from 'vitest';
import { formatMoney, formatNumber, formatPickerDate, formatShortDate } from '#i18n/format.ts';
import { getPageLanguage, languageFromPath, languageToggle } from '#i18n/language.ts';
import { createTranslate, mergeMessages, type Messages } from '#i18n/texts.ts';
import { LANGUAGES } from '#lib/site.ts';
import { expectConsole } from '../../../setup.ts';

const messages: Messages<'hello' | 'left'> = {
  fi: { hello: 'Hei', left: '{count} jäljellä' },
  se: { hello: 'Hej', left: '{count} kvar' },
  en: { hello: 'Hello', left: '{count} left' },
  de: { hello: 'Hallo', left: '{count} übrig' },
};

test.each([
  ['/en/', 'en'],
  ['/en', 'en'],
  ['/en/products/x', 'en'],
  ['//en/products', 'en'],
  ['/', undefined],
  ['/tuotteet/en', undefined],
  ['/english', undefined],
  ['/EN/', undefined],
  ['/se/', undefined],
  ['/de/', undefined],
])('language: the path %s names %s [I18N-03]', (path, language) => {
  expect(languageFromPath(path)).toBe(language);
});

test.each([
  ['/en/about', 'fi', 'en'],
  ['/en/about', '', 'en'],
  ['/tuotteet', 'en-US', 'en'],
  ['/tuotteet', 'de', 'de'],
  ['/tuotteet', 'sv', 'se'],
  ['/tuotteet', 'sv-FI', 'se'],
  ['/tuotteet', 'SV_se', 'se'],
  ['/tuotteet', 'nl', 'fi'],
  // Northern Sami.
  ['/tuotteet', 'se', 'fi'],
  ['/tuotteet', '', 'fi'],
])('language: %s in <html lang="%s"> is in %s [NAV-04] [I18N-02] [I18N-03]', (path, lang, language) => {
  expect(getPageLanguage(path, lang)).toBe(language);
});

test('language toggle: it leads to the other language [NAV-16] [NAV-17]', () => {
  expect(languageToggle('/tuotteet')).toEqual({ link: '/en/', language: 'en' });
  expect(languageToggle('/en/products')).toEqual({ link: '/', language: 'fi' });
});

describe('texts', () => {
  test('a widget has the texts of a shared component, and its own win', () => {
    const own: Messages<'left' | 'own'> = {
      fi: { left: 'jäljellä', own: 'oma' },
      se: { left: 'kvar', own: 'egen' },
      en: { left: 'left', own: 'own' },
      de: { left: 'übrig', own: 'eigen' },
    };
    const merged = mergeMessages(messages, own);
    expect(Object.keys(merged)).toEqual(LANGUAGES);
    expect(merged.se).toEqual({ hello: 'Hej', left: 'kvar', own: 'egen' });
  });

  test('they are looked up by language and their placeholders replaced', () => {
    expect(createTranslate(messages, 'se')('left', { count: 3 })).toBe('3 kvar');
  });

  test('the CMS replaces them, the strongest first; values that are not texts are ignored [I18N-07]', () => {
    const t = createTranslate(messages, 'fi', [
      { hello: 5 },
      { hello: 'Moi' },
      { hello: 'Terve', left: '{count}!' },
    ]);
    expect(t('hello')).toBe('Moi');
    expect(t('left', { count: 1 })).toBe('1!');
  });

  test('a missing key is logged and shown as the key [I18N-06]', () => {
    expectConsole('error', /no text for "nowhere" in "fi"/);
    expect(createTranslate(messages, 'fi')('nowhere' as 'hello')).toBe('nowhere');
  });

  test('an unknown language is logged and shows keys [I18N-06]', () => {
    expectConsole('error', /no text for "hello" in "xx"/);
    expect(createTranslate(messages, 'xx' as 'fi')('hello')).toBe('hello');
  });

  test('a property name of every object is not a text [I18N-06]', () => {
    expectConsole('error', /no text for "constructor"/);
    expect(createTranslate(messages, 'fi')('constructor' as 'hello')).toBe('constructor');
  });
});

test('money: it has a decimal comma and a symbol [I18N-08]', () => {
  expect(formatMoney('12,90')).toBe('12,90\u00a0€');
  expect(formatMoney('0.00', 'SEK')).toBe('0,00\u00a0SEK');
});

test('picker date: the date part is shown as dd/MM/yyyy [I18N-09]', () => {
  expect(formatPickerDate('2026-12-31T23:30:00Z')).toBe('31/12/2026');
  expect(formatShortDate('2026-03-05')).toBe('5.3.2026');
  for (const text of ['soon', 'from 2026-12-31']) {
    expect(formatPickerDate(text)).toBe(text);
    expect(formatShortDate(text)).toBe(text);
  }
});

test('number: it is formatted by the rules of the language', () => {
  expect(formatNumber(1234.5, 'fi')).toBe('1\u00a0234,5');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(formatNumber(0.25, 'en', 1)).toBe('0.3');
});
