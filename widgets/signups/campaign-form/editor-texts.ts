import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Campaign sign-up': { fi: 'Kampanjaan ilmoittautuminen', sv: 'Kampanjanmälan' },
  'Campaign number': { fi: 'Kampanjan numero', sv: 'Kampanjnummer' },
  'Of age': { fi: 'Täysi-ikäisyys', sv: 'Myndighet' },
  'Link to the rules': { fi: 'Linkki sääntöihin', sv: 'Länk till reglerna' },
  'Participation in a campaign: an e-mail address and two consents.': {
    fi: 'Osallistuminen kampanjaan: osoite ja kaksi hyväksyttävää kohtaa.',
    sv: 'Deltagande i en kampanj: en adress och två saker att godkänna.',
  },
  'Sent with the sign-up': { fi: 'Lähetetään ilmoittautumisen mukana', sv: 'Skickas med anmälan' },
  'The first box': { fi: 'Ensimmäinen valintaruutu', sv: 'Den första kryssrutan' },
  'The second box': { fi: 'Toinen valintaruutu', sv: 'Den andra kryssrutan' },
  'Beside the second box': { fi: 'Toisen valintaruudun vieressä', sv: 'Bredvid den andra kryssrutan' },
};
