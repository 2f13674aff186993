import type { PageContent } from '../../cms/model/content.ts';
import { featured, newsCards } from '../../cms/demo/pages/cards.ts';
import { kitchenSales } from '../../cms/demo/pages/contacts.ts';
import { campaignCard, heading } from '../../cms/demo/pages/content-blocks.ts';
import { cardCarousel, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { equipmentSearch, faq, createPages, questionForm, searchBox } from '../../cms/demo/pages/make.ts';
import { finnishOverlay, professionalForms } from './forms.ts';
import { professionalMenus } from './menus.ts';

const page = createPages('ammattilaiset', 'fi');
const home: Link = ['Etusivu', '/'];

/** Professional kitchens in Finnish. */
export const pages: PageContent[] = [
  page(
    '/',
    'Keittiöluotsi – ammattikeittiön oikea käsi',
    'Tuotteet, reseptiikka ja laskelmat koulu-, sairaala- ja ravintolakeittiöille.',
    [
      hero(
        'ammattilaiset',
        'Sata annosta, yksi suunnitelma',
        'Kypsiä, tasakokoisia tuotteita ja reseptit, jotka on punnittu keittiössä eikä toimistossa.',
        ['Selaa tuotteita', '/tuotteet'],
      ),
      searchBox('/haku', 'Hae tuotetta tai tuotenumeroa'),
      ...featured(
        'Keittiöiden vakiot',
        'ammattilaiset',
        'fi',
        ['50101', '50102', '50104', '50107'],
        ['Koko valikoima', '/tuotteet'],
      ),
      cardCarousel('Suurkeittiön reseptit', recipesAs('recipe', 'ammattilaiset', 'fi')),
      campaignCard('Viikon lounaslista vartissa', 'stories/ammattilaiset-3.svg', [
        'Kokoa lounaslista',
        '/lounaslista',
      ]),
      story(
        'stories/ammattilaiset-1.svg',
        'Ammattikeittiön teräspöytä ja kattiloita',
        'Testattu siellä missä syödään',
        ['Jokainen tuote on neljä viikkoa koekäytössä oikeassa keittiössä ennen kuin se saa tuotenumeron.'],
        ['Meistä', '/tietoa-meista'],
      ),
      heading('Soita omalle myyntipäälliköllesi'),
      kitchenSales,
      newsCards('Ammattilaisille', 'ammattilaiset', 'fi', ['Uutiset', '/uutiset'], 2),
      finnishOverlay,
    ],
  ),
  page('/tietoa-meista', 'Keittiöluotsista', 'Kuka tuotteet kehittää ja testaa.', [
    opening(
      home,
      'Keittiöluotsista',
      'Neljä kokkia, yksi ravitsemusasiantuntija ja 60 koekeittiötä ympäri maata.',
    ),
    facts(['Tuotteita', '210'], ['Koekeittiöitä', '60'], ['Gluteenittomia', '74 %']),
    story(
      'stories/ammattilaiset-2.svg',
      'Lautasellinen keittoa',
      'Hävikki on virhe, ei kohtalo',
      ['Irtopakasteet, annoskoot ja varmat lämpötilat pienentävät hävikkiä. Laskemme sen puolestasi.'],
      ['Kysy laskelmaa', '/ota-yhteytta'],
    ),
  ]),
  page('/palvelut', 'Palvelut keittiöille', 'Reseptiikka, koulutus ja hävikkilaskelmat.', [
    opening(home, 'Palvelut keittiöille', 'Asiantuntija tulee keittiöösi tai etäyhteyden päähän.'),
    columns(
      {
        id: 'reseptiikka',
        heading: 'Reseptiikka',
        texts: ['Reseptit siirtyvät tuotannonohjaukseen sellaisinaan, ravintoarvoineen ja allergeeneineen.'],
      },
      {
        id: 'koulutus',
        heading: 'Koulutus',
        texts: ['Yökypsennys, varmat lämpötilat ja erityisruokavaliot puolen päivän kursseina.'],
      },
      {
        id: 'havikki',
        heading: 'Hävikkilaskelma',
        texts: ['Viikon mittaus, tunnin läpikäynti, konkreettiset luvut.'],
      },
      {
        heading: 'Laitteet',
        texts: ['Grillit, lämpökaapit ja padat, jotka on valittu tuotteidemme kypsennysohjeiden mukaan.'],
        link: ['Katso laitteet', '/laitteet'],
      },
    ),
    columns(
      {
        heading: 'Viikon lounaslista',
        texts: [
          'Kokoa viikon ruoat resepteistämme, tallenna lista omaan osoitteeseensa ja tulosta se seinälle.',
        ],
        link: ['Kokoa lounaslista', '/lounaslista'],
      },
      {
        heading: 'Lounaslistapohja',
        texts: ['Kirjoita päivän lounas valmiille taustalle ja tulosta yhdelle A4-arkille.'],
        link: ['Avaa pohja', '/lounaslistapohja'],
      },
    ),
    band(
      'Varaa asiantuntija',
      ['Ensimmäinen käynti ei maksa mitään.'],
      ['Pyydä yhteydenottoa', '/yhteydenottopyynto'],
    ),
  ]),
  page('/laitteet', 'Laitteet', 'Grillit, lämpökaapit ja padat ammattikeittiöön.', [
    opening(home, 'Laitteet', 'Samat laitteet, joilla koekeittiömme kypsentää. Tilaat ne tukustasi.'),
    equipmentSearch('ammattilaiset'),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Tilaaminen, lämpötilat ja erityisruokavaliot.', [
    opening(home, 'Usein kysyttyä', 'Vastauksia keittiön kiireeseen.'),
    faq(
      'Tuotteet keittiössä',
      [
        'Mistä tilaan?',
        '<p>Tukustasi. Jokaisella tuotteella on tilauspalvelun koodi, joka näkyy tuotekortissa.</p>',
      ],
      [
        'Voiko kypsän tuotteen lämmittää jäisenä?',
        '<p>Voi, kun sydänlämpö nousee 72 asteeseen kahdessa tunnissa.</p>',
      ],
      [
        'Mistä saan tuotetiedot omavalvontaan?',
        '<p>Tuotesivulta: ainesosat, EAN-koodi ja nettopaino ovat aina ajan tasalla.</p>',
      ],
      [
        'Onko tuotteita FODMAP-ruokavalioon?',
        '<p>On, merkitsemme ne tunnisteella. Sipuliton reseptiikka kasvaa koko ajan.</p>',
      ],
      [
        'Miten palautan viallisen erän?',
        '<p>Ilmoita eränumero ja kuva kahden vuorokauden kuluessa, niin hyvitämme tukun kautta.</p>',
      ],
    ),
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Kysy keittiömestarilta.', [
    opening(home, 'Ota yhteyttä', 'Kysymykseesi vastaa kokki.'),
    kitchenSales,
    questionForm('Kysy kokilta', 'Lähetä kysymys', 'Kiitos! Vastaamme saman työpäivän aikana.'),
    columns(
      {
        heading: 'Palaute ja tarjouspyynnöt',
        texts: ['Tuotteesta, toimituksesta tai hinnasta: viesti menee alueesi myyntipäällikölle.'],
        link: ['Kirjoita myynnille', '/palaute'],
      },
      {
        heading: 'Asiantuntija keittiöösi',
        texts: ['Reseptiikkaa, koulutusta tai hävikkilaskelma. Ensimmäinen käynti on maksuton.'],
        link: ['Pyydä yhteydenottoa', '/yhteydenottopyynto'],
      },
    ),
  ]),
  ...professionalForms,
  ...professionalMenus,
];
