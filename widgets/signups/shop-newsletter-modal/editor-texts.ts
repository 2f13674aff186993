import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Newsletter of the shop': { fi: 'Verkkokaupan uutiskirje', sv: 'Webbutikens nyhetsbrev' },
  'A modal for subscribing to the newsletter. It opens by itself when a visitor has viewed some pages, until it is closed.':
    {
      fi: 'Ikkuna, joka avautuu itsestään sivustoa selanneelle, kunnes se suljetaan.',
      sv: 'En dialogruta som öppnas av sig själv för den som har sett sig om, tills den stängs.',
    },
  'Of the modal': { fi: 'Ikkunan otsikko', sv: 'Dialogrutans rubrik' },
  'Above the field': { fi: 'Kentän yläpuolella', sv: 'Ovanför fältet' },
};
