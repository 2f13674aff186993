import type { PageContent } from '../../cms/model/content.ts';
import { featured, newsCards } from '../../cms/demo/pages/cards.ts';
import { campaignCard } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, heroCarousel, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, facts, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, like, createPages, questionForm, searchBox } from '../../cms/demo/pages/make.ts';
import { atriafiForms } from './forms.ts';
import { pagesInEnglish } from './pages-english.ts';

const page = createPages('atriafi', 'fi');
const home: Link = ['Etusivu', '/'];

/** The consumer site in Finnish. */
export const pages: PageContent[] = [
  page(
    '/',
    'Saaristo – arjen ruokaa, jonka alkuperän tunnet',
    'Suomalaista lihaa, kasviksia ja valmista ruokaa sekä reseptit, joilla arki sujuu.',
    [
      heroCarousel(
        [
          {
            picture: 'heroes/atriafi.svg',
            heading: 'Mitä tänään syötäisiin?',
            text: 'Tuttuja makuja suomalaisilta tiloilta ja ohjeet, jotka onnistuvat myös tiistaina.',
            link: ['Katso reseptit', '/reseptit'],
          },
          {
            picture: 'stories/atriafi-2.svg',
            heading: 'Kauraa omalta pellolta',
            text: 'Valtaosa rehusta kasvaa samalla tilalla kuin eläimet. Seuraa ruoan matkaa neljässä vaiheessa.',
            link: ['Tiloilta pöytään', '/alkupera'],
          },
          {
            picture: 'stories/atriafi-4.svg',
            heading: 'Neljä taitoa riittää pitkälle',
            text: 'Paistaminen, grillaaminen, säilytys ja annokset: keittiökoulussa opit ne illassa.',
            link: ['Keittiökouluun', '/keittiokoulu'],
          },
        ],
        { autoplay: true, interval: 7 },
      ),
      cardGrid('Tällä viikolla pöydässä', recipesAs('recipe', 'atriafi', 'fi'), [
        ['everyday', 'Arki'],
        ['feast', 'Juhlat'],
        ['grilling', 'Grillaus'],
        ['summer', 'Kesä'],
      ]),
      ...featured(
        'Kauppalistan kärki',
        'atriafi',
        'fi',
        ['10101', '10103', '10102', '10107'],
        ['Kaikki tuotteet', '/tuotteet'],
      ),
      story(
        'stories/atriafi-1.svg',
        'Punainen lato ja puitu pelto',
        'Tilan nimi lukee paketissa',
        [
          'Saariston lihat tulevat tiloilta, joiden kanssa olemme tehneet töitä vuosia. Koodi paketin takana kertoo, miltä seudulta ruokasi on kotoisin.',
        ],
        ['Lue alkuperästä', '/alkupera'],
      ),
      campaignCard('Kuvaa arjen paras hetki, voita vuoden ruoat', 'stories/atriafi-6.svg', [
        'Kuvakilpailuun',
        '/kuvakilpailu',
      ]),
      newsCards('Ajankohtaista', 'atriafi', 'fi', ['Kaikki uutiset', '/uutiset']),
      band(
        'Jäikö jokin askarruttamaan?',
        ['Kuluttajapalvelumme vastaa arkisin. Useimpiin kysymyksiin löytyy vastaus heti.'],
        ['Usein kysyttyä', '/usein-kysyttya'],
      ),
    ],
  ),
  page('/tietoa-meista', 'Meidän lupauksemme', 'Kuka Saariston ruoat tekee ja mitä lupaamme.', [
    opening(home, 'Meidän lupauksemme', 'Teemme ruokaa, jota söisimme itse. Siksi tiedämme, mistä se tulee.'),
    story('stories/atriafi-3.svg', 'Keittiö, jossa kattilat höyryävät', 'Koekeittiö maistaa ensin', [
      'Jokainen tuote kulkee koekeittiömme läpi kolme kertaa: raakana, arkena ja seuraavana päivänä lämmitettynä. Jos viimeinen ei maistu, aloitamme alusta.',
    ]),
    facts(
      ['Tiloja', '640'],
      ['Tuotteita', '180'],
      ['Kotimaisuusaste', '98 %'],
      ['Koekeittiön maistelijoita', '34'],
    ),
    columns(
      {
        heading: 'Lyhyt lista',
        texts: ['Jos ainesosaa ei löydy kotikeittiöstä, sillä pitää olla hyvä syy olla paketissa.'],
      },
      {
        heading: 'Selvä hinta',
        texts: ['Tuottaja saa hinnan, josta sovitaan vuodeksi kerrallaan. Se näkyy laadussa.'],
      },
      {
        heading: 'Vähemmän hukkaa',
        texts: ['Annoskoot on mitoitettu niin, että perheestä ei jää puolikasta pakettia jääkaappiin.'],
      },
    ),
    like('tarina-lupaus', 128),
  ]),
  page('/alkupera', 'Tiloilta pöytään', 'Mistä Saariston liha ja kasvikset tulevat.', [
    opening(home, 'Tiloilta pöytään', 'Suomalainen ruoka alkaa pellosta. Seuraa matkaa neljässä vaiheessa.'),
    story('stories/atriafi-2.svg', 'Kypsää kauraa ja lato taustalla', '1. Rehu kasvaa tilalla', [
      'Tilat kasvattavat valtaosan rehusta itse. Kaura ja ohra kiertävät pellolta eläimille ja lanta takaisin peltoon.',
    ]),
    story(
      'stories/atriafi-1.svg',
      'Maatila ja olkipaaleja',
      '2. Eläimillä on tilaa ja rauhaa',
      [
        'Kasvatamme hitaammin kuin on pakko. Sikojen saparot ovat tallella, ja naudat laiduntavat, kun maa kantaa.',
      ],
      ['Eläinten hyvinvointi', '/elainten-hyvinvointi'],
    ),
    story('stories/atriafi-4.svg', 'Vihanneksia leikkuulaudalla', '3. Matka on lyhyt', [
      'Keskimäärin 87 kilometriä tilalta laitokselle. Kuljettajat ovat samoja vuodesta toiseen.',
    ]),
    like('tarina-alkupera', 96),
  ]),
  page('/elainten-hyvinvointi', 'Eläinten hyvinvointi', 'Miten eläimet kasvavat sopimustiloillamme.', [
    opening(
      home,
      'Eläinten hyvinvointi',
      'Hyvinvoiva eläin tarvitsee vähemmän lääkkeitä ja tuottaa parempaa lihaa.',
    ),
    columns(
      {
        heading: 'Siat',
        texts: [
          'Saparot leikkaamatta, olkea tongittavaksi ja porsiminen vapaana. Antibioottia vain sairaalle eläimelle, eläinlääkärin päätöksellä.',
        ],
      },
      {
        heading: 'Naudat',
        texts: ['Pihatot, harjat ja laidun kesäkaudella. Vasikat saavat juoda emän maitoa.'],
      },
      { heading: 'Broilerit', texts: ['Kauraa rehussa, turvetta jalkojen alla ja päivänvaloa ikkunoista.'] },
    ),
    facts(
      ['Mikrobilääkkeettömiä broilereita', '100 %'],
      ['Tilakäyntejä vuodessa', '1 900'],
      ['Ehjiä saparoita', '99 %'],
    ),
  ]),
  page('/pakkaukset', 'Pakkaukset ja kierrätys', 'Mihin mikäkin pakkaus lajitellaan.', [
    opening(home, 'Pakkaukset ja kierrätys', 'Lajittelu on helppoa, kun tietää kolme asiaa.'),
    columns(
      {
        heading: 'Muovirasia',
        texts: [
          'Huuhtele kylmällä vedellä ja vie muovinkeräykseen. Kalvo kuuluu samaan astiaan, mutta irti rasiasta.',
        ],
      },
      {
        heading: 'Kartonkihylsy',
        texts: ['Litistä ja vie kartonkiin. Maissipohjaista ikkunaa ei tarvitse irrottaa.'],
      },
      { heading: 'Imupyyhe', texts: ['Sekajätteeseen. Uusissa jauheliharasioissa sitä ei enää ole.'] },
    ),
    band(
      'Kolmannes vähemmän muovia',
      ['Jauheliha siirtyi keväällä pakkaukseen, jossa on 35 prosenttia vähemmän muovia kuin rasiassa.'],
      ['Katso jauhelihat', '/tuotteet?contentGroup=jauheliha'],
    ),
  ]),
  page('/keittiokoulu', 'Keittiökoulu', 'Paistaminen, grillaaminen, säilytys ja annokset.', [
    opening(home, 'Keittiökoulu', 'Neljä taitoa, joilla pärjää pitkälle.'),
    searchBox('/haku', 'Etsi reseptiä tai raaka-ainetta'),
    columns(
      {
        id: 'paistaminen',
        heading: 'Lihan paistaminen',
        texts: [
          'Kuivaa pinta, kuumenna pannu ja malta olla kääntämättä. Kun liha irtoaa pannusta itse, se on valmis käännettäväksi.',
          'Naudan sisälämpö: 52 astetta puoliraaka, 58 medium, 65 kypsä. Broileri 75 ja luullinen 80 astetta.',
        ],
      },
      {
        id: 'grillaaminen',
        heading: 'Grillaaminen hiilillä',
        texts: [
          'Odota, että hiilissä on harmaa pinta. Tee kuuma ja viileä puoli: väri kuumalla, kypsyys viileällä.',
        ],
        link: ['Grillireseptit', '/reseptit?contentGroup=grilli'],
      },
    ),
    columns(
      {
        id: 'sailytys',
        heading: 'Säilytys ja pakastus',
        texts: [
          'Jauheliha syödään ostopäivänä tai pakastetaan litteänä levynä. Sulatus jääkaapissa, ei tiskipöydällä.',
        ],
      },
      {
        id: 'annokset',
        heading: 'Annosten mitoitus',
        texts: [
          'Lihaa 120–150 grammaa syöjää kohti, keittoon 80. Perunaa kaksi isoa tai kolme keskikokoista.',
        ],
      },
    ),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Vastauksia tuotteista, säilytyksestä ja alkuperästä.', [
    opening(home, 'Usein kysyttyä', 'Kymmenen asiaa, joita meiltä kysytään eniten.'),
    faq(
      'Tuotteet ja säilytys',
      [
        'Mistä tiedän, miltä seudulta liha on?',
        '<p>Pakkauksen takana on kolmikirjaiminen koodi. Kirjoita se hakuun, niin näet maakunnan.</p>',
      ],
      [
        'Saako jauhelihan pakastaa?',
        '<p>Saa, viimeistään viimeisenä käyttöpäivänä. Painele paketti litteäksi, niin se jäätyy ja sulaa nopeasti.</p>',
      ],
      [
        'Miksi liha on tummunut pakkauksessa?',
        '<p>Kun liha ei saa happea, sen väri tummuu. Se on merkki suojakaasusta, ei pilaantumisesta. Väri palaa kymmenessä minuutissa.</p>',
      ],
      [
        'Ovatko tuotteet gluteenittomia?',
        '<p>Makkarat ja leikkeleet ovat. Lihapullissa ja vuoissa on viljaa, katso isoin kirjaimin kirjoitetut allergeenit ainesosista.</p>',
      ],
      [
        'Voiko grillimakkaran syödä kylmänä?',
        '<p>Voi, se on kypsä. Raakamakkarat tunnistaa sanasta <em>raaka</em> etiketissä, ja ne on kypsennettävä.</p>',
      ],
      [
        'Mitä E 250 on?',
        '<p>Natriumnitriittiä, joka estää vaarallista bakteeria kasvamasta ja pitää kinkun punaisena. Käytämme sitä vain tarpeellisen määrän.</p>',
      ],
      [
        'Onko teillä kasvisruokaa?',
        '<p>On, härkäpavusta ja kasviksista. Löydät ne <a href="/tuotteet?contentGroup=kasvis">tuotteista</a>.</p>',
      ],
      [
        'Kuinka reklamoin tuotteesta?',
        '<p>Säilytä pakkaus ja lähetä meille kuva sekä päiväys. Lomake ja ohjeet ovat sivulla <a href="/palaute">Palaute ja reklamaatiot</a>.</p>',
      ],
      [
        'Myyttekö tehtaanmyymälästä?',
        '<p>Emme. Tuoretta lihaa suoraan kotiin myy sisarbrändimme Lihaluoto.</p>',
      ],
      ['Saako reseptejä julkaista omassa blogissa?', '<p>Saa, kun kerrot lähteen ja linkität reseptiin.</p>'],
    ),
    band(
      'Etkö löytänyt vastausta?',
      ['Lähetä kysymys, niin vastaamme kahden arkipäivän kuluessa.'],
      ['Kysy meiltä', '/ota-yhteytta'],
    ),
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Kysy kuluttajapalvelulta.', [
    opening(home, 'Ota yhteyttä', 'Kerro, mikä ilahdutti tai meni pieleen. Luemme jokaisen viestin.'),
    facts(
      ['Kuluttajapalvelu', 'arkisin 9–15'],
      ['Sähköposti', 'palvelu@saaristo.example'],
      ['Vastausaika', '2 arkipäivää'],
    ),
    questionForm(
      'Kysy meiltä',
      'Lähetä kysymys',
      'Kiitos kysymyksestäsi! Palaamme siihen kahden arkipäivän kuluessa.',
    ),
    columns(
      {
        heading: 'Palaute ja reklamaatiot',
        texts: ['Viallinen tuote tai jotain kerrottavaa? Lomake ohjaa oikeaan paikkaan.'],
        link: ['Anna palautetta', '/palaute'],
      },
      {
        heading: 'Sponsorointi',
        texts: ['Tuemme liikkuvia lapsia ja kotipaikkakuntiemme yhteisöjä.'],
        link: ['Hae sponsorointia', '/sponsorointi'],
      },
      {
        heading: 'Kuvakilpailu',
        texts: ['Lähetä kuva arjen parhaasta hetkestä ja voita vuoden ruoat.'],
        link: ['Osallistu kuvakilpailuun', '/kuvakilpailu'],
      },
    ),
  ]),
  ...atriafiForms,
  ...pagesInEnglish,
];
