import type { NewSite } from './request.ts';

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Texts of the first pages of a site, for its authors to replace. `{name}` is the site's name. */
const TEXTS = {
  fi: {
    tagline: '{name} aloittaa',
    home: 'Etusivu',
    welcome: 'Tervetuloa',
    welcomeText: 'Täältä löydät tuotteemme ja vastaukset kysymyksiisi.',
    products: 'Tuotteet',
    productsPath: '/tuotteet',
    about: 'Tietoa meistä',
    aboutPath: '/tietoa-meista',
    aboutLead: 'Keitä olemme ja mitä teemme.',
    picture: 'Satama ja veneitä',
    story: 'Tarinamme',
    storyText: '{name} on Saaristo Foodsin uusi merkki.',
    questions: 'Usein kysyttyä',
    questionsPath: '/usein-kysyttya',
    questionsLead: 'Vastauksia tavallisimpiin kysymyksiin.',
    question: 'Mistä tuotteita saa?',
    answer: '<p>Kysy lähikaupastasi.</p>',
    contact: 'Ota yhteyttä',
    contactPath: '/ota-yhteytta',
    contactLead: 'Vastaamme kahden arkipäivän kuluessa.',
    ask: 'Kysy meiltä',
    send: 'Lähetä',
    thanks: 'Kiitos! Vastaamme pian.',
    own: 'Our pages in Finnish',
  },
  se: {
    tagline: '{name} börjar här',
    home: 'Start',
    welcome: 'Välkommen',
    welcomeText: 'Här hittar du våra produkter och svar på dina frågor.',
    products: 'Produkter',
    productsPath: '/produkter',
    about: 'Om oss',
    aboutPath: '/om-oss',
    aboutLead: 'Vilka vi är och vad vi gör.',
    picture: 'En hamn med båtar',
    story: 'Vår historia',
    storyText: '{name} är ett nytt märke i Saaristo Foods.',
    questions: 'Vanliga frågor',
    questionsPath: '/vanliga-fragor',
    questionsLead: 'Svar på det vi oftast får frågor om.',
    question: 'Var finns produkterna?',
    answer: '<p>Fråga i din butik.</p>',
    contact: 'Kontakta oss',
    contactPath: '/kontakta-oss',
    contactLead: 'Vi svarar inom två arbetsdagar.',
    ask: 'Fråga oss',
    send: 'Skicka',
    thanks: 'Tack! Vi svarar snart.',
    own: 'Our pages in Swedish',
  },
};

function createSite({ site, name, language }: NewSite): string {
  const text = TEXTS[language];
  return `
import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: '${site}',
    name: ${quote(name)},
    tagline: { ${language}: ${quote(text.tagline.replace('{name}', name))}, en: ${quote(`${name} begins here`)} },
    languages: ['${language}', 'en'],
    displayFont: 'serif',
  },
  brief: {
    welcome: ${quote(`${name} is new.`)},
    about: ['Our story', ${quote(`${name} is a new brand of Saaristo Foods.`)}],
    own: ${quote(text.own)},
  },
  navigation: [navigation],
};
`;
}

function createNavigation({ site, language }: NewSite): string {
  const text = TEXTS[language];
  const contact = `label: ${quote(text.contact)}, link: '${text.contactPath}', icon: icon('chat')`;
  return `
import { createNavigation, icon, links } from '../../cms/demo/navigation/make.ts';

const about = { label: ${quote(text.about)}, link: '${text.aboutPath}' };
const questions = { label: ${quote(text.questions)}, link: '${text.questionsPath}' };

/** The menu on phones follows from these tabs. */
export const navigation = createNavigation('${site}', '${language}', {
  topTabs: [about, questions, { ${contact}, showBorder: true }],
  bottomTabs: links(
    [${quote(text.products)}, '${text.productsPath}'],
    [${quote(text.about)}, '${text.aboutPath}'],
    [${quote(text.questions)}, '${text.questionsPath}'],
    [${quote(text.contact)}, '${text.contactPath}'],
  ),
  barLinks: links([${quote(text.products)}, '${text.productsPath}'], [${quote(text.about)}, '${text.aboutPath}']),
  navLinks: [{ ${contact} }],
});
`;
}

function createPages({ site, name, language }: NewSite): string {
  const text = TEXTS[language];
  const page = (path: string, title: string, lead: string, block: string): string => `
  page('${path}', ${quote(title)}, ${quote(lead)}, [
    opening(home, ${quote(title)}, ${quote(lead)}),
    ${block},
  ]),`;
  const story = `story('stories/${site}-1.svg', ${quote(text.picture)}, ${quote(text.story)}, [${quote(text.storyText.replace('{name}', name))}]`;
  return `
import type { PageContent } from '../../cms/model/content.ts';
import { hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { createPages, faq, questionForm } from '../../cms/demo/pages/make.ts';

const page = createPages('${site}', '${language}');
const home: Link = [${quote(text.home)}, '/'];

/** The server renders the listings of products, recipes and news. */
export const pages: PageContent[] = [
  page('/', ${quote(name)}, ${quote(text.tagline.replace('{name}', name))}, [
    hero('${site}', ${quote(text.welcome)}, ${quote(text.welcomeText)}, [${quote(text.products)}, '${text.productsPath}']),
    ${story}, [${quote(text.about)}, '${text.aboutPath}']),
  ]),${page(text.aboutPath, text.about, text.aboutLead, `${story})`)}${page(
    text.questionsPath,
    text.questions,
    text.questionsLead,
    `faq(${quote(text.questions)}, [${quote(text.question)}, ${quote(text.answer)}])`,
  )}${page(
    text.contactPath,
    text.contact,
    text.contactLead,
    `questionForm(${quote(text.ask)}, ${quote(text.send)}, ${quote(text.thanks)})`,
  )}
];
`;
}

/** Creates the content of a site in `sites/<site>/`, by path. */
export const createContent = (request: NewSite): Record<string, string> => ({
  [`sites/${request.site}/site.ts`]: createSite(request),
  [`sites/${request.site}/navigation.ts`]: createNavigation(request),
  [`sites/${request.site}/pages.ts`]: createPages(request),
});
