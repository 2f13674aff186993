import type { PageContent } from '../../cms/model/content.ts';
import { form, createThanksPages } from '../../cms/demo/pages/forms/make.ts';
import { columns, facts, opening, text, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const page = createPages('atriafi', 'fi');
const home: Link = ['Etusivu', '/'];
const thanks = createThanksPages('atriafi', 'fi', home);

/** Forms of the consumer site: feedback, complaints, applications and competition entries. */
export const atriafiForms: PageContent[] = [
  page('/palaute', 'Palaute ja reklamaatiot', 'Kerro viallisesta tuotteesta tai anna muuta palautetta.', [
    opening(
      home,
      'Palaute ja reklamaatiot',
      'Jos tuote ei ollut sitä mitä piti, haluamme tietää siitä. Kehutkin menevät perille.',
    ),
    columns(
      {
        heading: 'Ota pakkaus esiin',
        texts: [
          'Viimeinen käyttöpäivä ja eränumero kertovat meille, milloin ja millä linjalla tuote tehtiin.',
        ],
      },
      {
        heading: 'Ota kuva',
        texts: ['Kuva tuotteesta ja pakkauksen takapuolesta nopeuttaa selvitystä. Voit liittää kolme kuvaa.'],
      },
      {
        heading: 'Säilytä tuote kylmässä',
        texts: ['Pidä tuote jääkaapissa, kunnes olemme vastanneet. Joskus pyydämme siitä näytteen.'],
      },
    ),
    form('retail-contact-form', { successPage: '/palaute/kiitos' }),
  ]),
  thanks('/palaute/kiitos', {
    title: 'Kiitos viestistäsi',
    lead: 'Viestisi on perillä kuluttajapalvelussa.',
    next: [
      ['1. Luemme viestisi', 'Jokaisen viestin lukee ihminen, yleensä samana arkipäivänä.'],
      ['2. Selvitämme', 'Eränumerolla löydämme tuotteen valmistuspäivän, linjan ja raaka-aineet.'],
      ['3. Vastaamme', 'Saat vastauksen kahden arkipäivän kuluessa, jos pyysit meitä ottamaan yhteyttä.'],
    ],
    onward: {
      heading: 'Sillä välin',
      text: 'Moneen säilytystä ja pakkauksia koskevaan kysymykseen on vastaus valmiina.',
      link: ['Usein kysyttyä', '/usein-kysyttya'],
    },
  }),
  page('/sponsorointi', 'Hae sponsorointia', 'Tuemme liikkuvia lapsia ja kotipaikkakuntiemme yhteisöjä.', [
    opening(
      home,
      'Hae sponsorointia',
      'Tuemme lasten ja nuorten liikuntaa, tehdaspaikkakuntiemme joukkueita sekä koulujen ja laitosten yhteistä iloa.',
    ),
    facts(['Haku', 'ympäri vuoden'], ['Päätökset', 'joka kuun lopussa'], ['Tuki', '200–3 000 €']),
    columns(
      {
        heading: 'Ketä tuemme',
        texts: [
          'Rekisteröityjä yhdistyksiä, joukkueita, kouluja ja hoivakoteja. Yksityishenkilöitä emme tue.',
        ],
      },
      {
        heading: 'Mitä hakemuksessa on',
        texts: [
          'Kerro, mihin tuki käytetään ja ketkä siitä hyötyvät. Tarkemman kuvauksen voit liittää pdf:nä.',
        ],
      },
    ),
    form('sponsorship-form', { successPage: '/sponsorointi/kiitos' }),
  ]),
  thanks('/sponsorointi/kiitos', {
    title: 'Kiitos hakemuksesta',
    lead: 'Hakemuksesi on kirjattu, eikä sinun tarvitse tehdä enää mitään.',
    next: [
      [
        '1. Kokoamme hakemukset',
        'Kuun aikana tulleet hakemukset käsitellään yhdessä kuun viimeisellä viikolla.',
      ],
      ['2. Päätämme', 'Päätöksen tekee viiden hengen ryhmä, jossa on mukana jokainen tehdaspaikkakunta.'],
      ['3. Kerromme tuloksesta', 'Saat päätöksen sähköpostiisi, myös silloin kun se on kielteinen.'],
    ],
    onward: {
      heading: 'Keitä me olemme',
      text: 'Lue, mitä lupaamme ja mistä ruokamme tulee.',
      link: ['Meidän lupauksemme', '/tietoa-meista'],
    },
  }),
  page(
    '/kuvakilpailu',
    'Kuvakilpailu: Arjen paras hetki',
    'Lähetä kuva ruokahetkestä ja voita vuoden ruoat.',
    [
      opening(
        home,
        'Arjen paras hetki',
        'Retkieväät laiturilla, tiistain keitto tai mummun sunnuntaipöytä: lähetä kuva hetkestä, jossa ruoka maistui.',
      ),
      facts(
        ['Kilpailuaika', '1.11.2026–31.1.2027'],
        ['Pääpalkinto', 'ruokaa 1 200 €:lla'],
        ['Muut palkinnot', '20 tuotekassia'],
      ),
      form('promotional-photo-form', {
        successPage: '/kuvakilpailu/kiitos',
        rulesLink: { label: 'Lue säännöt', link: '/kuvakilpailu/saannot' },
      }),
    ],
  ),
  page('/kuvakilpailu/saannot', 'Kuvakilpailun säännöt', 'Arjen paras hetki -kuvakilpailun säännöt.', [
    opening(home, 'Kuvakilpailun säännöt', 'Arjen paras hetki, 1.11.2026–31.1.2027.'),
    text('Kuka voi osallistua', [
      'Kilpailuun voivat osallistua kaikki Suomessa asuvat 15 vuotta täyttäneet. Alle 18-vuotias tarvitsee huoltajan luvan. Saaristo Foodsin henkilöstö ei voi osallistua.',
    ]),
    text('Millainen kuva', [
      'Kuvan pitää olla osallistujan itsensä ottama. Jos kuvassa on tunnistettavia ihmisiä, heiltä pitää olla lupa. Lapsen kuvaan luvan antaa huoltaja.',
      'Osallistuja antaa Saaristolle oikeuden julkaista kuvan sivuillaan ja esitteissään. Tekijänoikeus säilyy kuvaajalla, jonka nimi mainitaan kuvan yhteydessä.',
    ]),
    text('Miten voittaja valitaan', [
      'Koekeittiön raati valitsee voittajan helmikuussa 2027. Tuotekassit arvotaan kaikkien osallistujien kesken. Voittajille ilmoitetaan henkilökohtaisesti siten kuin he ovat toivoneet.',
    ]),
    text(
      'Henkilötiedot',
      [
        'Käytämme yhteystietoja vain kilpailun järjestämiseen ja poistamme ne 31.5.2027 mennessä. Kilpailun järjestää Saaristo Foods, palvelu@saaristo.example.',
      ],
      ['Osallistu kuvakilpailuun', '/kuvakilpailu'],
    ),
  ]),
  thanks('/kuvakilpailu/kiitos', {
    title: 'Kiitos kuvasta',
    lead: 'Olet mukana kilpailussa ja tuotekassien arvonnassa.',
    next: [
      ['1. Keräämme kuvat', 'Kuvia voi lähettää tammikuun loppuun asti, myös useamman.'],
      ['2. Raati katsoo', 'Koekeittiön raati käy kaikki kuvat läpi helmikuussa.'],
      ['3. Soitamme tai kirjoitamme', 'Otamme voittajiin yhteyttä toivotulla tavalla maaliskuun alussa.'],
    ],
    onward: {
      heading: 'Seuraava kuva odottaa',
      text: 'Näistä ohjeista syntyy kuvattavaa.',
      link: ['Reseptit', '/reseptit'],
    },
  }),
];
