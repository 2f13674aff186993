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
  'Help links': { fi: 'Ohjelinkit', sv: 'Hjälplänkar' },
  'Below the form: pages on which the modal does not open': {
    fi: 'Lomakkeen alla: sivut, joilla ikkuna ei aukea',
    sv: 'Under formuläret: sidor där dialogen inte öppnas',
  },
  'Log-out address': { fi: 'Uloskirjautumisen osoite', sv: 'Adress för utloggning' },
  'Address to which the button that logs out posts. Default: no such button': {
    fi: 'Osoite, johon uloskirjauspainike lähettää. Oletus: ei painiketta',
    sv: 'Adress dit knappen för utloggning skickar. Standard: ingen knapp',
  },
  'Its path': { fi: 'Sivun polku', sv: 'Sidans sökväg' },
  'To choose from, the first one chosen at first': {
    fi: 'Vaihtoehdot; ensimmäinen on aluksi valittuna',
    sv: 'Alternativ; det första är valt från början',
  },
};
