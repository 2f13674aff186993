import type { EditorMessages } from './messages.ts';

/**
 * Labels of payload properties in Finnish and English, by lower-case name, because forms use different spellings. Editors see the
 * properties in this order, because the database does not keep an order.
 */
const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  subject: ['Aihe', 'Subject'],
  firstname: ['Etunimi', 'First name'],
  lastname: ['Sukunimi', 'Last name'],
  fullname: ['Nimi', 'Name'],
  company: ['Yritys', 'Company'],
  organization: ['Yritys', 'Organisation'],
  groupname: ['Yhteisö', 'Community'],
  school: ['Koulu', 'School'],
  region: ['Alue', 'Region'],
  name: ['Nimi', 'Name'],
  streetaddress: ['Katuosoite', 'Street address'],
  postalcode: ['Postinumero', 'Postal code'],
  city: ['Postitoimipaikka', 'City'],
  email: ['Sähköposti', 'E-mail'],
  phone: ['Puhelin', 'Phone'],
  address: ['Toimitusosoite', 'Delivery address'],
  deliveryaddress: ['Toimitusosoite', 'Delivery address'],
  billingaddress: ['Laskutusosoite', 'Billing address'],
  status: ['Tila', 'Status'],
  day: ['Toimituspäivä', 'Day of delivery'],
  time: ['Toimitusaika', 'Time of delivery'],
  information: ['Lisätiedot', 'Further information'],
  cart: ['Ostoskori', 'Cart'],
  code: ['Tuotenumero', 'Product number'],
  quantity: ['Määrä', 'Quantity'],
  rating: ['Arvosana', 'Rating'],
  text: ['Arvostelu', 'Review'],
  methodofcontact: ['Yhteydenottotapa', 'Contact by'],
  contactrequest: ['Yhteydenottotapa', 'Contact by'],
  contactbyemail: ['Yhteys sähköpostitse', 'Contact by e-mail'],
  contactbyphone: ['Yhteys puhelimitse', 'Contact by phone'],
  nocontact: ['Ei yhteydenottoa', 'No contact'],
  customerid: ['Asiakastunnus', 'Customer id'],
  customernumber: ['Asiakasnumero', 'Customer number'],
  contentid: ['Sivun tunnus', 'Content id'],
  message: ['Viesti', 'Message'],
  productname: ['Tuote', 'Product'],
  productid: ['Tuotteen tunnus', 'Product id'],
  product: ['Tuote', 'Product'],
  title: ['Nimi', 'Title'],
  batchnumber: ['Eränumero', 'Batch number'],
  expirationdate: ['Viimeinen käyttöpäivä', 'Last usage date'],
  placeofpurchase: ['Ostopaikka', 'Place of purchase'],
  eventdate: ['Tapahtuman päivä', 'Event date'],
  formtype: ['Lomake', 'Form'],
  materials: ['Materiaalit', 'Materials'],
  links: ['Linkit', 'Links'],
  informationtypes: ['Tiedotteet', 'Releases'],
  subscribetouutiskirje: ['Uutiskirje', 'Newsletter'],
  subscribetocincinvinonewsletter: ['Uutiskirje', 'Newsletter'],
  isadult: ['Täysi-ikäinen', 'Adult'],
  campaignjoinnumber: ['Kampanja', 'Campaign'],
};

/** Returns the label of a property, or its name if it has none. */
const getLabel = (name: string, { language }: EditorMessages): string =>
  LABELS[name.toLowerCase()]?.[language === 'fi' ? 0 : 1] ?? name;

function formatValue(value: unknown, messages: EditorMessages): string {
  if (value === true || value === 'true') return messages.yes;
  if (value === false || value === 'false') return messages.no;
  if (Array.isArray(value)) return value.map((entry) => formatValue(entry, messages)).join('\n');
  if (typeof value === 'object' && value !== null)
    return listFields(value as Record<string, unknown>, messages)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const ORDER = new Map(Object.keys(LABELS).map((name, index) => [name, index]));
const getOrder = (name: string): number => ORDER.get(name.toLowerCase()) ?? ORDER.size;

/** Returns the non-empty fields as label and text. */
export const listFields = (data: Record<string, unknown>, messages: EditorMessages): [string, string][] =>
  Object.entries(data)
    .toSorted(([a], [b]) => getOrder(a) - getOrder(b) || (a < b ? -1 : 1))
    .flatMap(([name, value]): [string, string][] => {
      const text = formatValue(value, messages);
      return text === '' ? [] : [[getLabel(name, messages), text]];
    });

/** Returns the first non-empty text of the properties, in any spelling of their names. */
function findFirstText(data: Record<string, unknown>, ...names: string[]): string {
  const entries = Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]);
  const texts = new Map(
    entries.filter(([, value]) => typeof value === 'string' && value !== '') as [string, string][],
  );
  return names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

/** Returns the sender's name or e-mail address, '' if the form asks for neither. */
export function getSender(data: Record<string, unknown>): string {
  const name = ['firstname', 'lastname']
    .map((part) => findFirstText(data, part))
    .join(' ')
    .trim();
  return findFirstText(data, 'fullname') || name || findFirstText(data, 'email');
}

export const getEmail = (data: Record<string, unknown>): string => findFirstText(data, 'email');

const MAX_EXCERPT_CHARACTERS = 140;

/** Returns the first characters of the message. */
export function getExcerpt(data: Record<string, unknown>): string {
  const characters = [...findFirstText(data, 'message', 'subject')];
  return characters.length > MAX_EXCERPT_CHARACTERS
    ? `${characters.slice(0, MAX_EXCERPT_CHARACTERS).join('').trimEnd()}…`
    : characters.join('');
}
