import type { ProblemMessages } from 'saaristo/form';
import type { RichTextFault } from 'saaristo/rich-text';
import type { Dictionary } from '@puckeditor/core';
import type { TemplateKind } from './contract.ts';

/** Texts of the block editor. */
export interface Messages {
  pages: string;
  blocks: string;
  outline: string;
  addBlock: string;
  searchBlocks: string;
  noBlocks: string;
  emptyPage: string;
  richText: string;
  richTextHint: string;
  categories: Record<string, string>;
  save: string;
  publish: string;
  unpublish: string;
  undo: string;
  redo: string;
  history: string;
  preview: string;
  interact: string;
  remove: string;
  duplicate: string;
  copy: string;
  paste: string;
  moveUp: string;
  moveDown: string;
  saved: string;
  saving: string;
  couldNotSave: string;
  signInAgain: string;
  signIn: string;
  canvas: string;
  width: string;
  phone: string;
  tablet: string;
  desktop: string;
  pageSettings: string;
  /** Name of the group of buttons that open the sheets in a narrow window. */
  sheets: string;
  template: string;
  templateLead: string;
  /** The part of a template that the server computes. */
  computed: Record<TemplateKind, { title: string; description: string }>;
  title: string;
  description: string;
  descriptionHint: string;
  unlisted: string;
  path: string;
  changePath: string;
  states: Record<'draft' | 'published' | 'changed', string>;
  onlyPublishers: string;
  publishWithErrors: (count: number) => string;
  publishAnyway: string;
  cancel: string;
  close: string;
  block: (title: string) => string;
  unknownWidget: (name: string) => string;
  more: string;
  raw: string;
  rawWrong: (reason: string) => string;
  form: string;
  addItem: string;
  item: (number: number) => string;
  notGiven: string;
  pictureAddress: string;
  alt: string;
  altHelp: string;
  /** Labels of the parts of a layout, by the name of their element. */
  parts: Record<'text' | 'link' | 'picture' | 'alt', (element: string) => string>;
  elements: Record<string, string>;
  /** Names of alternatives, by the schema's types. */
  types: Record<string, string>;
  yes: string;
  no: string;
  default: (value: string) => string;
  errors: ProblemMessages & {
    address: string;
    /** A rich text exceeds one of the server's limits. */
    richText: Record<RichTextFault, string>;
  };
  problems: string;
  restore: string;
  version: (number: number) => string;
  publishedBy: (name: string, time: string) => string;
  current: string;
  added: string;
  removed: string;
  changed: string;
  same: string;
  noVersions: string;
  recovered: string;
  discard: string;
  others: (names: string) => string;
  conflictTitle: string;
  conflictLead: (name: string) => string;
  mine: string;
  theirs: string;
  keepMine: string;
  takeTheirs: string;
  failed: string;
  loading: string;
  schedule: string;
  scheduleAt: string;
  scheduleHint: string;
  scheduled: (time: string) => string;
  scheduledBy: (name: string) => string;
  /** The draft was changed after a publisher scheduled the page. */
  scheduleOutdated: string;
  scheduledPreview: string;
  /** Scheduled publishing failed, and is tried again at `time`; null where it is not. */
  /** Something else has the path of a page whose scheduled publishing failed. */
  pathTaken: string;
  publishFailed: (attempts: number, time: string | null) => string;
  unschedule: string;
  deletePage: string;
  deletePageLead: string;
  duplicatePage: string;
  search: string;
  searching: string;
  found: (count: number) => string;
  choosePage: string;
  link: string;
  linkAddress: string;
  setLink: string;
  removeLink: string;
  chooseProduct: string;
  chooseRecipe: string;
  choosePicture: string;
  focusPoint: string;
  focusLead: string;
  focusPick: string;
  focusX: string;
  focusY: string;
  setFocus: string;
  focusSaved: string;
  chooseFile: string;
  addPicture: string;
  file: string;
  altNeeded: string;
  sending: string;
  deadLink: (path: string) => string;
  missingPicture: (address: string) => string;
  tooWide: string;
  blockAdded: (title: string) => string;
  blockDeleted: (title: string) => string;
  blockMoved: (title: string, place: number) => string;
  /** Puck's own texts. */
  puck: Dictionary;
}

const en: Messages = {
  pages: 'Pages',
  blocks: 'Blocks',
  outline: 'Outline',
  addBlock: 'Add block',
  searchBlocks: 'Search blocks',
  noBlocks: 'No block was found.',
  emptyPage: 'This page has no blocks yet.',
  richText: 'Rich text',
  richTextHint: 'Headings, paragraphs, lists and links.',
  categories: {
    text: 'Text',
    content: 'Content',
    header: 'Header',
    search: 'Searches',
    forms: 'Forms',
    signups: 'Sign-ups',
    shop: 'Shop',
    corporate: 'Corporate',
    professional: 'Professional',
  },
  save: 'Save',
  publish: 'Publish',
  unpublish: 'Unpublish',
  undo: 'Undo',
  redo: 'Redo',
  history: 'History',
  preview: 'Preview',
  interact: 'Interact',
  remove: 'Delete',
  duplicate: 'Duplicate',
  copy: 'Copy',
  paste: 'Paste',
  moveUp: 'Move up',
  moveDown: 'Move down',
  saved: 'Saved',
  saving: 'Saving…',
  couldNotSave: 'Could not save',
  signInAgain: 'Your session has ended. What you wrote is kept here; sign in again and it is saved.',
  signIn: 'Sign in',
  canvas: 'Page',
  width: 'Width of the page',
  phone: 'Phone, 375',
  tablet: 'Tablet, 768',
  desktop: 'Desktop, 1280',
  pageSettings: 'Page settings',
  sheets: 'Parts of the editor',
  template: 'Template',
  templateLead:
    'The blocks of all pages of this kind on this site. You see them on the first of these pages.',
  computed: {
    product: {
      title: 'The product itself',
      description: 'Picture, name, price, facts and what buys it. Blocks stand above and below it.',
    },
    recipe: {
      title: 'The recipe itself',
      description: 'Picture, name, ingredients and method. Blocks stand above and below it.',
    },
    news: {
      title: 'The news itself',
      description: 'Headline, date, picture and text. Blocks stand above and below it.',
    },
    'product-list': { title: 'Heading', description: 'The title of the page, and the way to it.' },
    'recipe-list': { title: 'Heading', description: 'The title of the page, and the way to it.' },
    'news-list': { title: 'Heading', description: 'The title of the page, and the way to it.' },
    search: { title: 'Heading', description: 'The title of the page, and the way to it.' },
  },
  title: 'Title',
  description: 'Description',
  descriptionHint: 'Searches show it below the title.',
  unlisted: 'Hide from searches',
  path: 'Path',
  changePath: 'Change the path',
  states: { draft: 'Draft', published: 'Published', changed: 'Published, draft changed' },
  onlyPublishers: 'Only publishers can publish.',
  publishWithErrors: (count) =>
    count === 1 ? 'One block has something wrong in it:' : `${count} blocks have something wrong in them:`,
  publishAnyway: 'Publish anyway',
  cancel: 'Cancel',
  close: 'Close',
  block: (title) => `Block: ${title}`,
  unknownWidget: (name) => `There is no widget “${name}”. Visitors see nothing here.`,
  more: 'More settings',
  raw: 'JSON',
  rawWrong: (reason) => `This is not valid JSON: ${reason}`,
  form: 'Form',
  addItem: 'Add',
  item: (number) => `No. ${number}`,
  notGiven: '(not given)',
  pictureAddress: 'Address of the picture',
  alt: 'Alternative text',
  altHelp: 'What the picture shows, for who can’t see it.',
  parts: {
    text: (element) => element,
    link: () => 'Link address',
    picture: () => 'Picture',
    alt: () => 'Alternative text',
  },
  elements: {
    h1: 'Main heading',
    h2: 'Heading',
    h3: 'Small heading',
    h4: 'Small heading',
    p: 'Text',
    a: 'Link text',
    li: 'List item',
    dt: 'Term',
    dd: 'Value',
    figcaption: 'Caption',
    td: 'Cell',
    th: 'Cell heading',
    summary: 'Summary',
    strong: 'Strong text',
    em: 'Emphasised text',
    blockquote: 'Quotation',
  },
  types: { string: 'Text', number: 'Number', integer: 'Number', boolean: 'Yes or no', array: 'List' },
  yes: 'Yes',
  no: 'No',
  default: (value) => `Default: ${value}`,
  errors: {
    required: 'This is needed.',
    text: 'Write a text.',
    number: 'Write a number.',
    wholeNumber: 'Write a whole number.',
    minimum: (least) => `Write ${least} at least.`,
    maximum: (most) => `Write ${most} at most.`,
    choice: 'Choose one of the list.',
    minLength: (least) => `Write ${least} characters at least.`,
    maxLength: (most) => `Write ${most} characters at most.`,
    minItems: (least) => `Add ${least} at least.`,
    maxItems: (most) => `Keep ${most} at most.`,
    address: 'Write an address that begins with /, https://, mailto: or tel:.',
    richText: {
      characters: 'This text is too long to be saved. Divide it between blocks.',
      nodes: 'This text has too many elements to be saved. Divide it between blocks.',
      depth: 'The elements of this text are nested too deep for it to be saved.',
    },
    wrong: 'This value does not fit.',
    either: (names) => `Fill in one of these: ${names}.`,
  },
  problems: 'Problems',
  restore: 'Restore',
  version: (number) => `Version ${number}`,
  publishedBy: (name, time) => `${name}, ${time}`,
  current: 'Published now',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  same: 'Same as the draft',
  noVersions: 'Nothing has been published yet.',
  recovered: 'What you wrote before and had not been saved is here again.',
  discard: 'Discard it',
  others: (names) => `Also here: ${names}`,
  conflictTitle: 'Somebody else has saved this page',
  conflictLead: (name) => `${name} saved meanwhile. Choose for each block that differs.`,
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep all of mine',
  takeTheirs: 'Take all of theirs',
  failed: 'That did not work. Please try again.',
  loading: 'Loading the page …',
  schedule: 'Schedule',
  scheduleAt: 'Publish at',
  scheduleHint: 'The draft is published as it is now. Later changes do not go out with it.',
  scheduled: (time) => `Publishes ${time}.`,
  scheduledBy: (name) => `Scheduled by ${name}.`,
  scheduleOutdated:
    'The draft was changed after that. The changes are not published until a publisher publishes or schedules the page again.',
  scheduledPreview: 'See what is published',
  pathTaken: 'There is a page at this path already.',
  publishFailed: (attempts, time) =>
    `Publishing failed (${attempts === 1 ? '1 attempt' : `${attempts} attempts`}). ${
      time === null ? 'Publish or schedule the page again.' : `Next attempt ${time}.`
    }`,
  unschedule: 'Do not publish by itself',
  deletePage: 'Delete page',
  deletePageLead: 'The page goes into the bin and visitors do not find it any more.',
  duplicatePage: 'Duplicate page',
  search: 'Search',
  searching: 'Searching …',
  found: (count) => (count === 0 ? 'Nothing was found.' : `${count} found`),
  choosePage: 'Choose a page',
  link: 'Link',
  linkAddress: 'Address',
  setLink: 'Set link',
  removeLink: 'Remove link',
  chooseProduct: 'Choose a product',
  chooseRecipe: 'Choose a recipe',
  choosePicture: 'Choose a picture',
  focusPoint: 'Focus point',
  focusLead:
    'This point stays in view where the picture is cut. It is kept with the picture: it changes at once wherever the picture is used, on published pages, too. Press the picture, or write the percentages.',
  focusPick: 'Pick the focus point in the picture',
  focusX: 'From the left, %',
  focusY: 'From the top, %',
  setFocus: 'Set focus point',
  focusSaved: 'The focus point is saved.',
  chooseFile: 'Choose a file.',
  addPicture: 'Add a picture',
  file: 'File',
  altNeeded: 'Say what the picture shows.',
  sending: 'Sending …',
  deadLink: (path) => `There is no page at ${path}.`,
  missingPicture: (address) => `There is no picture at ${address}.`,
  tooWide: 'The content is wider than the page: shorten the text.',
  blockAdded: (title) => `${title} was added.`,
  blockDeleted: (title) => `${title} was deleted.`,
  blockMoved: (title, place) => `${title} is number ${place} now.`,
  puck: {},
};

const fi: Messages = {
  pages: 'Sivut',
  blocks: 'Lohkot',
  outline: 'Rakenne',
  addBlock: 'Lisää lohko',
  searchBlocks: 'Hae lohkoja',
  noBlocks: 'Yhtään lohkoa ei löytynyt.',
  emptyPage: 'Sivulla ei ole vielä lohkoja.',
  richText: 'Teksti',
  richTextHint: 'Otsikoita, kappaleita, luetteloita ja linkkejä.',
  categories: {
    text: 'Teksti',
    content: 'Sisältö',
    header: 'Ylätunniste',
    search: 'Haut',
    forms: 'Lomakkeet',
    signups: 'Tilaukset',
    shop: 'Kauppa',
    corporate: 'Yritys',
    professional: 'Ammattilaiset',
  },
  save: 'Tallenna',
  publish: 'Julkaise',
  unpublish: 'Peru julkaisu',
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  history: 'Historia',
  preview: 'Esikatsele',
  interact: 'Kokeile',
  remove: 'Poista',
  duplicate: 'Monista',
  copy: 'Kopioi',
  paste: 'Liitä',
  moveUp: 'Siirrä ylös',
  moveDown: 'Siirrä alas',
  saved: 'Tallennettu',
  saving: 'Tallennetaan…',
  couldNotSave: 'Tallennus epäonnistui',
  signInAgain:
    'Istuntosi on päättynyt. Kirjoittamasi on tallessa tässä; kirjaudu uudelleen, niin se tallennetaan.',
  signIn: 'Kirjaudu sisään',
  canvas: 'Sivu',
  width: 'Sivun leveys',
  phone: 'Puhelin, 375',
  tablet: 'Tabletti, 768',
  desktop: 'Tietokone, 1280',
  pageSettings: 'Sivun asetukset',
  sheets: 'Muokkaimen osat',
  template: 'Mallipohja',
  templateLead: 'Tämän sivuston kaikkien samanlaisten sivujen lohkot. Näet ne ensimmäisellä näistä sivuista.',
  computed: {
    product: {
      title: 'Tuote itse',
      description: 'Kuva, nimi, hinta, tiedot ja ostaminen. Lohkot ovat sen ylä- ja alapuolella.',
    },
    recipe: {
      title: 'Resepti itse',
      description: 'Kuva, nimi, ainekset ja ohje. Lohkot ovat sen ylä- ja alapuolella.',
    },
    news: {
      title: 'Uutinen itse',
      description: 'Otsikko, päivä, kuva ja teksti. Lohkot ovat sen ylä- ja alapuolella.',
    },
    'product-list': { title: 'Otsikko', description: 'Sivun otsikko ja polku sille.' },
    'recipe-list': { title: 'Otsikko', description: 'Sivun otsikko ja polku sille.' },
    'news-list': { title: 'Otsikko', description: 'Sivun otsikko ja polku sille.' },
    search: { title: 'Otsikko', description: 'Sivun otsikko ja polku sille.' },
  },
  title: 'Otsikko',
  description: 'Kuvaus',
  descriptionHint: 'Haut näyttävät sen otsikon alla.',
  unlisted: 'Piilota hauilta',
  path: 'Polku',
  changePath: 'Vaihda polku',
  states: { draft: 'Luonnos', published: 'Julkaistu', changed: 'Julkaistu, luonnosta muutettu' },
  onlyPublishers: 'Vain julkaisijat voivat julkaista.',
  publishWithErrors: (count) =>
    count === 1 ? 'Yhdessä lohkossa on jotakin vialla:' : `${count} lohkossa on jotakin vialla:`,
  publishAnyway: 'Julkaise silti',
  cancel: 'Peruuta',
  close: 'Sulje',
  block: (title) => `Lohko: ${title}`,
  unknownWidget: (name) => `Lohkoa ”${name}” ei ole. Kävijät eivät näe tässä mitään.`,
  more: 'Lisää asetuksia',
  raw: 'JSON',
  rawWrong: (reason) => `Tämä ei ole kelvollista JSONia: ${reason}`,
  form: 'Lomake',
  addItem: 'Lisää',
  item: (number) => `Nro ${number}`,
  notGiven: '(ei annettu)',
  pictureAddress: 'Kuvan osoite',
  alt: 'Vaihtoehtoinen teksti',
  altHelp: 'Mitä kuvassa on, sille joka ei näe sitä.',
  parts: {
    text: (element) => element,
    link: () => 'Linkin osoite',
    picture: () => 'Kuva',
    alt: () => 'Vaihtoehtoinen teksti',
  },
  elements: {
    h1: 'Pääotsikko',
    h2: 'Otsikko',
    h3: 'Väliotsikko',
    h4: 'Väliotsikko',
    p: 'Teksti',
    a: 'Linkin teksti',
    li: 'Luettelon kohta',
    dt: 'Termi',
    dd: 'Arvo',
    figcaption: 'Kuvateksti',
    td: 'Solu',
    th: 'Solun otsikko',
    summary: 'Tiivistelmä',
    strong: 'Vahva teksti',
    em: 'Korostettu teksti',
    blockquote: 'Lainaus',
  },
  types: { string: 'Teksti', number: 'Luku', integer: 'Luku', boolean: 'Kyllä tai ei', array: 'Luettelo' },
  yes: 'Kyllä',
  no: 'Ei',
  default: (value) => `Oletus: ${value}`,
  errors: {
    required: 'Tämä tarvitaan.',
    text: 'Kirjoita teksti.',
    number: 'Kirjoita luku.',
    wholeNumber: 'Kirjoita kokonaisluku.',
    minimum: (least) => `Kirjoita vähintään ${least}.`,
    maximum: (most) => `Kirjoita enintään ${most}.`,
    choice: 'Valitse jokin luettelosta.',
    minLength: (least) => `Kirjoita vähintään ${least} merkkiä.`,
    maxLength: (most) => `Kirjoita enintään ${most} merkkiä.`,
    minItems: (least) => `Lisää vähintään ${least}.`,
    maxItems: (most) => `Pidä enintään ${most}.`,
    address: 'Kirjoita osoite, jonka alussa on /, https://, mailto: tai tel:.',
    richText: {
      characters: 'Teksti on liian pitkä tallennettavaksi. Jaa se useaan lohkoon.',
      nodes: 'Tekstissä on liian monta osaa tallennettavaksi. Jaa se useaan lohkoon.',
      depth: 'Tekstissä on liian monta sisäkkäistä osaa tallennettavaksi.',
    },
    wrong: 'Tämä arvo ei sovi.',
    either: (names) => `Täytä jokin näistä: ${names}.`,
  },
  problems: 'Ongelmat',
  restore: 'Palauta',
  version: (number) => `Versio ${number}`,
  publishedBy: (name, time) => `${name}, ${time}`,
  current: 'Julkaistu nyt',
  added: 'Lisätty',
  removed: 'Poistettu',
  changed: 'Muutettu',
  same: 'Sama kuin luonnos',
  noVersions: 'Mitään ei ole vielä julkaistu.',
  recovered: 'Aiemmin kirjoittamasi, joka jäi tallentamatta, on taas tässä.',
  discard: 'Hylkää se',
  others: (names) => `Täällä on myös: ${names}`,
  conflictTitle: 'Joku muu on tallentanut tämän sivun',
  conflictLead: (name) => `${name} tallensi sillä välin. Valitse jokainen eroava lohko.`,
  mine: 'Sinun',
  theirs: 'Toisen',
  keepMine: 'Pidä kaikki omat',
  takeTheirs: 'Ota kaikki toisen',
  failed: 'Se ei onnistunut. Yritä uudelleen.',
  loading: 'Sivua ladataan …',
  schedule: 'Ajasta',
  scheduleAt: 'Julkaise',
  scheduleHint: 'Luonnos julkaistaan sellaisena kuin se on nyt. Myöhempiä muutoksia ei julkaista sen mukana.',
  scheduled: (time) => `Julkaistaan ${time}.`,
  scheduledBy: (name) => `Ajastanut ${name}.`,
  scheduleOutdated:
    'Luonnosta on muutettu sen jälkeen. Muutokset eivät näy kävijöille, ennen kuin julkaisija julkaisee tai ajastaa sivun uudelleen.',
  scheduledPreview: 'Katso, mitä julkaistaan',
  pathTaken: 'Tällä polulla on jo sivu.',
  publishFailed: (attempts, time) =>
    `Julkaiseminen epäonnistui (${attempts === 1 ? '1 yritys' : `${attempts} yritystä`}). ${
      time === null ? 'Julkaise sivu tai ajasta se uudelleen.' : `Uusi yritys ${time}.`
    }`,
  unschedule: 'Älä julkaise itsestään',
  deletePage: 'Poista sivu',
  deletePageLead: 'Sivu siirtyy roskakoriin, eivätkä kävijät löydä sitä enää.',
  duplicatePage: 'Monista sivu',
  search: 'Haku',
  searching: 'Haetaan …',
  found: (count) => (count === 0 ? 'Mitään ei löytynyt.' : `${count} löytyi`),
  choosePage: 'Valitse sivu',
  link: 'Linkki',
  linkAddress: 'Osoite',
  setLink: 'Aseta linkki',
  removeLink: 'Poista linkki',
  chooseProduct: 'Valitse tuote',
  chooseRecipe: 'Valitse resepti',
  choosePicture: 'Valitse kuva',
  focusPoint: 'Kuvan keskipiste',
  focusLead:
    'Tämä kohta jää näkyviin, kun kuvaa rajataan. Se tallentuu kuvan mukana: se vaihtuu heti kaikkialla, missä kuvaa käytetään, myös julkaistuilla sivuilla. Paina kuvaa, tai kirjoita prosentit.',
  focusPick: 'Valitse keskipiste kuvasta',
  focusX: 'Vasemmalta, %',
  focusY: 'Ylhäältä, %',
  setFocus: 'Aseta keskipiste',
  focusSaved: 'Keskipiste on tallennettu.',
  chooseFile: 'Valitse tiedosto.',
  addPicture: 'Lisää kuva',
  file: 'Tiedosto',
  altNeeded: 'Kerro, mitä kuvassa on.',
  sending: 'Lähetetään …',
  deadLink: (path) => `Osoitteessa ${path} ei ole sivua.`,
  missingPicture: (address) => `Osoitteessa ${address} ei ole kuvaa.`,
  tooWide: 'Sisältö on sivua leveämpi: lyhennä tekstiä.',
  blockAdded: (title) => `${title} lisättiin.`,
  blockDeleted: (title) => `${title} poistettiin.`,
  blockMoved: (title, place) => `${title} on nyt numero ${place}.`,
  puck: {
    'action-duplicate': 'Monista',
    'action-delete': 'Poista',
    'label-page': 'Sivu',
    'label-component': 'Lohko',
    'canvas-noconfig': 'Lohkoa {type} ei tunneta',
    'field-richtext-bold': 'Lihavoi',
    'field-richtext-italic': 'Kursivoi',
    'field-richtext-underline': 'Alleviivaa',
    'field-richtext-strikethrough': 'Yliviivaa',
    'field-richtext-blockquote': 'Lainaus',
    'field-richtext-code-inline': 'Koodi',
    'field-richtext-code-block': 'Koodilohko',
    'field-richtext-list-bullet': 'Luettelo',
    'field-richtext-list-ordered': 'Numeroitu luettelo',
    'field-richtext-horizontalrule': 'Vaakaviiva',
    'field-richtext-align-left': 'Tasaa vasemmalle',
    'field-richtext-align-center': 'Keskitä',
    'field-richtext-align-right': 'Tasaa oikealle',
    'field-richtext-align-justify': 'Tasaa molemmat reunat',
    'field-richtext-select': 'Valitse',
    'field-richtext-headingselect-1': 'Otsikko 1',
    'field-richtext-headingselect-2': 'Otsikko 2',
    'field-richtext-headingselect-3': 'Otsikko 3',
    'field-richtext-headingselect-4': 'Otsikko 4',
    'field-richtext-headingselect-5': 'Otsikko 5',
    'field-richtext-headingselect-6': 'Otsikko 6',
    'field-richtext-alignselect-left': 'Vasen',
    'field-richtext-alignselect-center': 'Keskellä',
    'field-richtext-alignselect-right': 'Oikea',
    'field-richtext-alignselect-justify': 'Molemmat reunat',
    'field-richtext-listselect-bullet': 'Luettelo',
    'field-richtext-listselect-ordered': 'Numeroitu luettelo',
    'loader-loading': 'ladataan',
  },
};

export const getMessages = (language: 'fi' | 'en'): Messages => (language === 'fi' ? fi : en);
