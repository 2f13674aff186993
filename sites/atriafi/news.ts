import { createNews } from '../../cms/demo/news/make.ts';

/** News of the Finnish consumer site. */
export const news = createNews('atriafi', 'fi', [
  {
    id: 'a-2026-11-03',
    title: 'Joulukinkun suolaus alkoi: näin kinkku kypsyy kuusi viikkoa',
    teaser:
      'Ensimmäiset kinkut laskettiin suolaveteen marraskuun alussa. Kysyimme suolaajalta, mitä kuudessa viikossa tapahtuu.',
    body: [
      'Joulu alkaa suolaamossa marraskuun ensimmäisenä maanantaina. Silloin altaisiin lasketaan ensimmäiset kinkut, ja viimeiset nousevat ylös viikkoa ennen aattoa.',
      'Harmaasuolattu kinkku ei tarvitse muuta kuin suolaa, vettä ja aikaa. Suola kulkee lihassa noin sentin vuorokaudessa, joten kymmenkiloinen kinkku tarvitsee luun ympärille vähintään kaksi viikkoa.',
      'Kotona kinkku kannattaa ottaa huoneenlämpöön jo edellisenä iltana ja paistaa 100 asteessa, kunnes sisälämpö on 77 astetta. Aikaan menee noin tunti kiloa kohti.',
    ],
    category: 'Sesonki',
    author: 'Ruokatoimitus',
    tags: ['joulu', 'perinne'],
    date: '2026-11-03',
  },
  {
    id: 'a-2026-09-14',
    title: 'Syksyn arkilista: viisi ruokaa, yksi kauppareissu',
    teaser: 'Kokosimme viikon ruoat niin, että purjon vihreäkin osa tulee käytettyä.',
    body: [
      'Yhdellä ostoskerralla syntyy makkarakeitto, jauhelihapasta, uunibroileri, lihapullat ja perjantain pannupizza. Lista on laskettu neljälle.',
      'Suurin säästö syntyy siitä, että sama raaka-aine palaa kahdesti. Sunnuntain broilerista jää luut maanantain liemeen, ja purjo riittää sekä keittoon että pastaan.',
    ],
    category: 'Ideat arkeen',
    author: 'Ruokatoimitus',
    tags: ['arki', 'syksy'],
    date: '2026-09-14',
  },
  {
    id: 'a-2026-06-12',
    title: 'Juhannuksen grillilista: mitä ostaa, kun sää on arvoitus',
    teaser: 'Kaikki listan ruoat onnistuvat myös uunissa.',
    body: [
      'Laskimme listan kuudelle. Makkaroita tarvitaan kaksitoista, perunoita kaksi kiloa ja sinappia aina enemmän kuin luulet.',
      'Jos sataa, makkarat paistuvat uunissa ritilällä 200 asteessa kahdessakymmenessä minuutissa. Savun saa, kun lisää perunasalaattiin savusuolaa.',
    ],
    category: 'Sesonki',
    author: 'Ruokatoimitus',
    tags: ['grilli', 'kesä', 'juhlat'],
    date: '2026-06-12',
  },
  {
    id: 'a-2026-04-22',
    title: 'Jauheliha muutti pehmeään pakkaukseen – "muovia 35 % vähemmän" & sama maku',
    teaser: 'Uusi pakkaus vie roskiksessa kolmanneksen entisestä tilasta, eikä vuoda < eikä > vuoda.',
    body: [
      'Pehmeä pakkaus on tiivis joka suunnasta, joten se pysyy kauppakassissa kuivana. Muovia kuluu 9 grammaa, kun rasiassa sitä oli 14.',
      'Pakkauksen voi litistää pakastimeen. Ennen lajittelua se huuhdellaan kylmällä vedellä ja viedään muovinkeräykseen.',
    ],
    category: 'Pakkaukset',
    author: 'Ruokatoimitus',
    tags: ['arki'],
    date: '2026-04-22',
  },
  {
    id: 'a-2026-03-10',
    title: 'Härkäpapu palasi pellolle ja nyt myös pannulle',
    teaser: '',
    body: [
      'Härkäpapua on viljelty Suomessa tuhat vuotta, mutta viimeiset viisikymmentä se meni rehuksi. Nyt samat tilat kasvattavat sitä meidän pihveihimme.',
      'Papu sitoo typpeä maahan, joten seuraavan vuoden vilja tarvitsee vähemmän lannoitetta.',
    ],
    category: 'Tiloilta',
    author: 'Ruokatoimitus',
    tags: ['arki'],
    date: '2026-03-10',
  },
]);
