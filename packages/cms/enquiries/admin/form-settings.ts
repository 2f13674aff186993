import { isEmail } from '../../platform/model/emails.ts';
import type { EditorLanguage } from '@saaristo/editor/contract';
import { defineCollection, type FormTexts, textField, trimText } from '../../collections/define.ts';
import { listPublished } from '../../collections/store.ts';
import { MESSAGES } from '../../admin/messages/common.ts';
import { formatTime } from '../../admin/labels.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import { type FormSettings, listRefusals } from '../form-mail.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms.ts';
import { SIGN_UP_KINDS } from '../sign-ups.ts';

const FAULTS: Record<EditorLanguage, Record<'address' | 'signUp' | 'taken', string>> = {
  fi: {
    address: 'Tämä ei ole sähköpostiosoite.',
    signUp: 'Ilmoittautumiset ovat vain omassa luettelossaan. Kampanjan osallistujalle ei lähde viestiä.',
    taken: 'Sivustolla on jo tämän lomakkeen asetukset.',
  },
  sv: {
    address: 'Det här är ingen e-postadress.',
    signUp: 'Anmälningar finns bara i sin egen lista. Deltagare i en kampanj får inget mejl.',
    taken: 'Webbplatsen har redan inställningar för formuläret.',
  },
  en: {
    address: 'This is no e-mail address.',
    signUp: 'Sign-ups are in their own list only. Who takes part in a campaign gets no mail.',
    taken: 'The site has settings of this form already.',
  },
};

const REFUSED: Record<EditorLanguage, (recipient: string, at: string, reason: string) => string> = {
  fi: (recipient, at, reason) =>
    `Sähköpostipalvelin ei ottanut vastaan viestiä osoitteeseen ${recipient} (${at}): ”${reason}”`,
  sv: (recipient, at, reason) =>
    `E-postservern tog inte emot meddelandet till ${recipient} (${at}): ”${reason}”`,
  en: (recipient, at, reason) => `The mail server refused the message to ${recipient} (${at}): “${reason}”`,
};

const getKindName = (kind: string | undefined, language: EditorLanguage): string =>
  MESSAGES[language].kinds[kind as EnquiryKind] ?? '';

const KINDS = [...ENQUIRY_KINDS, ...SIGN_UP_KINDS];
const isSignUp = (form: string): boolean => SIGN_UP_KINDS.some((kind) => kind === form);

/** The settings of the forms of a site: who gets their messages, and what their senders get and see. */
export const formSettings = defineCollection<FormSettings>({
  name: 'forms',
  title: { fi: 'Lomakkeet', sv: 'Formulär', en: 'Forms' },
  one: { fi: 'lomakkeen asetukset', sv: 'formulärets inställningar', en: 'settings of a form' },
  lead: {
    fi: 'Kuka saa lomakkeen viestit sähköpostiinsa, ja mitä lähettäjä näkee ja saa vastaukseksi. Viestit ovat aina myös täällä.',
    sv: 'Vem som får formulärets meddelanden per e-post, och vad avsändaren ser och får till svar. Meddelandena finns alltid också här.',
    en: 'Who gets the messages of a form by e-mail, and what their senders see and get. The messages are always here, too.',
  },
  scope: 'site',
  isPrivate: true,
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      form: { type: 'string', title: 'Form', enum: KINDS },
      recipients: {
        type: 'array',
        title: 'Recipients of new messages',
        maxItems: 20,
        items: { type: 'string', title: 'E-mail address', minLength: 1, maxLength: 254 },
      },
      subject: {
        type: 'string',
        title: 'Subject of the mails to them',
        description: 'Empty: the name of the form.',
        maxLength: 200,
      },
      thanks: textField('Thank-you text', languages, {
        format: 'long-text',
        description:
          'Replaces the sent form, unless the block has a text or a page of its own. Empty: a short text.',
      }),
      thanksPage: textField('Thank-you page', languages, {
        format: 'link',
        description: 'Opens in place of the text. A page of the same site.',
      }),
      answerSubject: textField('Subject of the automatic answer', languages),
      answer: textField('Automatic answer', languages, {
        format: 'long-text',
        description:
          'The sender gets it in the language of the page, if the form asks for an e-mail address. Who subscribes gets it with the link that confirms the subscription.',
      }),
    },
    required: ['form'],
  }),
  texts: {
    Form: { fi: 'Lomake', sv: 'Formulär' },
    'Recipients of new messages': { fi: 'Uusien viestien saajat', sv: 'Mottagare av nya meddelanden' },
    'E-mail address': { fi: 'Sähköpostiosoite', sv: 'E-postadress' },
    'Subject of the mails to them': {
      fi: 'Heille lähtevien viestien otsikko',
      sv: 'Ämne för mejlen till dem',
    },
    'Empty: the name of the form.': { fi: 'Tyhjänä lomakkeen nimi.', sv: 'Tomt: formulärets namn.' },
    'Thank-you text': { fi: 'Kiitosteksti', sv: 'Tacktext' },
    'Replaces the sent form, unless the block has a text or a page of its own. Empty: a short text.': {
      fi: 'Korvaa lähetetyn lomakkeen, ellei lohkolla ole omaa tekstiä tai sivua. Tyhjänä lyhyt teksti.',
      sv: 'Ersätter det skickade formuläret, om blocket inte har en egen text eller sida. Tomt: en kort text.',
    },
    'Thank-you page': { fi: 'Kiitossivu', sv: 'Tacksida' },
    'Opens in place of the text. A page of the same site.': {
      fi: 'Avautuu tekstin sijasta. Saman sivuston sivu.',
      sv: 'Öppnas i stället för texten. En sida på samma webbplats.',
    },
    'Subject of the automatic answer': {
      fi: 'Automaattisen vastauksen otsikko',
      sv: 'Ämne för det automatiska svaret',
    },
    'Automatic answer': { fi: 'Automaattinen vastaus', sv: 'Automatiskt svar' },
    'The sender gets it in the language of the page, if the form asks for an e-mail address. Who subscribes gets it with the link that confirms the subscription.':
      {
        fi: 'Lähettäjä saa sen sivun kielellä, jos lomake kysyy sähköpostiosoitetta. Tilaaja saa sen ja linkin, joka vahvistaa tilauksen.',
        sv: 'Avsändaren får det på sidans språk, om formuläret frågar efter en e-postadress. Den som prenumererar får det med länken som bekräftar prenumerationen.',
      },
    ...(Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        { en: getKindName(kind, 'en'), fi: getKindName(kind, 'fi'), sv: getKindName(kind, 'sv') },
      ]),
    ) satisfies FormTexts),
  },
  getTitle: ({ form }) => getKindName(form, 'fi'),
  createKey: ({ form }, { site }) => (form ? `${site}/${form}` : ''),
  complete: ({ recipients = [], ...draft }) => ({
    ...draft,
    recipients: [...new Set(recipients.map((one) => one.trim()).filter(Boolean))],
    answerSubject: trimText(draft.answerSubject),
    answer: trimText(draft.answer),
    thanks: trimText(draft.thanks),
    thanksPage: trimText(draft.thanksPage),
  }),
  columns: [
    {
      label: { fi: 'Saajat', sv: 'Mottagare', en: 'Recipients' },
      show: ({ recipients = [] }) => recipients.join(', '),
    },
  ],
  async listRemarks(queries, { site, value: { form = '', recipients = [] } }, language) {
    const refusals = await listRefusals(queries, site!, form);
    return refusals
      .filter(({ recipient }) => recipients.includes(recipient))
      .map(({ recipient, at, reason }) =>
        REFUSED[language](recipient, formatTime(at, MESSAGES[language], getTimeZone(site)), reason),
      );
  },
  async findProblems(queries, { id, site, value: { form, recipients = [], answer = {} } }, language) {
    const others = await listPublished<FormSettings>(queries, 'forms', { site });
    return [
      ...(isSignUp(form) && recipients.length > 0
        ? [{ path: ['recipients'], message: FAULTS[language].signUp }]
        : []),
      ...(form === 'campaign' && Object.keys(answer).length > 0
        ? [{ path: ['answer'], message: FAULTS[language].signUp }]
        : []),
      ...recipients.flatMap((one, index) =>
        isEmail(one) ? [] : [{ path: ['recipients', index], message: FAULTS[language].address }],
      ),
      ...(others.some((one) => one.id !== id && one.value.form === form)
        ? [{ path: ['form'], message: FAULTS[language].taken }]
        : []),
    ];
  },
});
