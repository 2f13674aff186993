/** The choices of the search filters, with the content tags of each choice. */
import type { Facet, Text } from '../model/content.ts';

type Row = [key: string, label: Required<Omit<Text, 'de'>>, tags: string[]];

const listed = (list: Facet['list'], rows: Row[]): Facet[] =>
  rows.map(([key, label, tags]) => ({ key, list, label, tags }));

/** Seasons and occasions of products, recipes and news. */
const themes = listed('groups', [
  [
    'everyday',
    { fi: 'Arki', se: 'Vardag', en: 'Everyday' },
    ['arki', 'torstai', 'vardag', 'middag', 'husman', 'weekday', 'family', 'lapset', 'barn'],
  ],
  [
    'feast',
    { fi: 'Juhlat', se: 'Fest', en: 'Celebrations' },
    ['juhlat', 'perinne', 'sunnuntai', 'viikonloppu', 'fest', 'plock', 'party'],
  ],
  ['christmas', { fi: 'Joulu', se: 'Jul', en: 'Christmas' }, ['joulu', 'jul', 'julbord', 'christmas']],
  ['easter', { fi: 'Pääsiäinen', se: 'Påsk', en: 'Easter' }, ['pääsiäinen', 'påsk', 'easter']],
  ['summer', { fi: 'Kesä', se: 'Sommar', en: 'Summer' }, ['kesä', 'mökki', 'sommar', 'summer']],
  ['autumn', { fi: 'Syksy', se: 'Höst', en: 'Autumn' }, ['syksy', 'riista', 'höst', 'autumn']],
  ['grilling', { fi: 'Grillaus', se: 'Grillning', en: 'Grilling' }, ['grilli', 'grill', 'grilling']],
  [
    'breakfast',
    { fi: 'Aamiainen', se: 'Frukost', en: 'Breakfast' },
    ['aamiainen', 'leipä', 'frukost', 'smörgås', 'macka', 'breakfast'],
  ],
  [
    'lunch',
    { fi: 'Lounas ja eväät', se: 'Lunch och matlåda', en: 'Lunch' },
    ['lounas', 'eväs', 'lunch', 'matlåda', 'henkilöstöruokailu', 'linjasto'],
  ],
  [
    'schools',
    { fi: 'Koulut ja hoiva', se: 'Skola och omsorg', en: 'Schools and care' },
    ['koulut', 'skola', 'äldreomsorg', 'schools'],
  ],
  [
    'kiosk',
    { fi: 'Grillikioski', se: 'Gatukök', en: 'Street food' },
    ['kioski', 'hodari', 'burgeri', 'gatukök', 'street food', 'snack'],
  ],
]);

/** Properties of products. */
const properties = listed('custom', [
  [
    'gluten-free',
    { fi: 'Gluteeniton', se: 'Glutenfri', en: 'Gluten-free' },
    ['gluteeniton', 'glutenfri', 'gluten-free'],
  ],
  [
    'lactose-free',
    { fi: 'Laktoositon', se: 'Laktosfri', en: 'Lactose-free' },
    ['laktoositon', 'laktosfri', 'lactose-free'],
  ],
  [
    'domestic',
    { fi: 'Kotimainen', se: 'Svenskt', en: 'Finnish origin' },
    ['kotimainen', 'svenskt', 'finnish'],
  ],
  ['vegan', { fi: 'Vegaaninen', se: 'Vegansk', en: 'Vegan' }, ['vegaani', 'vegan']],
  [
    'frozen',
    { fi: 'Pakaste', se: 'Djupfryst', en: 'Frozen' },
    ['pakaste', 'irtopakaste', 'djupfryst', 'frozen'],
  ],
  ['smoked', { fi: 'Savustettu', se: 'Rökt', en: 'Smoked' }, ['savustettu', 'palvi', 'rökt', 'smoked']],
  [
    'pork',
    { fi: 'Possu', se: 'Gris', en: 'Pork' },
    ['possu', 'kinkku', 'pekoni', 'skinka', 'gris', 'pork', 'ham', 'belly'],
  ],
  ['beef', { fi: 'Nauta', se: 'Nöt', en: 'Beef' }, ['nauta', 'nöt', 'beef']],
  [
    'poultry',
    { fi: 'Broileri ja kalkkuna', se: 'Kyckling och kalkon', en: 'Chicken and turkey' },
    ['broileri', 'kalkkuna', 'kyckling', 'kalkon', 'chicken'],
  ],
  ['electric', { fi: 'Sähkökäyttöinen', se: 'Eldriven', en: 'Electric' }, ['sähkö', 'el']],
  ['gas', { fi: 'Kaasukäyttöinen', se: 'Gasoldriven', en: 'Gas-fired' }, ['kaasu', 'gasol']],
]);

/** Kinds of dishes. */
const dishes = listed('recipetags', [
  ['soup', { fi: 'Keitot', se: 'Soppor', en: 'Soups' }, ['keitto', 'soppa', 'soup']],
  [
    'oven',
    { fi: 'Uuniruoat', se: 'Ugnsrätter', en: 'From the oven' },
    ['uuni', 'pelti', 'ugn', 'paj', 'roast'],
  ],
  ['stew', { fi: 'Padat', se: 'Grytor', en: 'Stews' }, ['pata', 'gryta', 'karjalanpaisti', 'stew']],
  [
    'pasta-and-bowls',
    { fi: 'Pastat ja kulhot', se: 'Pasta och bowls', en: 'Pasta and bowls' },
    ['pasta', 'kulho', 'wok'],
  ],
  [
    'burgers-and-wraps',
    { fi: 'Burgerit ja tortillat', se: 'Burgare och wraps', en: 'Burgers and wraps' },
    ['burgeri', 'tortilla', 'burgare', 'burger'],
  ],
  [
    'sandwiches-and-salads',
    { fi: 'Leivät ja salaatit', se: 'Smörgåsar och sallader', en: 'Sandwiches and salads' },
    ['leipä', 'salaatti', 'macka', 'sallad', 'förrätt'],
  ],
  [
    'meatballs',
    { fi: 'Lihapullat', se: 'Köttbullar', en: 'Meatballs' },
    ['lihapullat', 'köttbullar', 'meatballs'],
  ],
  ['sausage', { fi: 'Makkararuoat', se: 'Korvrätter', en: 'Sausage dishes' }, ['makkara', 'korv', 'sausage']],
  [
    'slow-cooked',
    { fi: 'Hauduttaen', se: 'Långkok', en: 'Slow-cooked' },
    ['yökypsennys', 'viikonloppu', 'långkok', 'slow-cooked'],
  ],
  ['quick', { fi: 'Nopeat', se: 'Snabbt', en: 'Quick' }, ['nopea', 'snabbt', 'rester', 'quick', 'snack']],
  ['vegetarian', { fi: 'Kasvisruoat', se: 'Vegetariskt', en: 'Vegetarian' }, ['kasvis', 'vegetariskt']],
]);

/** All facets, in the order that visitors see. */
export const facets: Facet[] = [...themes, ...properties, ...dishes];
