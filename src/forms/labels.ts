import type { Messages } from '#i18n/texts.ts';

type Key =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'streetAddress'
  | 'postalCode'
  | 'city'
  | 'email'
  | 'phone'
  | 'company'
  | 'message'
  | 'contactMethod'
  | 'byEmail'
  | 'byPhone'
  | 'noContact';

/** Labels that several forms share (FRM-14, FRM-31). */
export const labels: Messages<Key> = {
  fi: {
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    fullName: 'Nimi',
    streetAddress: 'Katuosoite',
    postalCode: 'Postinumero',
    city: 'Postitoimipaikka',
    email: 'Sähköpostiosoite',
    phone: 'Puhelinnumero',
    company: 'Yritys',
    message: 'Viesti',
    contactMethod: 'Yhteydenottotapa',
    byEmail: 'Sähköpostitse',
    byPhone: 'Puhelimitse',
    noContact: 'Ei yhteydenottoa',
  },
  se: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    fullName: 'Namn',
    streetAddress: 'Gatuadress',
    postalCode: 'Postnummer',
    city: 'Postort',
    email: 'E-postadress',
    phone: 'Telefonnummer',
    company: 'Företag',
    message: 'Meddelande',
    contactMethod: 'Hur vill du bli kontaktad?',
    byEmail: 'Per e-post',
    byPhone: 'Per telefon',
    noContact: 'Ingen kontakt behövs',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Name',
    streetAddress: 'Street address',
    postalCode: 'Postal code',
    city: 'Town or city',
    email: 'E-mail address',
    phone: 'Phone number',
    company: 'Company',
    message: 'Message',
    contactMethod: 'How may we contact you?',
    byEmail: 'By e-mail',
    byPhone: 'By phone',
    noContact: 'No contact needed',
  },
  de: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    fullName: 'Name',
    streetAddress: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    company: 'Firma',
    message: 'Nachricht',
    contactMethod: 'Wie dürfen wir Sie erreichen?',
    byEmail: 'Per E-Mail',
    byPhone: 'Telefonisch',
    noContact: 'Keine Antwort nötig',
  },
};
