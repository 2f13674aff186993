import { defineCollection, formatPlace } from '../collections/define.ts';
import { isEmail } from '../platform/model/emails.ts';
import { createSlug } from '../platform/model/slugs.ts';

/** A person whom visitors may call or write to. */
interface Contact {
  name: string;
  title?: string;
  phone?: string;
  email?: string;
  image?: string;
}

const EMAIL_MESSAGES = {
  fi: 'Kirjoita sähköpostiosoite, esimerkiksi aino.salmela@saaristo.example.',
  sv: 'Skriv en e-postadress, till exempel aino.salmela@saaristo.example.',
  en: 'Write an e-mail address, such as aino.salmela@saaristo.example.',
};

/** The contact persons of a site in a language. They fill a block "Contact cards" whose own list is empty. */
export const contacts = defineCollection<Contact>({
  name: 'contacts',
  title: { fi: 'Yhteyshenkilöt', sv: 'Kontaktpersoner', en: 'Contact persons' },
  one: { fi: 'yhteyshenkilö', sv: 'kontaktperson', en: 'contact person' },
  lead: {
    fi: 'Lohko ”Yhteystietokortit” näyttää nämä, kun sen oma luettelo on tyhjä.',
    sv: 'Blocket ”Kontaktkort” visar dem när dess egen lista är tom.',
    en: 'A block "Contact cards" whose own list is empty shows these.',
  },
  scope: 'language',
  createSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 100 },
      title: { type: 'string', title: 'Position', maxLength: 150 },
      phone: { type: 'string', title: 'Phone', maxLength: 50 },
      email: { type: 'string', title: 'E-mail', maxLength: 200 },
      image: { type: 'string', title: 'Picture', format: 'picture' },
    },
    required: ['name'],
  }),
  texts: {
    Position: { fi: 'Tehtävä', sv: 'Befattning' },
    Phone: { fi: 'Puhelin', sv: 'Telefon' },
    'E-mail': { fi: 'Sähköposti', sv: 'E-post' },
  },
  getTitle: ({ name = '' }) => name,
  createKey: ({ name = '' }, place) => name && `${formatPlace(place)}/${createSlug(name)}`,
  columns: [
    { label: { fi: 'Tehtävä', sv: 'Befattning', en: 'Position' }, show: ({ title }) => title },
    { label: { fi: 'Puhelin', sv: 'Telefon', en: 'Phone' }, show: ({ phone }) => phone },
  ],
  findProblems: (_queries, { value: { email } }, language) =>
    email && !isEmail(email) ? [{ path: ['email'], message: EMAIL_MESSAGES[language] }] : [],
  show: {
    widget: {
      name: 'contact-info-cards',
      list: 'cards',
      toRow: ({ image, ...person }) => ({ ...person, ...(image && { image: { url: image, alt: '' } }) }),
    },
  },
});
