import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Address modal': { fi: 'Osoiteikkuna', sv: 'Adressdialog' },
  'Pages without it': { fi: 'Sivut ilman ikkunaa', sv: 'Sidor utan dialogen' },
  Page: { fi: 'Sivu', sv: 'Sida' },
  'Country codes': { fi: 'Maatunnukset', sv: 'Landsnummer' },
  'Asks a logged-in customer for a missing delivery address. It closes only with an address, and other visitors do not see it.':
    {
      fi: 'Pyytää toimitusosoitetta kirjautuneelta asiakkaalta, jolla sitä ei ole; ikkunaa ei voi sulkea ennen sitä. Muille ei näy mitään.',
      sv: 'Ber en inloggad kund utan leveransadress om en, och kan inte stängas dessförinnan. Visar inget för andra.',
    },
  'Paths of the pages on which it never opens: help, privacy policy': {
    fi: 'Niiden sivujen polut, joilla ikkuna ei aukea: ohjeet, tietosuojaseloste',
    sv: 'Sökvägar till sidor där den aldrig öppnas: hjälp, integritetspolicy',
  },
  'Its path': { fi: 'Sivun polku', sv: 'Sidans sökväg' },
  'To choose from, the first one chosen at first': {
    fi: 'Vaihtoehdot; ensimmäinen on aluksi valittuna',
    sv: 'Alternativ; det första är valt från början',
  },
};
