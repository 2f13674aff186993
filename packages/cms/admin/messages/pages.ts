import type { PageState } from '@saaristo/editor/contract';
import type { RichTextFault } from 'saaristo/rich-text';
import type { PageOrder } from '../../pages/store/page-search.ts';
import type { TemplateKind } from '../../platform/model/content.ts';

/** An action on several pages of the list. */
export type BulkAction = 'publish' | 'unpublish' | 'move' | 'delete' | 'restore';

const richTextFaultsFi: Record<RichTextFault, string> = {
  characters: 'se on liian pitkä.',
  nodes: 'siinä on liian monta osaa.',
  depth: 'siinä on liian monta sisäkkäistä osaa.',
};
const richTextFaultsEn: Record<RichTextFault, string> = {
  characters: 'it is too long.',
  nodes: 'it has too many elements.',
  depth: 'its elements are nested too deep.',
};

const fi = {
  pages: 'Sivut',
  newPage: 'Uusi sivu',
  bin: 'Roskakori',
  allSites: 'Kaikki sivustot',
  site: 'Sivusto',
  language: 'Kieli',
  titleField: 'Otsikko',
  path: 'Polku',
  pathHint: 'Alkaa kauttaviivalla, esimerkiksi /kesakampanja',
  search: 'Hae otsikosta tai polusta',
  saved: 'Tallennettu',
  state: 'Tila',
  states: {
    draft: 'Luonnos',
    published: 'Julkaistu',
    changed: 'Julkaistu, luonnosta muutettu',
  } satisfies Record<PageState, string>,
  scheduled: (time: string) => `Julkaistaan ${time}`,
  unpublishes: (time: string) => `Julkaisu päättyy ${time}`,
  /** The draft was changed after a publisher scheduled the page. */
  scheduleOutdated: 'Luonnosta on muutettu ajastuksen jälkeen; muutoksia ei julkaista.',
  /** The publisher of a schedule was removed, or may not publish the page any more. */
  publisherGone:
    'Ajastus ei toteudu: sen tehnyt julkaisija ei voi enää julkaista tätä sivua. Ajasta uudelleen.',
  /** Scheduled publishing failed and is retried at `time`; null if it is not retried. */
  publishFailed: (attempts: number, time: string | null) =>
    `Julkaiseminen epäonnistui (${attempts === 1 ? '1 yritys' : `${attempts} yritystä`}). ${
      time === null ? 'Julkaise sivu tai ajasta se uudelleen.' : `Uusi yritys ${time}.`
    }`,
  startWith: 'Aloita',
  emptyPage: 'Tyhjä sivu',
  create: 'Luo sivu',
  cancel: 'Peruuta',
  edit: 'Muokkaa',
  restore: 'Palauta',
  preview: 'Esikatsele',
  taken: 'Tällä polulla on jo sivu.',
  filePath: 'Polku ei voi päättyä kuin tiedoston nimi, esimerkiksi .txt tai .xml.',
  reservedPath: 'Tällä polulla on palvelimen omaa sisältöä. Valitse toinen polku.',
  wrongPath:
    'Polku alkaa kauttaviivalla; siinä on kirjaimia a–z, numeroita ja viivoja, enintään 200 merkkiä.',
  noTitle: 'Kirjoita otsikko, enintään 200 merkkiä.',
  otherSites: 'Tunnuksellasi ei ole oikeutta muuttaa tätä sivustoa tai kieltä.',
  reviewChanged:
    'Sisältö, kuvat tai osiot ovat muuttuneet sen jälkeen, kun katsoit niitä. Katso sivu uudelleen.',
  noReason: 'Kirjoita, mitä pitäisi muuttaa.',
  noNote: 'Kirjoita huomautus, enintään 2000 merkkiä.',
  tooManyNotes: 'Sivulla on jo 500 huomautusta.',
  deadPreview: 'Esikatselulinkki on vanhentunut tai peruttu. Pyydä lähettäjältä uusi.',
  forYou: 'Sinulle',
  forYouLead:
    'Tarkistettavat luonnokset, sinulle palautetut luonnokset ja huomautukset, joissa sinut mainitaan.',
  nothingForYou: 'Mikään ei odota sinua.',
  task: 'Mitä',
  message: 'Viesti',
  tasks: { review: 'Tarkistettavana', returned: 'Palautettu sinulle', mention: 'Maininta' } satisfies Record<
    'review' | 'returned' | 'mention',
    string
  >,
  timeInPast: 'Valitse aika, joka on vasta tulossa.',
  /** The clocks skip the chosen time in spring. */
  timeSkipped: 'Tätä aikaa ei ole: kelloja siirretään silloin tunti eteenpäin. Valitse toinen aika.',
  notPublishedThen: 'Sivua ei ole siihen mennessä julkaistu. Julkaise tai ajasta se ensin.',
  wrongLanguage: 'Tällä sivustolla ei ole sivuja tällä kielellä.',
  nothingFound: 'Yhtään sivua ei löytynyt.',
  count: (count: number) => (count === 1 ? '1 sivu' : `${count} sivua`),
  importAgain: 'Tuo esimerkkisisältö uudelleen',
  importLead:
    'Sivut, jotka tulivat esimerkkisisällön mukana, julkaistaan sellaisina kuin ne olivat. Tekemäsi muutokset jäävät historiaan, omat sivusi ennalleen.',
  untitled: 'Nimetön',
  copyOf: (title: string) => `${title} (kopio)`,
  templates: {
    product: 'Mallipohja: tuotesivut',
    recipe: 'Mallipohja: reseptisivut',
    news: 'Mallipohja: uutissivut',
    'product-list': 'Mallipohja: tuotehaku',
    'recipe-list': 'Mallipohja: reseptihaku',
    'news-list': 'Mallipohja: uutishaku',
    search: 'Mallipohja: hakutulokset',
    section: 'Osio',
  } satisfies Record<TemplateKind, string>,
  /** Why a template is not moved or deleted. */
  staysTemplate: 'Mallipohjaa ei voi siirtää, monistaa eikä poistaa.',
  sectionInUse: 'Osio on käytössä sivuilla. Irrota tai poista se niiltä ensin.',
  sectionUses: (titles: readonly string[]) => `Osiota käyttävät: ${titles.join(', ')}.`,
  /** Filters of the list. */
  list: {
    more: (count: number) => (count === 0 ? 'Lisää rajauksia' : `Lisää rajauksia (${count} käytössä)`),
    author: 'Tallentaja',
    anyone: 'Kuka tahansa',
    anyState: 'Kaikki tilat',
    scheduled: 'Ajastettu',
    anyLanguage: 'Kaikki kielet',
    kind: 'Sivun laji',
    anyKind: 'Sivut ja mallipohjat',
    noTemplates: 'Ilman mallipohjia',
    order: 'Järjestys',
    orders: {
      path: 'Sivusto ja polku',
      title: 'Otsikko',
      saved: 'Viimeksi tallennettu',
      published: 'Viimeksi julkaistu',
    } satisfies Record<PageOrder, string>,
    published: (time: string) => `Julkaistu ${time}`,
    clear: 'Poista rajaukset',
    corrected: (typed: string, meant: string) =>
      `Haulla ”${typed}” ei löytynyt sivuja. Näytetään ”${meant}”.`,
  },
  /** Actions on several pages. */
  bulk: {
    select: (title: string) => `Valitse ${title}`,
    selectAll: 'Valitse kaikki tällä listan sivulla',
    lead: 'Valituille sivuille:',
    selected: (count: number | string) => (count === 1 ? '1 sivu valittu' : `${count} sivua valittu`),
    none: 'Valitse ensin sivuja luettelosta.',
    actions: {
      publish: 'Julkaise',
      unpublish: 'Poista julkaisusta',
      move: 'Siirrä',
      delete: 'Poista',
      restore: 'Palauta',
    } satisfies Record<BulkAction, string>,
    questions: {
      publish: (count: number) => (count === 1 ? 'Julkaistaanko 1 sivu?' : `Julkaistaanko ${count} sivua?`),
      unpublish: (count: number) =>
        count === 1 ? 'Poistetaanko 1 sivu julkaisusta?' : `Poistetaanko ${count} sivua julkaisusta?`,
      move: (count: number) => (count === 1 ? 'Siirretäänkö 1 sivu?' : `Siirretäänkö ${count} sivua?`),
      delete: (count: number) => (count === 1 ? 'Poistetaanko 1 sivu?' : `Poistetaanko ${count} sivua?`),
      restore: (count: number) => (count === 1 ? 'Palautetaanko 1 sivu?' : `Palautetaanko ${count} sivua?`),
    } satisfies Record<BulkAction, (count: number) => string>,
    leads: {
      publish: 'Luonnokset näkyvät sen jälkeen kävijöille.',
      unpublish: 'Kävijät eivät enää näe sivuja. Luonnokset jäävät.',
      move: 'Sivun polun viimeinen osa säilyy. Vanhat polut ohjaavat uusiin.',
      delete: 'Sivut siirtyvät roskakoriin, eivätkä kävijät enää näe niitä.',
      restore: 'Sivut palaavat luonnoksina.',
    } satisfies Record<BulkAction, string>,
    parent: 'Uusi yläpolku',
    parentHint: 'Esimerkiksi /kampanjat: sivusta /kesa tulee /kampanjat/kesa. Pelkkä / poistaa yläpolun.',
    noParent: 'Kirjoita yläpolku, joka alkaa kauttaviivalla.',
    done: (count: number) => (count === 1 ? '1 sivu onnistui' : `${count} sivua onnistui`),
    refused: (count: number) => (count === 1 ? '1 sivu ei onnistunut' : `${count} sivua ei onnistunut`),
    back: 'Takaisin sivujen luetteloon',
  },
  outdated: 'Joku on muuttanut luonnosta sen jälkeen, kun luettelo avattiin. Katso sivu ennen julkaisemista.',
  /** Publishing needs the publisher's yes: problems, examples, or a scheduled version that is replaced. */
  asks: 'Tarkista ennen julkaisemista:',
  anyway: 'Julkaise silti',
  over: 'Tarkistuspyyntö ei ole enää avoin.',
  replacesScheduled: (time: string, name: string) =>
    `Sivulla on jo versio, joka julkaistaan ${time} (${name}). Uusi ajastus korvaa sen.`,
  /** A published page has a scheduled version, too. */
  staysScheduled: (time: string) =>
    `Versio, joka julkaistaan ${time}, pysyy ajastettuna. Siinä ei ole tätä muutosta.`,
  scheduledLost: (time: string) => `Myös versio, joka julkaistaan ${time}, peruuntuu.`,
  seeScheduled: 'Katso ajastettu versio',
  notImported: (paths: string) => `Näitä sivuja ei tuotu, koska niissä on korjattavaa: ${paths}.`,
  sectionOutdated:
    'Joku on muuttanut sivun osiota sen jälkeen, kun sivu avattiin. Katso osio ennen julkaisemista.',
  draftSections:
    'Sivulla on osio, jota ei ole julkaistu, joten kävijät eivät näkisi siitä mitään. Avaa sivu ja julkaise osio sen mukana.',
  otherPlace: 'Käännös on saman sivuston toinen sivu, jolla on toinen kieli.',
  languageTaken: 'Toisella sivuista on jo käännös samalla kielellä. Poista ensin se linkki.',
  gone: 'Sivua ei enää ole, tai se on roskakorissa.',
  homeStays: 'Etusivua ei voi siirtää.',
  failed: 'Palvelin ei ehtinyt. Yritä uudelleen.',
  noScript: 'Sivujen muokkaaminen tarvitsee JavaScriptin.',
  /** Why a page with too much rich text is not saved. `block` counts from 1. */
  richTextFault: (block: number, limit: RichTextFault) =>
    `Lohkon ${block} tekstiä ei voi tallentaa: ${richTextFaultsFi[limit]}`,
};

/** Texts of the lists and forms of pages. */
export type PageMessages = typeof fi;

const en: PageMessages = {
  pages: 'Pages',
  newPage: 'New page',
  bin: 'Bin',
  allSites: 'All sites',
  site: 'Site',
  language: 'Language',
  titleField: 'Title',
  path: 'Path',
  pathHint: 'Begins with a slash, for example /summer-campaign',
  search: 'Search titles and paths',
  saved: 'Saved',
  state: 'State',
  states: { draft: 'Draft', published: 'Published', changed: 'Published, draft changed' },
  scheduled: (time) => `Publishes ${time}`,
  unpublishes: (time) => `Unpublishes ${time}`,
  scheduleOutdated: 'The draft was changed after that was scheduled; the changes are not published.',
  publisherGone:
    'The schedule does not go out: its publisher may not publish this page any more. Schedule it again.',
  publishFailed: (attempts, time) =>
    `Publishing failed (${attempts === 1 ? '1 attempt' : `${attempts} attempts`}). ${
      time === null ? 'Publish or schedule the page again.' : `Next attempt ${time}.`
    }`,
  startWith: 'Start with',
  emptyPage: 'An empty page',
  create: 'Create page',
  cancel: 'Cancel',
  edit: 'Edit',
  restore: 'Restore',
  preview: 'Preview',
  taken: 'There is a page at this path already.',
  filePath: 'A path may not end like the name of a file, such as .txt or .xml.',
  reservedPath: 'The server has something of its own at this path. Choose another one.',
  wrongPath: 'A path begins with a slash and has letters a to z, digits and hyphens, 200 characters at most.',
  noTitle: 'Write a title of 200 characters at most.',
  otherSites: 'Your account may not change this site or language.',
  reviewChanged:
    'The content, pictures or sections have changed since you looked at them. Look at the page again.',
  noReason: 'Write what should be changed.',
  noNote: 'Write a note of 2000 characters at most.',
  tooManyNotes: 'The page has 500 notes already.',
  deadPreview: 'The preview link has expired or was revoked. Ask for a new one.',
  forYou: 'For you',
  forYouLead: 'Drafts to review, drafts that were sent back to you, and notes that mention you.',
  nothingForYou: 'Nothing waits for you.',
  task: 'What',
  message: 'Message',
  tasks: { review: 'To review', returned: 'Sent back to you', mention: 'Mention' },
  timeInPast: 'Choose a time in the future.',
  timeSkipped: 'There is no such time: the clocks go forward an hour then. Choose another time.',
  notPublishedThen: 'The page is not published by then. Publish or schedule it first.',
  wrongLanguage: 'This site has no pages in this language.',
  nothingFound: 'No page was found.',
  count: (count) => (count === 1 ? '1 page' : `${count} pages`),
  importAgain: 'Import the demo content again',
  importLead:
    'Pages that came with the demo content are published as they were. What you changed stays in their history, and pages of your own stay as they are.',
  untitled: 'Untitled',
  copyOf: (title) => `${title} (copy)`,
  templates: {
    product: 'Template: product pages',
    recipe: 'Template: recipe pages',
    news: 'Template: news pages',
    'product-list': 'Template: product search',
    'recipe-list': 'Template: recipe search',
    'news-list': 'Template: news search',
    search: 'Template: search results',
    section: 'Section',
  },
  staysTemplate: 'A template can’t be moved, duplicated or deleted.',
  sectionInUse: 'Pages use this section. Detach it or delete it there first.',
  sectionUses: (titles) => `It is used on: ${titles.join(', ')}.`,
  list: {
    more: (count) => (count === 0 ? 'More filters' : `More filters (${count} set)`),
    author: 'Saved by',
    anyone: 'Anyone',
    anyState: 'All states',
    scheduled: 'Scheduled',
    anyLanguage: 'All languages',
    kind: 'Kind of page',
    anyKind: 'Pages and templates',
    noTemplates: 'Without templates',
    order: 'Order',
    orders: { path: 'Site and path', title: 'Title', saved: 'Last saved', published: 'Last published' },
    published: (time) => `Published ${time}`,
    clear: 'Clear the filters',
    corrected: (typed, meant) => `No page has “${typed}”. Showing pages with “${meant}”.`,
  },
  bulk: {
    select: (title) => `Select ${title}`,
    selectAll: 'Select all on this page of the list',
    lead: 'With the selected pages:',
    selected: (count) => (count === 1 ? '1 page selected' : `${count} pages selected`),
    none: 'First select pages in the list.',
    actions: {
      publish: 'Publish',
      unpublish: 'Unpublish',
      move: 'Move',
      delete: 'Delete',
      restore: 'Restore',
    },
    questions: {
      publish: (count) => (count === 1 ? 'Publish 1 page?' : `Publish ${count} pages?`),
      unpublish: (count) => (count === 1 ? 'Unpublish 1 page?' : `Unpublish ${count} pages?`),
      move: (count) => (count === 1 ? 'Move 1 page?' : `Move ${count} pages?`),
      delete: (count) => (count === 1 ? 'Delete 1 page?' : `Delete ${count} pages?`),
      restore: (count) => (count === 1 ? 'Restore 1 page?' : `Restore ${count} pages?`),
    },
    leads: {
      publish: 'Visitors will see the drafts.',
      unpublish: 'Visitors will no longer see the pages. The drafts stay.',
      move: 'The last part of each path stays. The old paths lead to the new ones.',
      delete: 'The pages go to the bin, and visitors no longer see them.',
      restore: 'The pages come back as drafts.',
    },
    parent: 'New parent path',
    parentHint:
      'For example /campaigns: /summer becomes /campaigns/summer. A mere / removes the parent path.',
    noParent: 'Write a parent path that begins with a slash.',
    done: (count) => (count === 1 ? '1 page done' : `${count} pages done`),
    refused: (count) => (count === 1 ? '1 page refused' : `${count} pages refused`),
    back: 'Back to the list of pages',
  },
  outdated:
    'Somebody has changed the draft since the list was opened. Look at the page before publishing it.',
  asks: 'Look at this before publishing:',
  anyway: 'Publish anyway',
  over: 'The review is not waiting any more.',
  replacesScheduled: (time, name) =>
    `A version of the page is already scheduled for ${time} (${name}). The new schedule replaces it.`,
  staysScheduled: (time) => `The version of ${time} stays scheduled. It does not have this change.`,
  scheduledLost: (time) => `The version scheduled for ${time} is cancelled, too.`,
  seeScheduled: 'See the scheduled version',
  notImported: (paths) => `These pages were not imported, because something in them is wrong: ${paths}.`,
  sectionOutdated:
    'Somebody has changed a section of the page since the page was opened. Look at the section before publishing it.',
  draftSections:
    'The page has a section that is not published, so visitors would see nothing of it. Open the page and publish the section with it.',
  otherPlace: 'A translation is another page of the same site in another language.',
  languageTaken: 'One of the pages has a translation in the same language already. Unlink that first.',
  gone: 'The page is no longer there, or is in the bin.',
  homeStays: 'A home page can’t be moved.',
  failed: 'The server was too busy. Try again.',
  noScript: 'Editing pages needs JavaScript.',
  richTextFault: (block, limit) => `The text of block ${block} can't be saved: ${richTextFaultsEn[limit]}`,
};

export const getPageMessages = (language: 'fi' | 'en'): PageMessages => (language === 'en' ? en : fi);
