import { createProducts } from '../../cms/demo/products/make.ts';

/** Frozen and chilled cuts for importers. */
export const products = createProducts('export', 'en', [
  {
    code: '40101',
    name: 'Frozen pork belly, rind on',
    category: 'Pork',
    teaser: 'Single-ribbed bellies, layer-packed and blast-frozen within 24 hours.',
    description:
      'Bellies of 4 to 5 kg from pigs raised without growth promoters. Layer-packed with interleaving film, frozen to −20°C, shelf life 18 months. Each carton carries the farm code.',
    ingredients: 'Finnish pork.',
    weight: 20000,
    tags: ['pork', 'frozen', 'belly', 'gluten-free', 'lactose-free', 'finnish'],
  },
  {
    code: '40102',
    name: 'Frozen pork collar, boneless',
    category: 'Pork',
    teaser: 'Evenly trimmed collars for roasting and slicing.',
    description:
      'Boneless collars of 2 to 3 kg, individually vacuum-packed. Trimmed to 3 mm fat cover; other specifications on request.',
    ingredients: 'Finnish pork.',
    weight: 18000,
    tags: ['pork', 'frozen', 'collar', 'gluten-free', 'lactose-free', 'finnish'],
  },
  {
    code: '40103',
    name: 'Chilled beef striploin, matured 28 days',
    category: 'Beef',
    teaser: 'Nordic beef with even marbling, matured on the bone.',
    description:
      'From steers and heifers finished on grass and Finnish barley. Vacuum-packed and shipped at 0 to 2°C with 45 days’ shelf life from packing.',
    ingredients: 'Finnish beef.',
    weight: 5500,
    novelty: true,
    tags: ['beef', 'chilled', 'gluten-free', 'lactose-free', 'finnish'],
  },
  {
    code: '40104',
    name: 'Frozen chicken wings, three-joint',
    category: 'Chicken',
    teaser: 'Graded 90 to 110 g, individually quick-frozen.',
    description:
      'From oat-fed birds raised without antibiotics. Quick-frozen so that they pour from the bag; glazing below 2%.',
    ingredients: 'Finnish chicken.',
    weight: 10000,
    tags: ['chicken', 'frozen', 'gluten-free', 'lactose-free', 'finnish'],
  },
  {
    code: '40105',
    name: 'Alder-smoked ham, boneless',
    category: 'Charcuterie',
    teaser: 'A Nordic classic in a retail-ready net.',
    description:
      'Dry-salted, hung for two weeks and smoked over alder for twelve hours. Sold whole or pre-sliced under your own label.',
    ingredients: 'Finnish pork (96%), salt, sugar, antioxidant (E 301), preservative (E 250).',
    weight: 3200,
    tags: ['ham', 'smoked', 'retail', 'gluten-free', 'lactose-free', 'finnish'],
  },
  {
    code: '40106',
    name: 'Frozen meatballs, fully cooked',
    category: 'Prepared',
    teaser: 'Twelve grams each, browned on all sides. Gluten-free recipe available.',
    description:
      'Fully cooked and quick-frozen. From freezer to plate in eight minutes by oven, pan or combi steamer.',
    ingredients:
      'Finnish pork and beef (70%), water, breadcrumbs (WHEAT), onion, EGG, salt, white pepper, allspice.',
    weight: 5000,
    tags: ['meatballs', 'frozen', 'food service', 'lactose-free', 'finnish'],
  },
]);
