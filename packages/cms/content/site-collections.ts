/** Collections of a site as a whole: its settings, navigation, notices and redirects. */
import { isDeepStrictEqual } from 'node:util';
import type { EditorLanguage } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Schema } from 'saaristo/form';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Site } from 'saaristo/sites';
import {
  dayField,
  defineCollection,
  formatPlace,
  type ItemPlace,
  textField,
  trimText,
  type ValueProblem,
} from '../collections/define.ts';
import { isShown } from '../collections/days.ts';
import { listPublished } from '../collections/store.ts';
import type { Queries } from '../platform/database/database.ts';
import type {
  DesktopTab,
  Navigation,
  NavigationContent,
  SiteContent,
  Text,
} from '../platform/model/content.ts';
import { findComputedPage, getHomePath, normalisePath } from '../platform/model/paths.ts';
import { isFactName, NO_FACT, writeFacts } from './facts.ts';
import { findSite } from './find-entry.ts';
import { reindexEntries, reindexPages } from './item-entries.ts';

type SiteValue = Omit<SiteContent, 'site'>;

const FACT_MESSAGES = {
  fi: 'Tiedossa ei voi olla merkkejä < > & ".',
  en: 'A fact cannot have the characters < > & ".',
  sv: 'En uppgift kan inte ha tecknen < > & ".',
};

const NAME_MESSAGES = {
  fi: 'Nimessä on pieniä kirjaimia a–z, numeroita ja väliviivoja, esimerkiksi aukiolo.',
  en: 'A name has small letters a to z, digits and hyphens, such as hours.',
  sv: 'Ett namn har små bokstäver a–z, siffror och bindestreck, till exempel oppettider.',
};

const CONTENT_MESSAGES = {
  fi: (count: number) =>
    `Poistetulla kielellä on julkaistuja sivuja, reseptejä tai uutisia (${count}). Piilota ne ensin.`,
  en: (count: number) =>
    `A removed language has published pages, recipes or news (${count}). Hide them from visitors first.`,
  sv: (count: number) =>
    `Ett borttaget språk har publicerade sidor, recept eller nyheter (${count}). Dölj dem först.`,
};

/** Counts the published pages, recipes and news of a site in other languages. Products follow the languages of their site. */
async function countOtherEntries(
  queries: Queries,
  site: Site | null,
  languages: readonly Language[],
): Promise<number> {
  const { count } = await queries
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site', '=', site)
    .where('kind', '<>', 'product')
    .where('language', 'not in', languages)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the front page, on which an item shows. */
const getHome = ({ language }: ItemPlace, languages: readonly Language[]): string => {
  const [first = DEFAULT_LANGUAGE] = languages;
  return getHomePath(language ?? first, language === null || language === first);
};

/** The settings of a site. */
export const sites = defineCollection<SiteValue>({
  name: 'sites',
  title: { fi: 'Sivustojen asetukset', sv: 'Webbplatsernas inställningar', en: 'Site settings' },
  one: { fi: 'sivusto', sv: 'webbplats', en: 'site' },
  scope: 'site',
  isSingle: true,
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 60 },
      tagline: textField('Tagline', languages),
      languages: {
        type: 'array',
        title: 'Languages',
        description: 'The first one is the default.',
        minItems: 1,
        items: { type: 'string', title: 'Language', enum: LANGUAGES },
      },
      orderingUrl: {
        type: 'string',
        title: 'Address of the ordering service',
        description: 'With {code} for the number of the product.',
        maxLength: 500,
      },
      facts: {
        type: 'array',
        title: 'Facts',
        description: 'Texts of pages name a fact as {{hours}}. Visitors see the present one everywhere.',
        maxItems: 100,
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Name', minLength: 1, maxLength: 40 },
            ...textField('', languages).properties,
          },
          required: ['name', ...languages.slice(0, 1)],
        },
      },
    },
    required: ['name', 'languages'],
  }),
  texts: {
    Tagline: { fi: 'Iskulause', sv: 'Slogan' },
    Facts: { fi: 'Tiedot', sv: 'Uppgifter' },
    'Texts of pages name a fact as {{hours}}. Visitors see the present one everywhere.': {
      fi: 'Sivujen teksteissä tieto on muodossa {{hours}}. Kävijät näkevät kaikkialla ajantasaisen.',
      sv: 'Sidornas texter anger en uppgift som {{hours}}. Besökare ser överallt den aktuella.',
    },
    Languages: { fi: 'Kielet', sv: 'Språk' },
    'The first one is the default.': {
      fi: 'Ensimmäinen on oletuskieli.',
      sv: 'Det första är standardspråket.',
    },
    'Address of the ordering service': { fi: 'Tilauspalvelun osoite', sv: 'Beställningstjänstens adress' },
    'With {code} for the number of the product.': {
      fi: 'Tuotteen numeron paikalla {code}.',
      sv: 'Med {code} i stället för produktens nummer.',
    },
  },
  getTitle: ({ name = '' }) => name,
  createKey: (_draft, place) => formatPlace(place),
  getShownPath: getHome,
  complete: (draft) => ({ ...draft, tagline: trimText(draft.tagline) }),
  async findProblems(queries, { site, value: { languages, facts = [] } }, language) {
    const count = languages.length > 0 ? await countOtherEntries(queries, site, languages) : 0;
    const problems: ValueProblem[] = facts.flatMap(({ name, ...text }, at): ValueProblem[] => [
      ...(isFactName(name) ? [] : [{ path: ['facts', at, 'name'], message: NAME_MESSAGES[language] }]),
      ...Object.entries(text).flatMap(([one, words]) =>
        NO_FACT.test(words) ? [{ path: ['facts', at, one], message: FACT_MESSAGES[language] }] : [],
      ),
    ]);
    return count > 0
      ? [{ path: ['languages'], message: CONTENT_MESSAGES[language](count) }, ...problems]
      : problems;
  },
  columns: [
    {
      label: { fi: 'Iskulause', sv: 'Slogan', en: 'Tagline' },
      show: ({ tagline }) => Object.values(tagline ?? {})[0],
    },
  ],
  async project(queries, changes) {
    for (const { before, after } of changes) {
      const site = (after ?? before)!.site!;
      await queries.deleteFrom('site').where('site', '=', site).execute();
      if (after)
        await queries
          .insertInto('site')
          .values({ site, details: JSON.stringify({ ...after.value, site }) })
          .execute();
      await writeFacts(
        queries,
        site,
        'sites',
        (after?.value.facts ?? []).flatMap(({ name, ...text }) =>
          Object.entries(text).map(([language, one]) => ({
            name,
            language: language as Language,
            text: one,
          })),
        ),
      );
    }
  },
  // Products have an entry for each language of their site. Texts of pages have facts.
  async reindex(queries, changes) {
    const listOther = (name: 'languages' | 'facts') =>
      changes.filter(({ before, after }) => !isDeepStrictEqual(before?.value[name], after?.value[name]));
    await reindexEntries(queries, 'product', listOther('languages'));
    await reindexPages(queries, listOther('facts'));
  },
  listShipped: ({ sites: all }) =>
    all.map(({ site, ...value }) => ({ key: site, site, language: null, value })),
});

const LINK: Record<string, Schema> = {
  label: { type: 'string', title: 'Label', minLength: 1, maxLength: 100 },
  link: { type: 'string', title: 'Link', format: 'link', minLength: 1, maxLength: 500 },
};

const linkList = (title: string, more: Record<string, Schema> = {}): Schema => ({
  type: 'array',
  title,
  maxItems: 40,
  items: { type: 'object', properties: { ...LINK, ...more }, required: ['label', 'link'] },
});

const icon: Schema = { type: 'string', title: 'Icon', format: 'picture' };
const submenu: Record<string, Schema> = {
  children: linkList('Menu below it'),
  showMoreLabel: { type: 'string', title: 'Text of the link to all', maxLength: 100 },
  teaserImage: { type: 'string', title: 'Picture', format: 'picture' },
};

type NavigationValue = Omit<NavigationContent, 'site' | 'language'>;

/**
 * Completes the navigation for visitors. On phones, entries of the main menu with a menu below them are folded, and the others are among the
 * links.
 */
function completeNavigation({ desktop, mobile, footer }: Partial<NavigationValue>): Navigation {
  const { topTabs = [], bottomTabs = [], languageMenu = [] } = desktop ?? {};
  const { barLinks = [], navLinks = [] } = mobile ?? {};
  const hasMenu = ({ children = [] }: DesktopTab): boolean => children.length > 0;
  const known = new Set(navLinks.map(({ link }) => link));
  const added = bottomTabs.filter((tab) => !hasMenu(tab) && !known.has(tab.link));
  const all = [...added.map(({ label, link }) => ({ label, link })), ...navLinks];
  const { links = [], text = '' } = footer ?? {};
  return {
    desktop: { topTabs, bottomTabs, languageMenu },
    mobile: {
      barLinks,
      navAccordions: bottomTabs
        .filter(hasMenu)
        .map((tab, at) => ({ ...tab, children: tab.children!, ...(at === 0 && { expanded: true }) })),
      navLinks: all,
      languageMenu,
    },
    footer: { links: links.length > 0 ? links : all, text },
  };
}

/** The navigation and the footer of a site in a language (NAV-07, NAV-08). */
export const navigation = defineCollection<NavigationValue>({
  name: 'navigation',
  title: { fi: 'Valikot ja alatunnisteet', sv: 'Menyer och sidfötter', en: 'Navigation and footer' },
  one: { fi: 'valikko', sv: 'meny', en: 'navigation' },
  scope: 'language',
  isSingle: true,
  createSchema: () => ({
    type: 'object',
    properties: {
      desktop: {
        type: 'object',
        title: 'On wide windows',
        properties: {
          topTabs: linkList('Top row', { icon, showBorder: { type: 'boolean', title: 'With a border' } }),
          bottomTabs: {
            ...linkList('Main menu', submenu),
            description: 'Phones show it, too: entries with a menu below them are folded.',
          },
          languageMenu: linkList('Languages'),
        },
      },
      mobile: {
        type: 'object',
        title: 'On phones',
        properties: {
          barLinks: linkList('Bar'),
          navLinks: linkList('Other links', { icon }),
        },
      },
      footer: {
        type: 'object',
        title: 'Footer',
        properties: {
          links: { ...linkList('Links'), description: 'Empty: the links of phones.' },
          text: { type: 'string', title: 'Text', format: 'long-text', maxLength: 1000 },
        },
      },
    },
  }),
  texts: {
    'On wide windows': { fi: 'Leveillä näytöillä', sv: 'På breda skärmar' },
    'On phones': { fi: 'Puhelimissa', sv: 'På telefoner' },
    'Top row': { fi: 'Ylärivi', sv: 'Översta raden' },
    'Main menu': { fi: 'Päävalikko', sv: 'Huvudmeny' },
    'Menu below it': { fi: 'Alavalikko', sv: 'Undermeny' },
    'Text of the link to all': { fi: 'Kaikki-linkin teksti', sv: 'Text i länken till allt' },
    Bar: { fi: 'Palkki', sv: 'Fält' },
    'Other links': { fi: 'Muut linkit', sv: 'Andra länkar' },
    Languages: { fi: 'Kielet', sv: 'Språk' },
    Icon: { fi: 'Kuvake', sv: 'Ikon' },
    'With a border': { fi: 'Kehyksellä', sv: 'Med ram' },
    'Phones show it, too: entries with a menu below them are folded.': {
      fi: 'Puhelimet näyttävät sen myös: kohdat, joilla on alavalikko, ovat taitettuina.',
      sv: 'Telefoner visar den också: punkter med undermeny är hopfällda.',
    },
    Footer: { fi: 'Alatunniste', sv: 'Sidfot' },
    Links: { fi: 'Linkit', sv: 'Länkar' },
    'Empty: the links of phones.': { fi: 'Tyhjänä puhelimien linkit.', sv: 'Tomt: telefonernas länkar.' },
    Text: { fi: 'Teksti', sv: 'Text' },
  },
  getTitle: ({ desktop }) => (desktop?.bottomTabs ?? []).map(({ label }) => label).join(' · '),
  createKey: (_draft, place) => formatPlace(place),
  getShownPath: getHome,
  columns: [],
  async project(queries, changes) {
    for (const { before, after } of changes) {
      const { site, language } = (after ?? before)!;
      await queries
        .deleteFrom('navigation')
        .where('site', '=', site!)
        .where('language', '=', language!)
        .execute();
      if (!after) continue;
      const complete = completeNavigation(after.value);
      await queries
        .insertInto('navigation')
        .values({
          site: site!,
          language: language!,
          desktop: JSON.stringify(complete.desktop),
          mobile: JSON.stringify(complete.mobile),
          footer: JSON.stringify(complete.footer),
        })
        .execute();
    }
  },
  listShipped: ({ navigation: all }) =>
    all.map(({ site, language, ...value }) => ({ key: `${site}/${language}`, site, language, value })),
});

/** A notice on all pages, such as a recall. */
export interface Notice {
  text: Text;
  link?: string;
  linkText?: Text;
  isUrgent?: boolean;
  /** The first and the last day, ISO. */
  from?: string;
  until?: string;
}

/** Returns the notices that a site shows at a time. */
export async function listNotices(queries: Queries, site: Site, now = new Date()): Promise<Notice[]> {
  return (await listPublished<Notice>(queries, 'notices'))
    .filter((one) => one.site === null || one.site === site)
    .filter(({ value }) => isShown(value, site, now))
    .map(({ value }) => value);
}

const NOTICE_MESSAGES = {
  fi: 'Kirjoita teksti ainakin yhdellä kielellä.',
  sv: 'Skriv texten på minst ett språk.',
  en: 'Write the text in at least one language.',
};

/** Notices on all pages of a site, or of all sites. */
export const notices = defineCollection<Notice>({
  name: 'notices',
  title: { fi: 'Tiedotteet kaikilla sivuilla', sv: 'Meddelanden på alla sidor', en: 'Notices on all pages' },
  one: { fi: 'tiedote', sv: 'meddelande', en: 'notice' },
  lead: {
    fi: 'Takaisinvedot, häiriöt ja poikkeusajat. Tiedote on jokaisen sivun alussa.',
    sv: 'Återkallelser, störningar och avvikande tider. Meddelandet står överst på varje sida.',
    en: 'Recalls, disturbances and exceptional hours. A notice is at the top of each page.',
  },
  scope: 'site',
  hasEstateItems: true,
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      text: textField('Text', languages, { format: 'long-text' }),
      isUrgent: { type: 'boolean', title: 'Urgent', description: 'In the colour of warnings.' },
      link: { type: 'string', title: 'Link', format: 'link', maxLength: 500 },
      linkText: textField('Text of the link', languages),
      from: dayField('First day', { description: 'Empty: at once.' }),
      until: dayField('Last day', { description: 'Empty: until it is hidden.' }),
    },
    required: ['text'],
  }),
  texts: {
    Urgent: { fi: 'Kiireellinen', sv: 'Brådskande' },
    'In the colour of warnings.': { fi: 'Varoitusten värillä.', sv: 'I varningarnas färg.' },
    'Text of the link': { fi: 'Linkin teksti', sv: 'Länkens text' },
    'First day': { fi: 'Ensimmäinen päivä', sv: 'Första dagen' },
    'Last day': { fi: 'Viimeinen päivä', sv: 'Sista dagen' },
    'Empty: at once.': { fi: 'Tyhjänä heti.', sv: 'Tomt: genast.' },
    'Empty: until it is hidden.': {
      fi: 'Tyhjänä siihen asti, että tiedote piilotetaan.',
      sv: 'Tomt: tills meddelandet döljs.',
    },
  },
  createValue: () => ({ text: {} }),
  getTitle: ({ text }) => Object.values(text ?? {})[0] ?? '',
  getShownPath: getHome,
  createKey: ({ text }) => (Object.values(text ?? {})[0] ?? '').slice(0, 60),
  complete: ({ linkText, ...draft }) => ({
    ...draft,
    text: trimText(draft.text),
    ...(linkText && { linkText: trimText(linkText) }),
  }),
  columns: [
    { label: { fi: 'Alkaa', sv: 'Börjar', en: 'From' }, show: ({ from }) => from },
    { label: { fi: 'Päättyy', sv: 'Slutar', en: 'Until' }, show: ({ until }) => until },
  ],
  findProblems: (_queries, { value: { text } }, language) =>
    Object.keys(text).length === 0 ? [{ path: ['text'], message: NOTICE_MESSAGES[language] }] : [],
  // Caches forget the pages when a notice begins and when it ends.
  getDays: (value) => value,
});

/** A redirect by hand. */
interface Redirect {
  from: string;
  to: string;
}

const getRedirectKey = (site: Site | null, from: string): string => `${site ?? ''}${normalisePath(from)}`;

/** Returns where a redirect by hand leads; undefined if there is none. */
export async function findTarget(queries: Queries, site: Site, path: string): Promise<string | undefined> {
  const [found] = await listPublished<Redirect>(queries, 'redirects', { key: getRedirectKey(site, path) });
  return found?.value.to;
}

const REDIRECT_MESSAGES = {
  fi: {
    path: 'Kirjoita polku, joka alkaa kauttaviivalla.',
    page: 'Osoitteessa on jo sivu, joten ohjausta ei käytettäisi.',
    target: 'Kirjoita polku, joka alkaa kauttaviivalla, tai osoite, joka alkaa https://.',
    missing: 'Tässä osoitteessa ei ole sivua.',
    loop: 'Ohjaus palaa tähän samaan osoitteeseen.',
    chain: (to: string) => `Tästä osoitteesta ohjataan edelleen. Ohjaa suoraan: ${to}`,
    before: (from: string) => `Tänne ohjataan jo osoitteesta ${from}. Muuta ensin se.`,
  },
  sv: {
    path: 'Skriv en sökväg som börjar med snedstreck.',
    page: 'Det finns redan en sida på adressen, så omdirigeringen skulle inte användas.',
    target: 'Skriv en sökväg som börjar med snedstreck, eller en adress som börjar med https://.',
    missing: 'Det finns ingen sida på den här adressen.',
    loop: 'Omdirigeringen leder tillbaka till samma adress.',
    chain: (to: string) => `Den här adressen leder vidare. Led direkt till ${to}`,
    before: (from: string) => `${from} leder redan hit. Ändra den först.`,
  },
  en: {
    path: 'Write a path that begins with a slash.',
    page: 'There is a page at this address, so the redirect would not be used.',
    target: 'Write a path that begins with a slash, or an address that begins with https://.',
    missing: 'There is no page at this address.',
    loop: 'The redirect leads back to this address.',
    chain: (to: string) => `This address redirects, too. Lead directly to ${to}`,
    before: (from: string) => `${from} redirects here. Change that one first.`,
  },
};

/** Whether a site has a page at a path. */
async function hasPage(queries: Queries, site: Site, path: string): Promise<boolean> {
  const languages: readonly Language[] = (await findSite(queries, site))?.languages ?? [];
  if (findComputedPage(normalisePath(path), languages)) return true;
  const entry = await queries
    .selectFrom('entry')
    .select('path')
    .where('site', '=', site)
    .where('path', '=', normalisePath(path))
    .executeTakeFirst();
  return entry !== undefined;
}

/** Maximum redirects that are followed to find a circle. */
const MAX_STEPS = 20;

async function findRedirectProblems(
  queries: Queries,
  site: Site,
  id: number,
  { from, to }: Redirect,
  language: EditorLanguage,
): Promise<ValueProblem[]> {
  const t = REDIRECT_MESSAGES[language];
  const problems: ValueProblem[] = [];
  const at = (field: keyof Redirect, message: string): unknown => problems.push({ path: [field], message });
  if (!from.startsWith('/') || from.startsWith('//')) at('from', t.path);
  else if (await hasPage(queries, site, from)) at('from', t.page);
  const { rows } = await sql<Redirect>`
    select published ->> 'from' as from from item where collection = 'redirects' and site = ${site} and id <> ${id}
      and rtrim(published ->> 'to', '/') = rtrim(${from}, '/') and deleted_at is null limit 1`.execute(
    queries,
  );
  if (rows[0]) at('from', t.before(rows[0].from));
  if (/^https?:\/\/[^\s/]/.test(to)) return problems;
  if (!to.startsWith('/') || to.startsWith('//')) {
    at('to', t.target);
    return problems;
  }
  const [path = to] = to.split(/[?#]/);
  const isSame = (one: string): boolean => normalisePath(one) === normalisePath(from);
  let target = path;
  for (let step = 0; step < MAX_STEPS && !isSame(target); step += 1) {
    const next = await findTarget(queries, site, target);
    if (next === undefined) break;
    target = next;
  }
  if (isSame(target)) at('to', t.loop);
  else if (target !== path) at('to', t.chain(target));
  else if (!/^\/(media|assets)\//.test(path) && !(await hasPage(queries, site, path))) at('to', t.missing);
  return problems;
}

/** Redirects by hand. */
export const redirects = defineCollection<Redirect>({
  name: 'redirects',
  title: { fi: 'Uudelleenohjaukset', sv: 'Omdirigeringar', en: 'Redirects' },
  one: { fi: 'uudelleenohjaus', sv: 'omdirigering', en: 'redirect' },
  scope: 'site',
  createSchema: () => ({
    type: 'object',
    properties: {
      from: { type: 'string', title: 'From the address', minLength: 1, maxLength: 300 },
      to: { type: 'string', title: 'To', format: 'link', minLength: 1, maxLength: 500 },
    },
    required: ['from', 'to'],
  }),
  texts: { 'From the address': { fi: 'Osoitteesta', sv: 'Från adressen' }, To: { fi: 'Kohde', sv: 'Mål' } },
  createValue: () => ({ from: '/', to: '' }),
  getTitle: ({ from = '' }) => from,
  createKey: ({ from = '' }, { site }) => (from ? getRedirectKey(site, from) : ''),
  keyField: 'from',
  complete: ({ from = '', to = '' }) => ({ from: normalisePath(from.trim()), to: to.trim() }),
  columns: [{ label: { fi: 'Kohde', sv: 'Mål', en: 'To' }, show: ({ to }) => to }],
  findProblems: (queries, { site, id, value }, language) =>
    findRedirectProblems(queries, site!, id, value, language),
});
