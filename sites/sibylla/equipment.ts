import { createProducts } from '../../cms/demo/products/make.ts';

/** Equipment of kiosks. */
export const equipment = createProducts('sibylla', 'fi', [
  {
    code: '80901',
    name: 'Majakkagrilli rullagrilli, 24 makkaraa',
    category: 'Grillit',
    equipment: true,
    teaser: 'Yhdeksän rullaa pyörii, kukaan ei käännä, eikä yksikään makkara pala.',
    description:
      'Kahden lämpövyöhykkeen rullagrilli kioskiin: takana kypsyy, edessä odottaa. Pisarasuoja ja rasvalaatikko kuuluvat hintaan.',
    ingredients: '',
    weight: 16500,
    tags: ['grilli', 'kioski', 'sähkö'],
  },
  {
    code: '80902',
    name: 'Majakkagrilli sämpylälämmitin lasiovella',
    category: 'Lämpökaapit',
    equipment: true,
    teaser: 'Neljäkymmentä lämmintä sämpylää näkyvillä, eikä yksikään kuiva.',
    description:
      'Pöytämallinen lämpökaappi, jossa vesiallas pitää ilman kosteana. Valo palaa niin kuin majakassa kuuluu.',
    ingredients: '',
    weight: 23000,
    tags: ['kioski', 'sähkö'],
  },
]);
