/** Contacts of the sites for professionals. All people are fictional. */
import type { Block } from './block.ts';

type Person = [name: string, title: string, phone: string, email: string];

const cards = (people: Person[]): Block => ({
  widget: 'contact-info-cards',
  props: {
    cards: people.map(([name, title, phone, email]) => ({
      name,
      title,
      phone,
      email: `${email}@saaristo.example`,
    })),
  },
});

/** Sales to professional kitchens in Finland. */
export const kitchenSales: Block = cards([
  ['Aino Salmela', 'Myyntipäällikkö, Etelä-Suomi', '010 555 0111', 'aino.salmela'],
  ['Otso Kalliorinne', 'Myyntipäällikkö, Länsi-Suomi', '010 555 0112', 'otso.kalliorinne'],
  ['Helmi Vaara', 'Myyntipäällikkö, Itä- ja Pohjois-Suomi', '010 555 0113', 'helmi.vaara'],
  ['Arvo Lehtiö', 'Keittiömestari', '010 555 0114', 'arvo.lehtio'],
]);

/** Sales to professional kitchens in Sweden. */
export const swedishKitchenSales: Block = cards([
  ['Ebba Lindsjö', 'Säljare, Mälardalen och norr', '+46 8 555 01 31', 'ebba.lindsjo'],
  ['Nils Hägerstam', 'Säljare, väst och syd', '+46 8 555 01 32', 'nils.hagerstam'],
  ['Maja Klint', 'Kökschef i provköket', '+46 8 555 01 33', 'maja.klint'],
]);

/** The company's spokespeople. */
export const corporateContacts: Block = cards([
  ['Signe Aaltomaa', 'Communications and media', '+358 10 555 0141', 'signe.aaltomaa'],
  ['Rasmus Holm', 'Investor relations', '+358 10 555 0142', 'rasmus.holm'],
  ['Ilona Merilä', 'Careers and summer jobs', '+358 10 555 0143', 'ilona.merila'],
]);

/** The export desk. */
export const exportDesk: Block = cards([
  ['Linnea Berg', 'Export Manager, Europe', '+358 10 555 0121', 'linnea.berg'],
  ['Eero Hakala', 'Export Manager, East Asia', '+358 10 555 0122', 'eero.hakala'],
  ['Saga Ylinen', 'Documents and certificates', '+358 10 555 0123', 'saga.ylinen'],
]);
