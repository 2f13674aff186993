import type { ReplyState } from '../../enquiries/replies.ts';

export const TEMPLATES_PATH = '/editor/reply-templates';

const fi = {
  assignee: 'Hoitaja',
  nobody: 'Ei kukaan',
  you: (name: string) => `${name} (sinä)`,
  assign: 'Tallenna hoitaja',
  notes: 'Sisäiset muistiinpanot',
  notesLead: 'Muistiinpanot näkevät vain toimittajat.',
  note: 'Uusi muistiinpano',
  addNote: 'Lisää muistiinpano',
  reply: 'Vastaa sähköpostilla',
  to: 'Vastaanottaja',
  subject: 'Aihe',
  body: 'Viesti',
  send: 'Lähetä vastaus',
  noMail: 'Sähköpostia ei ole otettu käyttöön tällä palvelimella.',
  noAddress: 'Viestissä ei ole sähköpostiosoitetta, johon vastata.',
  incomplete: 'Kirjoita aihe ja viesti.',
  useTemplate: 'Käytä vastauspohjaa:',
  replies: 'Vastaukset',
  states: {
    waiting: 'Odottaa lähettämistä',
    sending: 'Ei varmuutta, lähtikö viesti',
    sent: 'Lähetetty',
    failed: 'Ei lähtenyt',
  } satisfies Record<ReplyState, string>,
  retry: 'Lähetä uudelleen',
  templates: 'Vastauspohjat',
  templatesLead:
    'Pohjan kohdat {{name}}, {{date}}, {{form}}, {{site}} ja {{message}} täytetään viestistä, johon vastataan.',
  newTemplate: 'Uusi vastauspohja',
  templateName: 'Pohjan nimi',
  form: 'Lomake',
  anyForm: 'Kaikki lomakkeet',
  language: 'Kieli',
  add: 'Lisää pohja',
};

/** Texts of replies, notes and templates. */
export type ReplyMessages = typeof fi;

const en: ReplyMessages = {
  assignee: 'Assigned to',
  nobody: 'Nobody',
  you: (name) => `${name} (you)`,
  assign: 'Save assignment',
  notes: 'Internal notes',
  notesLead: 'Only editors see the notes.',
  note: 'New note',
  addNote: 'Add note',
  reply: 'Reply by e-mail',
  to: 'To',
  subject: 'Subject',
  body: 'Message',
  send: 'Send reply',
  noMail: 'E-mail is not set up on this server.',
  noAddress: 'The message has no e-mail address to reply to.',
  incomplete: 'Write a subject and a message.',
  useTemplate: 'Use a template:',
  replies: 'Replies',
  states: {
    waiting: 'Waits to be sent',
    sending: 'Not known whether it was sent',
    sent: 'Sent',
    failed: 'Not sent',
  },
  retry: 'Send again',
  templates: 'Reply templates',
  templatesLead:
    'In a template {{name}}, {{date}}, {{form}}, {{site}} and {{message}} are filled from the message that is replied to.',
  newTemplate: 'New template',
  templateName: 'Name of the template',
  form: 'Form',
  anyForm: 'All forms',
  language: 'Language',
  add: 'Add template',
};

export const getReplyMessages = (language: 'fi' | 'en'): ReplyMessages => (language === 'en' ? en : fi);
