import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import { drawDish, harbour, drawPackage } from '#ui/content-card/example-pictures.ts';
import type definition from './widget.ts';

const recipe = (header: string, totalTime: number, colour: string) => ({
  type: 'recipe' as const,
  header,
  link: `/reseptit/${header.toLowerCase().replace(/\W+/g, '-')}`,
  image: drawDish(colour),
  productImage: drawPackage('#0d4f4b'),
  totalTime,
});

const names = [
  'Uunilenkki',
  'Lihapullat',
  'Jauhelihapasta',
  'Sunnuntaibroileri',
  'Lihakeitto',
  'Grillivartaat',
];
const colours = ['#a8452f', '#8c5a34', '#c2402c', '#c98b3c'];
const recipes = Array.from({ length: 18 }, (_, index) =>
  recipe(`${names[index % 6]} ${index + 1}`, 20 + index * 5, colours[index % 4]!),
);

const long =
  'Hapankaalimakkaravartaidenpaahtopistemaustekastikelajitelma savustettuna ja hitaasti kypsennettynä';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  recipes: {
    props: {
      header: 'Reseptejä arkeen',
      cards: recipes,
      cardType: 'recipe',
      dropdownItems: [
        { Id: 'arki', Label: 'Arki' },
        { Id: 'grilli', Label: 'Grillaus' },
      ],
    },
  },
  'every type': {
    props: {
      valoUrl: 'https://tilaus.example/haku?koodi={code}',
      rows: 12,
      cards: [
        { header: 'Neliö', link: '/nelio', image: harbour, ctaButton: 'Tutustu' },
        { type: 'wide', header: 'Leveä kortti kahdella palstalla', link: '/levea', image: harbour },
        { type: 'tall', header: 'Korkea', link: '/korkea', image: drawDish('#7a5230') },
        { ...recipes[0]!, contentId: 'resepti-21', likeCount: 128 },
        {
          type: 'news',
          header: 'Uusi savustamo avattiin satamaan',
          link: '/uutiset/savustamo',
          image: harbour,
          publishDate: '2026-10-30',
        },
        {
          type: 'press-release',
          cisionTextType: 'Pörssitiedote',
          header: 'Osavuosikatsaus tammi–syyskuu 2026',
          link: '/tiedotteet/osavuosikatsaus',
          publishDate: '2026-10-22T08:00:00',
          ctaButton: 'Lue tiedote',
        },
        { ...recipes[3]!, type: 'broiler-recipe' },
        {
          type: 'swedish-a',
          header: 'Grillad kyckling',
          link: '/se/a',
          image: drawDish('#c98b3c'),
          ctaButton: 'Till receptet',
        },
        {
          type: 'swedish-b',
          header: 'Vår chorizo',
          link: '/se/b',
          image: drawPackage('#8f3226'),
          ctaButton: 'Läs mer',
        },
        {
          type: 'product',
          header: 'Saunamakkara 400 g',
          link: '/tuotteet/saunamakkara',
          image: drawPackage('#0d4f4b'),
          productCode: '10101',
          valoCode: 'TK-4471',
          gtinCode: '6412345678907',
        },
        { type: 'extra-tall', header: 'Erityisen korkea', link: '/korkein', image: harbour },
      ],
    },
  },
  'failing filter': {
    props: { cards: recipes.slice(0, 3), dropdownItems: [{ Id: 'arki', Label: 'Arki' }], columns: 'Three' },
    api: 'error',
  },
  empty: { props: { cards: [] }, shows: 'nothing' },
  hostile: {
    props: {
      header: long,
      columns: 2,
      rows: -1,
      dropdownItems: [{ Id: '../x', Label: long }],
      cards: [
        { header: long, link: 'javascript:alert(1)', image: 'javascript:alert(1)', ctaButton: long },
        { type: 'recipe', header: '<script>alert(1)</script>', link: '/a', totalTime: -5 },
        { type: 'press-release', header: long, publishDate: '<b>', contentId: 'x', likeCount: 1e9 },
        { type: 'product', header: long, gtinCode: '1' },
        {},
      ],
    },
  },
};

export const visits: Visits = [
  {
    steps: [{ fill: { 'section select': 'arki' } }],
    calls: ['GET /api/filtered-cards/arki/recipe'],
    says: 'Lataaminen epäonnistui. Yritä uudelleen.',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Uunilenkki 1': { sv: 'Ugnsfalukorv 1', en: 'Oven-baked sausage 1', de: 'Ofenwurst 1' },
  'Lihapullat 2': { sv: 'Köttbullar 2', en: 'Meatballs 2', de: 'Fleischbällchen 2' },
  'Jauhelihapasta 3': { sv: 'Köttfärspasta 3', en: 'Mince pasta 3', de: 'Hackfleischnudeln 3' },
  'Sunnuntaibroileri 4': { sv: 'Söndagskyckling 4', en: 'Sunday chicken 4', de: 'Sonntagshähnchen 4' },
  'Reseptejä arkeen': { sv: 'Recept till vardags', en: 'Recipes for every day', de: 'Rezepte für jeden Tag' },
};
