import { createProducts } from '../../cms/demo/products/make.ts';

/** Classic sandwich meats. */
export const products = createProducts('lonnebergase', 'se', [
  {
    code: '64101',
    name: 'Ängsgrinden kokt skinka',
    category: 'Pålägg',
    teaser: 'Den vanliga. Den som tar slut först.',
    description:
      'Kokt i sin egen form, skivad i bondens tjocklek. Lika god på frukostmackan som i pastasåsen.',
    ingredients:
      'Svenskt griskött (84 %), vatten, salt, druvsocker, antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 250,
    tags: ['pålägg', 'skinka', 'frukost', 'glutenfri', 'laktosfri', 'svenskt'],
  },
  {
    code: '64102',
    name: 'Ängsgrinden leverpastej',
    category: 'Pastej',
    teaser: 'Bredbar, bakad och precis lagom kryddad.',
    description: 'Bakad i ugn med lök och kryddpeppar. Toppa med smörgåsgurka, för så ska det vara.',
    ingredients:
      'Svensk grislever (36 %), griskött, vatten, lök, VETEMJÖL, SKUMMJÖLKSPULVER, salt, kryddpeppar.',
    weight: 200,
    tags: ['pastej', 'frukost', 'barn', 'svenskt'],
  },
  {
    code: '64103',
    name: 'Ängsgrinden rökt medvurst',
    category: 'Pålägg',
    teaser: 'Fast korv med rök och lite syra.',
    description: 'Syrad i fyra dygn, rökt i två. Skiva själv, så bestämmer du tjockleken.',
    ingredients:
      'Svenskt griskött (110 g per 100 g färdig vara), potatis, salt, kryddor, konserveringsmedel (E 250).',
    weight: 300,
    tags: ['pålägg', 'korv', 'glutenfri', 'laktosfri', 'svenskt'],
  },
  {
    code: '64104',
    name: 'Ängsgrinden tunnskivad kalkon',
    category: 'Pålägg',
    teaser: 'Mager och mild, med bara fem ingredienser.',
    description: 'Kalkonbröst, vatten, salt, socker och tid. Viker sig fint på mackan.',
    ingredients: 'Kalkonbröst (85 %), vatten, salt, socker, antioxidationsmedel (E 300).',
    weight: 110,
    novelty: true,
    tags: ['pålägg', 'kalkon', 'matlåda', 'glutenfri', 'laktosfri'],
  },
]);
