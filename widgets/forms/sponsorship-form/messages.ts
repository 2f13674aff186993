import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const fi = {
  subject: 'Kohde',
  youthSports: 'Lasten ja nuorten urheilu',
  teams: 'Muu joukkuetoiminta tehdaspaikkakunnilla',
  schools: 'Koulujen ja laitosten hyvän mielen toiminta',
  groupName: 'Yhteisön nimi',
  eventDate: 'Tapahtuman päivä',
  attachment: 'Liite (pdf)',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    subject: 'Ändamål',
    youthSports: 'Idrott för barn och unga',
    teams: 'Annan lagverksamhet på våra fabriksorter',
    schools: 'Skolors och institutioners trivselverksamhet',
    groupName: 'Föreningens namn',
    eventDate: 'Evenemangets datum',
    attachment: 'Bilaga (pdf)',
  },
  en: {
    subject: 'Purpose',
    youthSports: 'Children’s and youth sports',
    teams: 'Other team activities in our factory towns',
    schools: 'Well-being activities in schools and institutions',
    groupName: 'Name of the group or association',
    eventDate: 'Date of the event',
    attachment: 'Attachment (pdf)',
  },
  de: {
    subject: 'Zweck',
    youthSports: 'Kinder- und Jugendsport',
    teams: 'Andere Mannschaften an unseren Standorten',
    schools: 'Aktionen von Schulen und Einrichtungen',
    groupName: 'Name der Gemeinschaft',
    eventDate: 'Datum der Veranstaltung',
    attachment: 'Anhang (pdf)',
  },
};

/** Texts of the sponsorship form. Pages can replace its three subjects (SPO-02). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
