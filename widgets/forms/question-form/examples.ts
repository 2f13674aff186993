import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const successText = 'Kiitos kysymyksestäsi! Luemme sen kahden arkipäivän kuluessa.';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a question': { props: { header: 'Kysy meiltä', buttonLabel: 'Lähetä kysymys', successText } },
  'no header': { props: { successText } },
  Swedish: {
    props: {
      language: 'se',
      header: 'Fråga oss',
      successText: 'Tack! Vi läser din fråga inom två arbetsdagar.',
    },
  },
  'long texts': {
    props: {
      header: 'Kysy meiltä mitä tahansa tuotteistamme, tiloistamme tai ruoanlaitosta '.repeat(4).trim(),
      buttonLabel: 'Lähetä kysymys asiakaspalvelumme luettavaksi ja vastattavaksi',
      remainingLabel: 'merkkiä on vielä jäljellä tässä viestikentässä ennen kuin se on täynnä',
      successText: 'Kiitos kysymyksestäsi! '.repeat(30).trim(),
    },
  },
  hostile: {
    props: {
      header: '<img src=x onerror=alert(1)>',
      buttonLabel: '<b>Lähetä</b>',
      successText: '<script>alert(1)</script>',
      captchaSiteKey: '"><script>alert(1)</script>',
    },
  },
  'failing call': { props: { header: 'Kysy meiltä', successText }, api: 'error' },
  'slow call': { props: { header: 'Kysy meiltä', successText }, api: 'slow' },
};

export const visits: Visits = [
  {
    steps: [{ fill: { Message: 'Mistä liha tulee?' } }, { press: '[type=submit]' }],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/retail/question'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
  { steps: [{ fill: { Message: 'Mistä liha tulee?' } }], calls: ['GET /api/captcha/challenge'], again: null },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Kysy meiltä': { sv: 'Fråga oss', en: 'Ask us', de: 'Fragen Sie uns' },
  'Kiitos kysymyksestäsi! Luemme sen kahden arkipäivän kuluessa.': {
    sv: 'Tack för din fråga! Vi läser den inom två vardagar.',
    en: 'Thank you for your question! We will read it within two working days.',
    de: 'Danke für Ihre Frage! Wir lesen sie innerhalb von zwei Werktagen.',
  },
};
