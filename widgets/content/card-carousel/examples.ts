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

const recipes = [
  recipe('Uunilenkki juustolla', 30, '#a8452f'),
  recipe('Lihapullat ja kermakastike', 45, '#8c5a34'),
  recipe('Tomaattinen jauhelihapasta', 25, '#c2402c'),
  recipe('Sunnuntaibroileri', 90, '#c98b3c'),
  recipe('Lohduttava lihakeitto', 120, '#7a5230'),
  recipe('Grillivartaat jogurtilla', 40, '#b5562f'),
];

const long =
  'Hapankaalimakkaravartaidenpaahtopistemaustekastikelajitelma savustettuna ja hitaasti kypsennettynä';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  recipes: { props: { header: 'Tällä viikolla pöydässä', cards: recipes } },
  'as many as are in view': {
    props: {
      cards: [
        { header: 'Saaristossa', link: '/saaristo', image: harbour, ctaButton: 'Lue lisää' },
        {
          type: 'news',
          header: 'Uusi savustamo avattiin',
          link: '/uutiset/savustamo',
          image: harbour,
          publishDate: '2026-10-30',
        },
        { type: 'recipe', header: 'Lohduttava lihakeitto', link: '/a', image: drawDish('#7a5230') },
        { ...recipes[0]!, contentId: 'resepti-1', likeCount: 12 },
      ],
    },
  },
  'five in view': { props: { visibleCards: 0, cards: recipes } },
  'two cards': { props: { cards: recipes.slice(0, 2) } },
  hostile: {
    props: {
      header: long,
      visibleCards: 2,
      cards: [
        { header: long, link: 'javascript:alert(1)', image: 'javascript:alert(1)' },
        { header: '<img src=x onerror=alert(1)>', link: '/a', ctaButton: long, image: harbour },
        { type: 'swedish-b', header: long, link: '/a', ctaButton: long },
      ],
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'button:last-of-type' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Uunilenkki juustolla': {
    sv: 'Ugnsfalukorv med ost',
    en: 'Oven-baked sausage with cheese',
    de: 'Ofenwurst mit Käse',
  },
  'Lihapullat ja kermakastike': {
    sv: 'Köttbullar och gräddsås',
    en: 'Meatballs and cream sauce',
    de: 'Fleischbällchen mit Rahmsoße',
  },
  'Tomaattinen jauhelihapasta': {
    sv: 'Köttfärspasta med tomat',
    en: 'Tomato and mince pasta',
    de: 'Nudeln mit Hackfleisch und Tomaten',
  },
  Sunnuntaibroileri: { sv: 'Söndagskyckling', en: 'Sunday chicken', de: 'Sonntagshähnchen' },
  'Tällä viikolla pöydässä': {
    sv: 'På bordet den här veckan',
    en: 'On the table this week',
    de: 'Diese Woche auf dem Tisch',
  },
};
