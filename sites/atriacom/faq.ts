import { faq } from '../../cms/demo/pages/make.ts';

/** More questions than the list shows at first, so that it has a "show more" button (CORP-10). */
export const corporateQuestions = faq(
  'Yhtiö, omistajat ja työ',
  [
    'Kuka omistaa Saaristo Foodsin?',
    '<p>Noin 3 400 jäsenen osuuskunta. Jäsenet ovat tuottajia ja henkilöstöä.</p>',
  ],
  ['Onko yhtiö pörssissä?', '<p>Ei ole. Julkaisemme katsaukset silti neljännesvuosittain.</p>'],
  [
    'Missä tuotantolaitokset ovat?',
    '<p>Merikalliossa, Turussa ja Vaasassa sekä Ruotsissa Gävlessä ja Oskarshamnissa.</p>',
  ],
  [
    'Voiko tehtaalla vierailla?',
    '<p>Hygieniasyistä vain ryhmät ja ennakkoon sovitusti. Merikallion vierailukeskus on avoinna kesäisin.</p>',
  ],
  [
    'Kuinka tilasta tulee sopimustila?',
    '<p>Ota yhteyttä hankintaan. Ensimmäinen käynti tehdään kuukauden sisällä.</p>',
  ],
  ['Miten tuottajahinta määräytyy?', '<p>Vuosisopimuksella, johon on sidottu rehun ja energian hinta.</p>'],
  ['Milloin seuraava tulos julkaistaan?', '<p>Tilinpäätöstiedote 18.2.2027.</p>'],
  [
    'Tuetteko urheiluseuroja?',
    '<p>Tuemme lasten ja nuorten seuroja tuotantopaikkakunnilla. Haku on maaliskuussa.</p>',
  ],
  [
    'Haetteko kesätyöntekijöitä?',
    '<p>Kyllä, yli kolmesataa joka kesä. Haku aukeaa tammikuussa sivulla <a href="/tyopaikat">Avoimet työpaikat</a>.</p>',
  ],
  [
    'Mitä kieliä töissä puhutaan?',
    '<p>Suomea ja ruotsia, laitoksilla myös englantia ja viroa. Perehdytys onnistuu neljällä kielellä.</p>',
  ],
  ['Maksatteko opinnäytetöistä?', '<p>Maksamme. Aiheita on tuotannosta, ravitsemuksesta ja datasta.</p>'],
  [
    'Mikä on hiilijalanjälkitavoitteenne?',
    '<p>Omat laitokset hiilineutraaleja 2030, koko ketju 40 prosenttia pienempi 2035.</p>',
  ],
  [
    'Käytättekö soijaa rehussa?',
    '<p>Broileri ja nauta eivät tarvitse soijaa. Sianrehussa sitä on alle kaksi prosenttia, aina vastuullisuussertifioituna.</p>',
  ],
  ['Mistä saan kuvia ja logoja?', '<p>Viestinnästä: viestinta@saaristo.example.</p>'],
  [
    'Miten ilmoitan epäkohdasta?',
    '<p>Nimettömästi ilmoituskanavassa tai sähköpostilla sisäiseen tarkastukseen.</p>',
  ],
  [
    'Miksi nimi on Saaristo?',
    '<p>Koska yhtiö syntyi saaressa, ja koska monta pientä on yhdessä aika iso.</p>',
  ],
);
