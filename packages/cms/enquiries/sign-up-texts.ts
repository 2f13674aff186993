import type { Language } from 'saaristo/sites';
import type { SignUpKind } from './sign-ups.ts';

interface SignUpTexts {
  titles: Record<SignUpKind, string>;
  waiting: (email: string) => string;
  listed: (email: string) => string;
  confirm: string;
  leave: string;
  leftTitle: string;
  left: string;
  noneTitle: string;
  none: string;
  subject: (title: string, site: string) => string;
  mail: (title: string, site: string, link: string) => string;
}

const TEXTS: Record<Language, SignUpTexts> = {
  fi: {
    titles: {
      newsletter: 'Uutiskirjeen tilaus',
      'news-release': 'Tiedotteiden tilaus',
      campaign: 'Osallistuminen kampanjaan',
    },
    waiting: (email) => `Vahvista, että ${email} on sinun osoitteesi ja että haluat viestit siihen.`,
    listed: (email) => `Osoite ${email} on listalla.`,
    confirm: 'Vahvista tilaus',
    leave: 'Poista osoitteeni',
    leftTitle: 'Osoite on poistettu',
    left: 'Emme lähetä osoitteeseesi enää viestejä.',
    noneTitle: 'Linkki ei ole voimassa',
    none: 'Osoite on ehkä jo poistettu listalta.',
    subject: (title, site) => `Vahvista: ${title}, ${site}`,
    mail: (title, site, link) => `Hei!

Tällä osoitteella on tehty ilmoitus: ${title}, ${site}.

Vahvista se tästä linkistä, niin alamme lähettää viestejä:
${link}

Jos et tehnyt ilmoitusta itse, sinun ei tarvitse tehdä mitään. Ilman vahvistusta emme lähetä muuta.

Samasta linkistä voit poistaa osoitteesi milloin tahansa.

${site}
`,
  },
  se: {
    titles: {
      newsletter: 'Prenumeration på nyhetsbrevet',
      'news-release': 'Prenumeration på pressmeddelanden',
      campaign: 'Deltagande i kampanjen',
    },
    waiting: (email) => `Bekräfta att ${email} är din adress och att du vill få breven dit.`,
    listed: (email) => `Adressen ${email} finns på listan.`,
    confirm: 'Bekräfta prenumerationen',
    leave: 'Ta bort min adress',
    leftTitle: 'Adressen är borttagen',
    left: 'Vi skickar inga fler brev till din adress.',
    noneTitle: 'Länken gäller inte',
    none: 'Adressen är kanske redan borttagen från listan.',
    subject: (title, site) => `Bekräfta: ${title}, ${site}`,
    mail: (title, site, link) => `Hej!

Din adress har anmälts till följande: ${title}, ${site}.

Bekräfta med den här länken, så börjar vi skicka breven:
${link}

Om det inte var du behöver du inte göra något. Utan bekräftelse skickar vi inget mer.

Med samma länk kan du ta bort din adress när du vill.

${site}
`,
  },
  en: {
    titles: {
      newsletter: 'Newsletter subscription',
      'news-release': 'News release subscription',
      campaign: 'Taking part in the campaign',
    },
    waiting: (email) => `Confirm that ${email} is your address and that you want our messages there.`,
    listed: (email) => `The address ${email} is on the list.`,
    confirm: 'Confirm the subscription',
    leave: 'Remove my address',
    leftTitle: 'Your address is removed',
    left: 'We will send no more messages to your address.',
    noneTitle: 'The link is not valid',
    none: 'The address may already be off the list.',
    subject: (title, site) => `Please confirm: ${title}, ${site}`,
    mail: (title, site, link) => `Hello!

Your address was given for the following: ${title}, ${site}.

Confirm it with this link, and we will start sending:
${link}

If it was not you, you need not do anything. Without a confirmation we send nothing more.

The same link removes your address at any time.

${site}
`,
  },
  de: {
    titles: {
      newsletter: 'Abonnement des Newsletters',
      'news-release': 'Abonnement der Pressemitteilungen',
      campaign: 'Teilnahme an der Aktion',
    },
    waiting: (email) =>
      `Bestätigen Sie, dass ${email} Ihre Adresse ist und Sie unsere Nachrichten dort wünschen.`,
    listed: (email) => `Die Adresse ${email} steht auf der Liste.`,
    confirm: 'Abonnement bestätigen',
    leave: 'Meine Adresse entfernen',
    leftTitle: 'Ihre Adresse ist entfernt',
    left: 'Wir senden keine weiteren Nachrichten an Ihre Adresse.',
    noneTitle: 'Der Link ist nicht gültig',
    none: 'Die Adresse steht vielleicht schon nicht mehr auf der Liste.',
    subject: (title, site) => `Bitte bestätigen: ${title}, ${site}`,
    mail: (title, site, link) => `Guten Tag!

Ihre Adresse wurde angegeben für: ${title}, ${site}.

Bestätigen Sie mit diesem Link, dann beginnen wir mit dem Versand:
${link}

Wenn Sie es nicht waren, müssen Sie nichts tun. Ohne Bestätigung senden wir nichts weiter.

Mit demselben Link entfernen Sie Ihre Adresse jederzeit.

${site}
`,
  },
};

/** Returns the texts of the page and the message of a sign-up. */
export const getSignUpTexts = (language: Language): SignUpTexts => TEXTS[language];
