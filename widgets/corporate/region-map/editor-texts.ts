import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Region map': { fi: 'Aluekartta', sv: 'Regionkarta' },
  Map: { fi: 'Kartta', sv: 'Karta' },
  Region: { fi: 'Alue', sv: 'Region' },
  Place: { fi: 'Sijainti', sv: 'Plats' },
  'A map with a numbered button for each region. The button shows a text and marks the region.': {
    fi: 'Kartta, jolla on numeroitu painike kullekin alueelle; se kertoo alueesta ja merkitsee sen kartalle.',
    sv: 'En karta med en numrerad knapp för varje region; den berättar om regionen och märker ut den på kartan.',
  },
  'A picture of the map; an SVG image of the same site can have its regions marked': {
    fi: 'Kartan kuva; saman sivuston SVG-kuvaan alueet voidaan merkitä',
    sv: 'En bild av kartan; i en SVG-bild från samma webbplats kan regionerna märkas ut',
  },
  'Numbered in this order': { fi: 'Numeroidaan tässä järjestyksessä', sv: 'Numreras i denna ordning' },
  'The id of the region in the SVG image, or x,y in per cent': {
    fi: 'Alueen tunniste SVG-kuvassa tai x,y prosentteina',
    sv: 'Regionens id i SVG-bilden, eller x,y i procent',
  },
  'About the region': { fi: 'Alueesta', sv: 'Om regionen' },
};
