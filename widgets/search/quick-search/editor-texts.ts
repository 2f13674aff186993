import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Quick search': { fi: 'Pikahaku', sv: 'Snabbsök' },
  Layout: { fi: 'Asettelu', sv: 'Layout' },
  'Link to all results': { fi: 'Linkki kaikkiin tuloksiin', sv: 'Länk till alla resultat' },
  'While searching': { fi: 'Haun aikana', sv: 'Under sökningen' },
  normal: { fi: 'tavallinen', sv: 'normal' },
  mobile: { fi: 'mobiili', sv: 'mobil' },
  sticky: { fi: 'tiivis', sv: 'kompakt' },
  'A search box that suggests products, recipes and pages while the visitor types.': {
    fi: 'Hakukenttä, joka ehdottaa tuotteita, reseptejä ja sivuja kävijän kirjoittaessa.',
    sv: 'Ett sökfält som föreslår produkter, recept och sidor medan besökaren skriver.',
  },
  'Normal, with a heading for narrow places (mobile), or compact (sticky)': {
    fi: 'Tavallinen, otsikollinen kapeisiin paikkoihin (mobiili) tai tiivis',
    sv: 'Normal, med rubrik för smala platser (mobil) eller kompakt',
  },
  'Address that Enter and the button go to. Default: the page settings': {
    fi: 'Osoite, johon Enter ja painike vievät. Oletus: sivun asetuksista',
    sv: 'Adress som Enter och knappen leder till. Standard: sidans inställningar',
  },
  'Sent with the search. Default: none': {
    fi: 'Lähetetään haun mukana. Oletus: ei järjestystä',
    sv: 'Skickas med sökningen. Standard: ingen',
  },
  'Below the suggestions': { fi: 'Ehdotusten alla', sv: 'Under förslagen' },
  'Shown until the suggestions are there': {
    fi: 'Näkyy, kunnes ehdotukset ovat tulleet',
    sv: 'Visas tills förslagen har kommit',
  },
  'Shown in the mobile layout': { fi: 'Näkyy mobiiliasettelussa', sv: 'Visas i mobillayouten' },
  'Its text, or its name where it shows an icon': {
    fi: 'Painikkeen teksti, tai sen nimi, kun siinä on kuvake',
    sv: 'Knappens text, eller dess namn när den visar en ikon',
  },
};
