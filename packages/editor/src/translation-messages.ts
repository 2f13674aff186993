/** Texts of pages in several languages. */
const en = {
  title: 'Languages',
  names: { fi: 'Finnish', en: 'English', se: 'Swedish', de: 'German' } as Record<string, string>,
  here: (language: string) => `${language}: this page`,
  copyInto: (language: string) => `Copy into ${language}`,
  link: (language: string) => `Link an existing page in ${language}`,
  unlink: 'Unlink this page',
  unlinkLead: 'The page is no translation of the others any more. All pages stay.',
  translate: 'Translate side by side',
  lead: (title: string) => `Translated from “${title}”.`,
  left: (count: number) => (count === 0 ? 'Everything is translated.' : `${count} left`),
  states: { translated: 'Translated', untranslated: 'Not translated', outdated: 'Source changed' },
  keep: 'Right as it is',
  exportFile: 'Export XLIFF',
  importFile: 'Import XLIFF',
  imported: (count: number, skipped: number) => `${count} texts imported, ${skipped} did not fit.`,
  notRead: 'This file is no XLIFF 2 of a fitting size.',
};

/** Texts of pages in several languages. */
export type TranslationMessages = typeof en;

const fi: TranslationMessages = {
  title: 'Kielet',
  names: { fi: 'suomi', en: 'englanti', se: 'ruotsi', de: 'saksa' },
  here: (language) => `${language}: tämä sivu`,
  copyInto: (language) => `Kopioi kielelle ${language}`,
  link: (language) => `Linkitä olemassa oleva sivu: ${language}`,
  unlink: 'Poista tämän sivun linkki',
  unlinkLead: 'Sivu ei ole enää muiden käännös. Kaikki sivut säilyvät.',
  translate: 'Käännä rinnakkain',
  lead: (title) => `Käännetty sivusta ”${title}”.`,
  left: (count) => (count === 0 ? 'Kaikki on käännetty.' : `${count} jäljellä`),
  states: { translated: 'Käännetty', untranslated: 'Kääntämättä', outdated: 'Lähde muuttunut' },
  keep: 'Oikein näin',
  exportFile: 'Vie XLIFF',
  importFile: 'Tuo XLIFF',
  imported: (count, skipped) => `${count} tekstiä tuotiin, ${skipped} ei sopinut.`,
  notRead: 'Tiedosto ei ole sopivan kokoinen XLIFF 2.',
};

export const translationMessages = { en, fi };
