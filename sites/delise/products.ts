import { createProducts } from '../../cms/demo/products/make.ts';

/** Delicatessen. */
export const products = createProducts('delise', 'se', [
  {
    code: '61101',
    name: 'Grov lantpaté med enbär',
    category: 'Patéer',
    teaser: 'Grovhackad paté som smakar skog.',
    description:
      'Bakad långsamt i form med enbär, timjan och en skvätt äppelmust. Skiva tjockt och servera rumsvarm.',
    ingredients: 'Griskött (62 %), grislever, lök, GRÄDDE, ÄGG, äppelmust, salt, enbär, timjan.',
    weight: 180,
    tags: ['paté', 'ostbricka', 'plock', 'glutenfri'],
  },
  {
    code: '61102',
    name: 'Varmrökt kalkon med rosépeppar',
    category: 'Pålägg',
    teaser: 'Tunt skivad, med en ring av peppar runt kanten.',
    description: 'Hela kalkonbröst röks över al och rullas i krossad rosépeppar. Tre procent fett.',
    ingredients:
      'Kalkonbröst (86 %), vatten, salt, rosépeppar, socker, antioxidationsmedel (E 300), konserveringsmedel (E 250).',
    weight: 120,
    tags: ['pålägg', 'kalkon', 'glutenfri', 'laktosfri'],
  },
  {
    code: '61103',
    name: 'Rökt skinksallad med äpple',
    category: 'Sallader',
    teaser: 'Krämig sallad med rökt skinka, äpple och gräslök.',
    description:
      'Fyll en bakad potatis eller bred tjockt på surdegsbröd. Görs på crème fraiche, inte majonnäs.',
    ingredients: 'CRÈME FRAICHE (MJÖLK), rökt skinka (32 %), äpple, gräslök, SENAP, salt.',
    weight: 200,
    novelty: true,
    tags: ['sallad', 'bakpotatis', 'glutenfri'],
  },
  {
    code: '61104',
    name: 'Salami med fänkål',
    category: 'Pålägg',
    description:
      'Sju veckors lagring i bergrum ger en salami som är torr i kanten och mjuk i mitten. Fänkålsfröna mals samma morgon.',
    ingredients:
      'Griskött (128 g per 100 g färdig vara), salt, fänkål, svartpeppar, vitlök, konserveringsmedel (E 252).',
    weight: 90,
    tags: ['salami', 'plock', 'glutenfri', 'laktosfri'],
  },
]);
