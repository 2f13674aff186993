import type { Language } from 'saaristo/sites';
import type { EnquiryKind } from '../enquiries/forms.ts';
import type { SignUpKind } from '../enquiries/sign-ups.ts';
import type { Role, UserRefusal } from './users.ts';

interface EditorMessages {
  language: 'fi' | 'en';
  title: string;
  pages: string;
  users: string;
  enquiries: string;
  signUps: string;
  reviews: string;
  orders: string;
  product: string;
  review: string;
  customer: string;
  sum: string;
  status: string;
  refund: (sum: string) => string;
  held: string;
  shown: string;
  show: string;
  remove: string;
  removeAll: string;
  actions: string;
  exportAll: string;
  exportShown: string;
  searchInbox: string;
  open: string;
  answered: string;
  markAnswered: string;
  reopen: string;
  statuses: Record<'waiting' | 'paid' | 'cancelled' | 'expired', string>;
  people: string;
  personForm: {
    lead: string;
    phone: string;
    order: string;
    find: string;
    refused: string;
    none: string;
    found: string;
    customers: string;
    mentions: string;
    mentionsHint: string;
    row: (table: string, column: string, count: number) => string;
    more: (shown: number) => string;
    export: string;
    delete: string;
    deleteLead: string;
    sure: string;
    notSure: string;
    done: string;
    deleted: (count: number) => string;
    ordersForgotten: (deleted: number, anonymised: number) => string;
    redacted: (count: number) => string;
  };
  synonyms: string;
  synonymsHint: string;
  /** Why editors can only read the synonyms. */
  synonymsOfPublishers: string;
  synonymWords: string;
  synonymAlso: string;
  synonymRefused: string;
  languages: Record<Language, string>;
  add: string;
  save: string;
  search: string;
  newPasswordField: string;
  userForm: {
    name: string;
    role: string;
    roles: Record<Role, string>;
    you: string;
    add: string;
    refused: Record<UserRefusal, string>;
  };
  password: string;
  logIn: string;
  logOut: string;
  wrongPassword: string;
  newPassword: string;
  newPasswordLead: (least: number) => string;
  savePassword: string;
  changePassword: string;
  currentPassword: string;
  repeatPassword: string;
  commonPassword: string;
  differentPasswords: string;
  wrongCurrentPassword: string;
  passwordHint: (least: number) => string;
  passwordChanged: string;
  wrongLength: (least: number, most: number) => string;
  outdatedForm: string;
  onlyPublishers: string;
  tooLarge: string;
  tooManyTries: string;
  notFound: string;
  failed: string;
  all: string;
  kind: string;
  site: string;
  received: string;
  sender: string;
  message: string;
  email: string;
  details: string;
  files: string;
  withoutCaptcha: string;
  nothing: string;
  newer: string;
  older: string;
  page: (page: number) => string;
  back: string;
  yes: string;
  no: string;
  kinds: Record<EnquiryKind | SignUpKind, string>;
}

const fi: EditorMessages = {
  language: 'fi',
  title: 'Toimitus',
  pages: 'Sivut',
  users: 'Käyttäjät',
  enquiries: 'Saapuneet',
  signUps: 'Tilaukset',
  reviews: 'Arvostelut',
  orders: 'Kaupan tilaukset',
  product: 'Tuote',
  review: 'Arvostelu',
  customer: 'Tilaaja',
  sum: 'Summa',
  status: 'Tila',
  refund: (sum) => `Palautettava ${sum}`,
  held: 'Odottaa lukemista',
  shown: 'Julkaistu',
  show: 'Julkaise',
  remove: 'Poista',
  removeAll: 'Poista lopullisesti, liitteineen',
  actions: 'Toiminnot',
  exportAll: 'Vie kaikki',
  exportShown: 'Vie nämä',
  searchInbox: 'Hae viesteistä ja lähettäjistä',
  open: 'Avoin',
  answered: 'Vastattu',
  markAnswered: 'Merkitse vastatuksi',
  reopen: 'Merkitse avoimeksi',
  statuses: { waiting: 'Odottaa maksua', paid: 'Maksettu', cancelled: 'Peruttu', expired: 'Vanhentunut' },
  people: 'Henkilötiedot',
  personForm: {
    lead: 'Hae kaikki, mitä yhdestä henkilöstä on tallessa. Yksi kenttä riittää.',
    phone: 'Puhelin',
    order: 'Tilausnumero',
    find: 'Hae tiedot',
    refused: 'Kirjoita sähköpostiosoite, puhelinnumero (vähintään 6 numeroa) tai tilausnumero.',
    none: 'Tästä henkilöstä ei ole tallessa mitään.',
    found: 'Löytyi',
    customers: 'Kaupan asiakastilit',
    mentions: 'Osoite muualla',
    mentionsHint:
      'Kävijöiden kirjoittamista teksteistä osoite poistetaan samalla. Sivuilta ja käyttäjistä se poistetaan niiden omilla sivuilla.',
    row: (table, column, count) => `${table}, ${column}: ${count} riviä`,
    more: (shown) => `Näytetään ${shown} uusinta. Vienti ja poisto koskevat kaikkia.`,
    export: 'Vie kaikki (JSON)',
    delete: 'Poista tiedot',
    deleteLead:
      'Asiakastili, ostoskori, viestit liitteineen, tilaukset ja arvostelut poistetaan lopullisesti. Maksetuista kaupan tilauksista jää kirjanpito ilman nimeä, osoitetta, sähköpostia ja puhelinta.',
    sure: 'Olen tarkistanut, että tiedot ovat tämän henkilön',
    notSure: 'Merkitse ensin, että olet tarkistanut tiedot.',
    done: 'Tiedot on poistettu',
    deleted: (count) => `poistettu ${count}`,
    ordersForgotten: (deleted, anonymised) => `poistettu ${deleted}, nimettömiksi muutettu ${anonymised}`,
    redacted: (count) => `Osoite poistettu ${count} tekstistä.`,
  },
  synonyms: 'Synonyymit',
  synonymsHint:
    'Haku löytää jokaisella rivin sanalla myös muut. Kirjoita sanat perusmuodossa, pilkku väliin; taivutusmuodot haku tuntee itse.',
  synonymsOfPublishers: 'Julkaisijat muuttavat synonyymejä, sillä muutos näkyy kävijöiden hauissa heti.',
  synonymWords: 'Tarkoittavat samaa',
  synonymAlso: 'Löytävät lisäksi',
  synonymRefused: 'Kirjoita vähintään kaksi sanaa, enintään kolmekymmentä, kukin alle 60 merkkiä.',
  languages: { fi: 'suomi', se: 'ruotsi', en: 'englanti', de: 'saksa' },
  add: 'Lisää',
  save: 'Tallenna',
  search: 'Hae',
  newPasswordField: 'Uusi salasana',
  userForm: {
    name: 'Nimi',
    role: 'Rooli',
    roles: { editor: 'Toimittaja', publisher: 'Julkaisija' },
    you: '(sinä)',
    add: 'Uusi käyttäjä',
    refused: {
      fields: 'Kirjoita sähköpostiosoite ja nimi.',
      taken: 'Tällä sähköpostiosoitteella on jo tunnus.',
      last: 'Viimeistä julkaisijaa ei voi poistaa eikä muuttaa toimittajaksi.',
      password: 'Salasanassa on oltava 10–200 merkkiä.',
      common: 'Tämä salasana on liian helppo arvata.',
    },
  },
  password: 'Salasana',
  logIn: 'Kirjaudu sisään',
  logOut: 'Kirjaudu ulos',
  wrongPassword: 'Sähköposti tai salasana on väärä.',
  newPassword: 'Valitse julkaisijan salasana',
  newPasswordLead: (least) =>
    `Tämä linkki toimii kerran. Kirjaudut tunnuksella publisher@saaristo.example; salasanassa on oltava vähintään ${least} merkkiä.`,
  savePassword: 'Tallenna',
  changePassword: 'Vaihda salasana',
  currentPassword: 'Nykyinen salasana',
  repeatPassword: 'Uusi salasana uudelleen',
  commonPassword:
    'Tämä salasana on liian helppo arvata. Keksi jokin muu, esimerkiksi muutama sana peräkkäin.',
  differentPasswords: 'Uudet salasanat eivät ole samat.',
  wrongCurrentPassword: 'Nykyinen salasana on väärä.',
  passwordHint: (least) => `Vähintään ${least} merkkiä. Muut kirjautumisesi päättyvät.`,
  passwordChanged: 'Salasana on vaihdettu, ja muut kirjautumisesi ovat päättyneet.',
  wrongLength: (least, most) => `Salasanassa on oltava ${least}–${most} merkkiä.`,
  outdatedForm: 'Lomake oli vanhentunut. Yritä uudelleen.',
  onlyPublishers: 'Tämän voi tehdä vain julkaisija.',
  tooLarge: 'Lähetetty sisältö on liian suuri.',
  tooManyTries: 'Yrityksiä oli liian monta. Odota neljännestunti.',
  notFound: 'Tällaista ei ole.',
  failed: 'Jokin meni vikaan. Yritä hetken kuluttua uudelleen.',
  all: 'Kaikki',
  kind: 'Laji',
  site: 'Sivusto',
  received: 'Saapunut',
  sender: 'Lähettäjä',
  message: 'Viesti',
  email: 'Sähköposti',
  details: 'Tiedot',
  files: 'Liitteet',
  withoutCaptcha: 'Lähetetty ilman JavaScriptiä ja siksi ilman captchaa',
  nothing: 'Täällä ei ole vielä mitään.',
  newer: 'Uudemmat',
  older: 'Vanhemmat',
  page: (page) => `Sivu ${page}`,
  back: 'Takaisin luetteloon',
  yes: 'kyllä',
  no: 'ei',
  kinds: {
    complaint: 'Reklamaatio',
    feedback: 'Palaute',
    question: 'Kysymys',
    sponsorship: 'Sponsorointihakemus',
    'promotional-photo': 'Kuvakilpailu',
    'brand-contact': 'Brändin yhteydenotto',
    'brand-address-contact': 'Brändin yhteydenotto, osoite',
    'school-material': 'Koulumateriaalit',
    'school-contact': 'Koulun yhteydenotto',
    'export-contact': 'Vientiyhteydenotto',
    'expert-question': 'Kysymys asiantuntijalle',
    sales: 'Ammattilaisten palaute',
    newsletter: 'Uutiskirje',
    'news-release': 'Tiedotteet',
    campaign: 'Kampanja',
  },
};

const en: EditorMessages = {
  language: 'en',
  title: 'Editors',
  pages: 'Pages',
  users: 'Users',
  enquiries: 'Inbox',
  signUps: 'Sign-ups',
  reviews: 'Reviews',
  orders: 'Orders',
  product: 'Product',
  review: 'Review',
  customer: 'Customer',
  sum: 'Sum',
  status: 'Status',
  refund: (sum) => `To be refunded: ${sum}`,
  held: 'Waits to be read',
  shown: 'Shown',
  show: 'Show',
  remove: 'Delete',
  removeAll: 'Delete for good, with its files',
  actions: 'Actions',
  exportAll: 'Export all',
  exportShown: 'Export these',
  searchInbox: 'Search messages and senders',
  open: 'Open',
  answered: 'Answered',
  markAnswered: 'Mark as answered',
  reopen: 'Mark as open',
  statuses: { waiting: 'Waits for payment', paid: 'Paid', cancelled: 'Cancelled', expired: 'Expired' },
  people: 'Personal data',
  personForm: {
    lead: 'Find all that is stored of one person. One field is enough.',
    phone: 'Phone',
    order: 'Order number',
    find: 'Find data',
    refused: 'Write an e-mail address, a phone number (6 digits at least) or an order number.',
    none: 'Nothing is stored of this person.',
    found: 'Found',
    customers: 'Accounts of the shop',
    mentions: 'The address elsewhere',
    mentionsHint:
      'In texts of visitors the address is removed, too. From pages and users it is removed where those are edited.',
    row: (table, column, count) => `${table}, ${column}: ${count} rows`,
    more: (shown) => `The ${shown} newest are shown. Export and deletion take all.`,
    export: 'Export all (JSON)',
    delete: 'Delete data',
    deleteLead:
      'Account, cart, messages with their files, sign-ups, orders and reviews are deleted for good. Of paid orders the accounts stay, without name, address, e-mail and phone.',
    sure: 'I have checked that this is the person’s data',
    notSure: 'First mark that you have checked the data.',
    done: 'The data is deleted',
    deleted: (count) => `${count} deleted`,
    ordersForgotten: (deleted, anonymised) => `${deleted} deleted, ${anonymised} anonymised`,
    redacted: (count) => `The address was removed from ${count} texts.`,
  },
  synonyms: 'Synonyms',
  synonymsHint:
    'With any word of a row the search also finds the others. Write words in their dictionary form with commas between; the search knows their other forms itself.',
  synonymsOfPublishers:
    'Publishers change the synonyms, since a change shows in the searches of visitors at once.',
  synonymWords: 'Mean the same',
  synonymAlso: 'Also find',
  synonymRefused: 'Write two words at least, thirty at most, each shorter than 60 characters.',
  languages: { fi: 'Finnish', se: 'Swedish', en: 'English', de: 'German' },
  add: 'Add',
  save: 'Save',
  search: 'Search',
  newPasswordField: 'New password',
  userForm: {
    name: 'Name',
    role: 'Role',
    roles: { editor: 'Editor', publisher: 'Publisher' },
    you: '(you)',
    add: 'New user',
    refused: {
      fields: 'Write an e-mail address and a name.',
      taken: 'This e-mail address has an account already.',
      last: 'The last publisher can be neither deleted nor made an editor.',
      password: 'The password has to have 10 to 200 characters.',
      common: 'This password is too easy to guess.',
    },
  },
  password: 'Password',
  logIn: 'Sign in',
  logOut: 'Sign out',
  wrongPassword: 'The e-mail or the password is wrong.',
  newPassword: 'Choose the publisher’s password',
  newPasswordLead: (least) =>
    `This link works once. You sign in as publisher@saaristo.example with a password of at least ${least} characters.`,
  savePassword: 'Save',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  repeatPassword: 'New password once more',
  commonPassword:
    'This password is too easy to guess. Think of another one, for example a few words in a row.',
  differentPasswords: 'The new passwords are not the same.',
  wrongCurrentPassword: 'The current password is wrong.',
  passwordHint: (least) => `${least} characters at least. Your other sessions end.`,
  passwordChanged: 'The password is changed, and your other sessions have ended.',
  wrongLength: (least, most) => `The password has to have ${least} to ${most} characters.`,
  outdatedForm: 'The form was out of date. Please try again.',
  onlyPublishers: 'Only publishers may do this.',
  tooLarge: 'What was sent is too large.',
  tooManyTries: 'There were too many tries. Wait a quarter of an hour.',
  notFound: 'There is no such thing.',
  failed: 'Something went wrong. Please try again in a moment.',
  all: 'All',
  kind: 'Kind',
  site: 'Site',
  received: 'Received',
  sender: 'Sender',
  message: 'Message',
  email: 'E-mail',
  details: 'Details',
  files: 'Files',
  withoutCaptcha: 'Sent without JavaScript, and so without a captcha',
  nothing: 'There is nothing here yet.',
  newer: 'Newer',
  older: 'Older',
  page: (page) => `Page ${page}`,
  back: 'Back to the list',
  yes: 'yes',
  no: 'no',
  kinds: {
    complaint: 'Complaint',
    feedback: 'Feedback',
    question: 'Question',
    sponsorship: 'Sponsorship application',
    'promotional-photo': 'Photo competition',
    'brand-contact': 'Brand contact',
    'brand-address-contact': 'Brand contact, address',
    'school-material': 'School materials',
    'school-contact': 'School contact',
    'export-contact': 'Export contact',
    'expert-question': 'Question to an expert',
    sales: 'Professionals’ feedback',
    newsletter: 'Newsletter',
    'news-release': 'News releases',
    campaign: 'Campaign',
  },
};

export type { EditorMessages };

/** Returns the texts in Finnish, or in English if the browser prefers it to Finnish. */
export function getEditorMessages(acceptLanguage: string | undefined): EditorMessages {
  const [first] = /\b(?:fi|en)\b/i.exec(acceptLanguage ?? '') ?? [];
  return first?.toLowerCase() === 'en' ? en : fi;
}
