import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import { drawDish, harbour } from '#ui/content-card/example-pictures.ts';
import type definition from './widget.ts';

const slides = [
  {
    image: harbour,
    text: '<h2>Kesä maistuu savulta</h2><p>Leppä, suola ja aikaa. Uudet kesämakkarat ovat kaupoissa.</p><p><a href="/tuotteet">Katso tuotteet</a></p>',
    darken: true,
  },
  {
    image: drawDish('#a8452f'),
    text: '<h2>Tiistain pelastus</h2><p>Uunilenkki on pöydässä puolessa tunnissa.</p>',
    textAlignment: 'Left' as const,
  },
  { image: { url: harbour, alt: 'Punaisia venevajoja illassa' } },
];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'three slides': { props: { slides } },
  'by itself': { props: { slides, autoplay: true, interval: 2 } },
  'dots below': { props: { slides: slides.slice(0, 2), autoplay: true, dotPosition: 'below' } },
  'one slide': { props: { slides: slides.slice(0, 1) } },
  hostile: {
    props: {
      slides: [
        {
          image: 'javascript:alert(1)',
          text: `<h2>${'Kinkkukiusausvuoka'.repeat(6)}</h2><script>alert(1)</script><img src=x alt=kuva onerror=alert(1)><p>${'Pitkä teksti. '.repeat(60)}</p>`,
          classes: 'kampanja "><script> on_off',
          darken: true,
        },
        { text: '<p><a href="javascript:alert(1)">linkki</a></p>' },
      ],
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'button:last-of-type' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  '<h2>Kesä maistuu savulta</h2><p>Leppä, suola ja aikaa. Uudet kesämakkarat ovat kaupoissa.</p><p><a href="/tuotteet">Katso tuotteet</a></p>':
    {
      sv: '<h2>Sommaren smakar rök</h2><p>Al, salt och tid. De nya sommarkorvarna finns i butikerna.</p><p><a href="/tuotteet">Se produkterna</a></p>',
      en: '<h2>Summer tastes of smoke</h2><p>Alder, salt and time. The new summer sausages are in the shops.</p><p><a href="/tuotteet">See the products</a></p>',
      de: '<h2>Der Sommer schmeckt nach Rauch</h2><p>Erle, Salz und Zeit. Die neuen Sommerwürste sind im Handel.</p><p><a href="/tuotteet">Zu den Produkten</a></p>',
    },
  '<h2>Tiistain pelastus</h2><p>Uunilenkki on pöydässä puolessa tunnissa.</p>': {
    sv: '<h2>Tisdagens räddning</h2><p>Ugnsfalukorven står på bordet på en halvtimme.</p>',
    en: '<h2>Tuesday saved</h2><p>Oven-baked sausage is on the table in half an hour.</p>',
    de: '<h2>Rettung am Dienstag</h2><p>Die Ofenwurst steht in einer halben Stunde auf dem Tisch.</p>',
  },
  'Punaisia venevajoja illassa': {
    sv: 'Röda båthus om kvällen',
    en: 'Red boathouses in the evening',
    de: 'Rote Bootshäuser am Abend',
  },
};
