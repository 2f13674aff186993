import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** Recipes with smoked food. */
export const recipes = createRecipes('mestariforsmanfi', 'fi', [
  {
    id: 'palvikinkku-hernekeitto',
    title: 'Hernekeitto palvikinkun luusta',
    teaser: 'Kinkun paras osa on se, joka jää jäljelle.',
    minutes: 180,
    portions: 6,
    ingredients: [
      [500, 'g', 'kuivattuja herneitä'],
      [1, 'kpl', 'palvikinkun luu'],
      [300, 'g', 'palvikinkkua kuutioina'],
      [2, 'kpl', 'sipulia'],
      [2, 'l', 'vettä'],
      [1, 'tl', 'meiramia'],
      [2, 'rkl', 'sinappia'],
    ],
    steps: [
      'Liota herneitä yön yli runsaassa vedessä.',
      'Valuta, lisää uusi vesi, luu ja silputut sipulit ja keitä hiljalleen kaksi tuntia. Kuori vaahto.',
      'Nosta luu pois. Lisää kinkku ja meirami ja keitä vielä puoli tuntia.',
      'Suolaa vasta lopuksi, sillä kinkusta tulee suolaa. Tarjoa sinapin kanssa.',
    ],
    tags: ['keitto', 'palvi', 'torstai'],
    category: 'Keitot',
  },
  {
    id: 'pastramileipa',
    title: 'Lämmin pastramileipä ja suolakurkku',
    teaser: 'Höyryssä lämmitettyä pastramia korkeana pinona.',
    minutes: 15,
    portions: 2,
    ingredients: [
      [120, 'g', 'Kuparisavu pastramia'],
      [4, 'viipaletta', 'ruisvehnäleipää'],
      [2, 'rkl', 'sinappia'],
      [1, 'dl', 'hapankaalia'],
      [2, 'viipaletta', 'emmentalia'],
      [2, 'kpl', 'suolakurkkua'],
    ],
    steps: [
      'Lämmitä pastrami siivilässä höyryävän veden yllä kaksi minuuttia.',
      'Paahda leivät toiselta puolelta, levitä sinappi ja lado juusto lämpimälle leivälle.',
      'Kasaa pastrami ja hapankaali väliin. Halkaise ja tarjoa suolakurkun kanssa.',
    ],
    tags: ['leipä', 'nopea'],
    category: 'Leivät',
  },
]);
