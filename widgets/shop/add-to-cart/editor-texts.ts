import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Add to cart': { fi: 'Lisää ostoskoriin', sv: 'Lägg i varukorgen' },
  Category: { fi: 'Luokka', sv: 'Kategori' },
  'Most at once': { fi: 'Enintään kerralla', sv: 'Högst på en gång' },
  'Basket page': { fi: 'Ostoskorisivu', sv: 'Varukorgssida' },
  'The quantity of a product and the button that adds it to the cart. For a product page.': {
    fi: 'Määrä ja painike, jolla tuote lisätään ostoskoriin. Tuotesivulle.',
    sv: 'Antal och knappen som lägger produkten i varukorgen. För en produktsida.',
  },
  'The product to buy. Without it nothing can be bought': {
    fi: 'Mitä ostetaan; ilman numeroa mitään ei voi ostaa',
    sv: 'Det som köps; utan nummer kan inget köpas',
  },
  'In euros with a decimal comma; without one nothing can be bought': {
    fi: 'Euroina, desimaalipilkulla; ilman hintaa mitään ei voi ostaa',
    sv: 'I euro med decimalkomma; utan pris kan inget köpas',
  },
  'Of the product, for analytics: with it a page view counts as seeing the product': {
    fi: 'Tuotteen nimi analytiikkaa varten: sen kanssa sivun näyttö lasketaan tuotteen katseluksi',
    sv: 'Produktens namn för analys: med det räknas sidvisningen som en visning av produkten',
  },
  'Of the product, for analytics': {
    fi: 'Tuotteen luokka analytiikkaa varten',
    sv: 'Produktens kategori för analys',
  },
  Pieces: { fi: 'Kappaletta', sv: 'Antal' },
  'Unit of the quantity': { fi: 'Missä määrä lasketaan', sv: 'Det som räknas' },
  'Where the visitor goes on to': { fi: 'Mihin kävijä jatkaa', sv: 'Vart besökaren går vidare' },
};
