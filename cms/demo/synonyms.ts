import type { Language } from 'saaristo/sites';
import type { SynonymContent } from '../model/content.ts';

type Row = readonly [words: string, also?: string];

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const inLanguage = (language: Language, rows: readonly Row[]): SynonymContent[] =>
  rows.map(([words, also]) => ({ language, words: list(words), also: list(also) }));

/** The initial list of synonyms. Editors change it afterwards. */
export const synonyms: SynonymContent[] = [
  ...inLanguage('fi', [
    ['broileri, kana', 'siipikarja'],
    ['siipikarja, lintu', 'broileri, kalkkuna, ankka'],
    ['possu, porsas, sika'],
    ['lammas, karitsa'],
    ['härkä', 'nauta'],
    ['riista', 'peura, hirvi, poro'],
    ['kala', 'lohi, siika, silakka, kuha'],
    ['makkara', 'lenkki, nakki'],
    ['nakki, nakkimakkara', 'makkara'],
    ['lenkki, lenkkimakkara'],
    ['hodari, hotdog', 'nakki'],
    ['lihapulla, lihapyörykkä'],
    ['hampurilainen, burgeri, purilainen'],
    ['ranskalainen, ranskanperuna'],
    ['spagetti, makaroni', 'pasta'],
    ['keitto, soppa'],
    ['pata, pataruoka, muhennos'],
    ['leikkele, leike, kylmäleikkele', 'kinkkuleike'],
    ['ribsi, kylkiluu, grillikylki'],
    ['entrecote, antrekoo, entrekoo'],
    ['perunamuusi, muusi, perunasose'],
    ['voileipä', 'leipä'],
    ['kasvis, vegetaarinen, lihaton'],
    ['vegaani, vegaaninen'],
    ['gluteeniton, viljaton', 'keliaakikko'],
    ['laktoositon', 'maidoton'],
    ['grilli, grillaus, barbecue, bbq'],
    ['allergia, allergeeni'],
    ['säilytys, säilyvyys'],
    ['kierrätys, lajittelu'],
    ['resepti, ruokaohje'],
    ['palaute, asiakaspalaute'],
    ['reklamaatio, valitus'],
    ['yhteystiedot, ota yhteyttä, yhteydenotto, asiakaspalvelu'],
    ['työpaikka, avoin työpaikka, rekrytointi, työhakemus'],
    ['aukioloaika, aukiolo, auki'],
    ['maksutapa, maksaminen, maksu'],
    ['toimitus, kuljetus, kotiinkuljetus', 'toimitusmaksu'],
    ['toimitusmaksu, postikulut, toimituskulut'],
    ['tietosuoja, eväste, rekisteriseloste, gdpr'],
    ['kilpailu, arvonta, kisa'],
    ['alkuperä, kotimaisuus'],
    ['ruokalista, menu'],
    ['uuniruoka', 'vuoka, paistos, kiusaus, laatikko'],
    ['osake, osinko', 'sijoittaja'],
    ['kestävä kehitys, ympäristö', 'vastuullisuus'],
  ]),
  ...inLanguage('se', [
    ['kyckling, broiler, höna'],
    ['gris, fläsk, griskött, fläskkött'],
    ['lamm, lammkött'],
    ['korv', 'prinskorv, falukorv, chorizo'],
    ['varmkorv, wienerkorv', 'grillkorv, korv'],
    ['hamburgare, burgare'],
    ['biff, färsbiff'],
    ['revben, revbensspjäll, spareribs'],
    ['smörgås, macka, mackor'],
    ['gryta, kalops'],
    ['vegetarisk, vego, grönt, veganskt'],
    ['glutenfri, utan gluten'],
    ['laktosfri, utan laktos'],
    ['grill, grillning, barbecue, bbq'],
    ['kontakt, kontakta oss, kundtjänst'],
    ['vanliga frågor, frågor och svar'],
    ['tävling, kampanj'],
    ['pommes, pommes frites'],
    ['jul, julbord'],
  ]),
  ...inLanguage('en', [
    ['mince, minced meat, ground meat'],
    ['minced beef, ground beef'],
    ['minced pork, ground pork'],
    ['sausage', 'frankfurter'],
    ['hot dog, frankfurter, wiener', 'sausage'],
    ['patty, burger, hamburger'],
    ['broad bean, fava bean'],
    ['chicken, broiler', 'poultry'],
    ['poultry', 'chicken, turkey'],
    ['fries, french fries, chips'],
    ['vegetarian, veggie, meat-free', 'vegan'],
    ['contact, customer service'],
    ['job, career, vacancy, open position'],
    ['sustainability, responsibility'],
    ['faq, questions and answers'],
  ]),
];
