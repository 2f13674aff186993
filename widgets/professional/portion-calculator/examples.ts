import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const soup = {
  Yield: 100,
  PortionSize: 250,
  PortionUnit: 'g',
  TotalYieldKg: 26.4,
  Steps: [
    {
      Heading: 'Kastike',
      Instructions:
        '<p>Ruskista jauhot margariinissa ja lisää kuuma liemi <strong>kolmessa</strong> erässä.</p>',
      Ingredients: [
        { Name: 'vehnäjauhoja', Amount: 1, Unit: 'kg', Order: 2 },
        { Name: 'margariinia', Amount: 1.2, Unit: 'kg', Order: 1 },
        { Name: 'suolaa', Amount: 0, Unit: '', Order: 4 },
        { Name: 'lihalientä', Amount: 14, Unit: 'l', Order: 3 },
      ],
    },
    {
      Heading: 'Lihapullat',
      Instructions: '<p>Lämmitä GN-vuoissa 140 asteessa 18 minuuttia.</p>',
      Ingredients: [{ Name: 'paistettuja lihapullia', Amount: 9, Unit: 'kg', Url: '/tuotteet/lihapullat' }],
    },
  ],
  nutrients: [
    { Code: 'ENERC', Name: 'Energia', Amount: 612, Unit: 'kJ' },
    { Code: 'PROT', Name: 'Proteiini', Amount: 7.25, Unit: 'g' },
  ],
};

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'one hundred portions': { props: soup },
  swedish: {
    props: {
      language: 'se',
      Yield: 100,
      PortionSize: 350,
      PortionUnit: 'g',
      TotalYieldKg: 36,
      Steps: [
        {
          Heading: 'Kalops',
          Ingredients: [
            { Name: 'kalops', Amount: 25, Unit: 'kg' },
            { Name: 'persilja', Amount: 0.55, Unit: 'kg' },
          ],
        },
      ],
    },
  },
  'nothing given': { props: { Yield: 0, PortionSize: 0, PortionUnit: '', TotalYieldKg: 0, Steps: [] } },
  'long and hostile': {
    props: {
      Yield: 1e6,
      PortionSize: -5,
      PortionUnit: 'grammaa kypsennettynä',
      TotalYieldKg: -1e9,
      Steps: [
        {
          Heading: 'Elintarviketurvallisuussuunnitelmanmukainen'.repeat(3),
          Instructions: '<img src=x alt="" onerror=alert(1)><p>Ohje</p>',
          Ingredients: [
            {
              Name: 'Yökypsennettyäpossunkasslerpaistia'.repeat(3),
              Amount: 123456.789,
              Unit: 'kilogrammaa',
              Url: 'javascript:alert(1)',
            },
          ],
        },
      ],
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'button' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Kastike: { sv: 'Sås', en: 'Sauce', de: 'Soße' },
  '<p>Ruskista jauhot margariinissa ja lisää kuuma liemi <strong>kolmessa</strong> erässä.</p>': {
    sv: '<p>Bryn mjölet i margarin och tillsätt den heta buljongen i <strong>tre</strong> omgångar.</p>',
    en: '<p>Brown the flour in the margarine and add the hot stock in <strong>three</strong> parts.</p>',
    de: '<p>Bräunen Sie das Mehl in der Margarine und geben Sie die heiße Brühe in <strong>drei</strong> Portionen dazu.</p>',
  },
  vehnäjauhoja: { sv: 'vetemjöl', en: 'wheat flour', de: 'Weizenmehl' },
  margariinia: { sv: 'margarin', en: 'margarine', de: 'Margarine' },
  suolaa: { sv: 'salt', en: 'salt', de: 'Salz' },
  lihalientä: { sv: 'köttbuljong', en: 'meat stock', de: 'Fleischbrühe' },
  Lihapullat: { sv: 'Köttbullar', en: 'Meatballs', de: 'Fleischbällchen' },
  '<p>Lämmitä GN-vuoissa 140 asteessa 18 minuuttia.</p>': {
    sv: '<p>Värm i GN-kantiner i 140 grader i 18 minuter.</p>',
    en: '<p>Heat in GN trays at 140 degrees for 18 minutes.</p>',
    de: '<p>In GN-Behältern bei 140 Grad 18 Minuten erwärmen.</p>',
  },
  'paistettuja lihapullia': {
    sv: 'stekta köttbullar',
    en: 'fried meatballs',
    de: 'gebratene Fleischbällchen',
  },
};
