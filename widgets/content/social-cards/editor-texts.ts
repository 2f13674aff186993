import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Social media cards': { fi: 'Somekortit', sv: 'Kort från sociala medier' },
  Posts: { fi: 'Julkaisut', sv: 'Inlägg' },
  'Media type': { fi: 'Median tyyppi', sv: 'Medietyp' },
  Service: { fi: 'Palvelu', sv: 'Tjänst' },
  Profile: { fi: 'Profiili', sv: 'Profil' },
  'Picture of the profile': { fi: 'Profiilikuva', sv: 'Profilbild' },
  'Days since it was posted': { fi: 'Päiviä julkaisusta', sv: 'Dagar sedan inlägget' },
  Comments: { fi: 'Kommentit', sv: 'Kommentarer' },
  'Its address': { fi: 'Sen osoite', sv: 'Dess adress' },
  'Posts of social media: picture or video, author, date, text, and numbers of reactions.': {
    fi: 'Somejulkaisut: kuva tai video, kuka julkaisi ja milloin, teksti ja sen saama vastakaiku.',
    sv: 'Det som lagts upp i sociala medier: bild eller video, vem och när, texten och gensvaret.',
  },
  'In the order in which they are shown; VIDEO as the media type shows the video': {
    fi: 'Näyttöjärjestyksessä; median tyyppi VIDEO näyttää videon',
    sv: 'I visningsordning; medietypen VIDEO visar videon',
  },
  'IMAGE or VIDEO': { fi: 'IMAGE tai VIDEO', sv: 'IMAGE eller VIDEO' },
  'Of the post': { fi: 'Julkaisun osoite', sv: 'Inläggets adress' },
  'What the post says': { fi: 'Mitä julkaisussa sanotaan', sv: 'Det som inlägget säger' },
  'Such as Instagram': { fi: 'Kuten Instagram', sv: 'Till exempel Instagram' },
};
