/** Lessons below the page where schools order material. */
import type { PageContent } from '../../cms/model/content.ts';
import type { Block } from '../../cms/demo/pages/block.ts';
import { band, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const home: Link = ['Aineistoa kouluille', '/kouluille'];

const card = (question: string, answer: string): Block => ({
  widget: 'school-question-card',
  props: { question, answer: `<p>${answer}</p>` },
});

/** Lessons in Finnish, for classes 3 to 9. */
export const schoolLessons: PageContent[] = [
  createPages('atriacom', 'fi')(
    '/kouluille/tilalta-lautaselle',
    'Tilalta lautaselle',
    'Oppitunti ruoan matkasta.',
    [
      opening(home, 'Tilalta lautaselle', 'Oppitunti luokille 3–9: katsokaa, arvatkaa ja äänestäkää.'),
      {
        widget: 'school-header',
        props: {
          header: 'Kuinka pitkä on lounaan matka?',
          text: '<p>Ennen kuin ruoka on lautasella, sitä on kasvatettu, kuljetettu, kypsennetty ja maistettu. Kulkekaa matka alusta loppuun.</p>',
          image: { url: '/media/stories/atriacom-3.svg', alt: 'Maatila peltojen keskellä' },
        },
      },
      {
        widget: 'school-slider',
        props: {
          slides: [
            { Url: '/media/stories/atriacom-3.svg', IsVideo: false },
            { Url: '/media/stories/atriacom-2.svg', IsVideo: false },
            { Url: '/media/videos/tila.webm', IsVideo: true },
            { Url: '/media/stories/atriacom-1.svg', IsVideo: false },
          ],
        },
      },
      card(
        'Mitä kananpoika syö ensimmäisenä?',
        'Kauraa ja vettä. Kaura on murskattu pieneksi, jotta se mahtuu nokkaan.',
      ),
      card(
        'Kuinka kylmä on kylmäauto?',
        'Alle kuusi astetta. Jos lämpö nousee, auto hälyttää ja kuorma tutkitaan.',
      ),
      card(
        'Kuka maistaa ruoan ensin?',
        'Koekeittiön kokki. Sitten kaksikymmentä tavallista ihmistä, jotka eivät tiedä, mitä maistavat.',
      ),
      {
        widget: 'school-vote',
        props: {
          header: 'Minkä lounaan te valitsisitte?',
          options: [
            {
              Title: 'Kaalikääryleet',
              Text: 'Kaali säilyy kellarissa kevääseen, joten talvella se on lähiruokaa.',
            },
            {
              Title: 'Broilerikeitto',
              Text: 'Kattilallisessa on puolet kasviksia, ja sen voi syödä vielä huomenna.',
            },
            {
              Title: 'Härkäpapupihvit',
              Text: 'Härkäpapu kasvaa Suomessa ja jättää pellolle ravinteita seuraavalle vuodelle.',
            },
          ],
        },
      },
      {
        widget: 'school-video',
        props: {
          image: { url: '/media/teasers/atriacom-2.svg', alt: 'Pelto aamulla' },
          header: 'Minuutti tilalla',
          videoUrl: '/media/videos/tila.webm',
        },
      },
      band(
        'Tilaa vihko luokallesi',
        ['Tehtävävihko ja juliste ovat maksuttomia.'],
        ['Tilaa aineisto', '/kouluille'],
      ),
    ],
  ),
];
