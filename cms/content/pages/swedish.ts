import type { Site } from '#lib/site.ts';
import { groupPath } from '../paths.ts';
import type { Block, PageContent } from '../types.ts';
import { newsCards, productCards, recipeCards } from './cards.ts';
import { band, columns, facts, hero, opening, story, type Link } from './html.ts';
import { faq, like, pagesOf, questionForm } from './make.ts';

const home: Link = ['Start', '/'];
const shelf: Link = ['Alla produkter', '/produkter'];
const book: Link = ['Alla recept', '/recept'];

/** The pages every Swedish site has beside its home page. */
const common = (
  site: Site,
  name: string,
  about: { lead: string; picture: string; heading: string; texts: string[]; facts: [string, string][] },
  questions: [string, string][],
  ask: { lead: string; header: string; thanks: string },
): PageContent[] => {
  const page = pagesOf(site, 'se');
  return [
    page('/om-oss', `Om ${name}`, about.lead, [
      opening(home, `Om ${name}`, about.lead),
      story(`stories/${site}-1.svg`, about.picture, about.heading, about.texts),
      facts(...about.facts),
      like(`berattelse-${site}`, 24 + name.length * 3),
    ]),
    page('/vanliga-fragor', 'Vanliga frågor', `Svar på det vi oftast får frågor om.`, [
      opening(home, 'Vanliga frågor', 'Det vi oftast får frågor om.'),
      faq('Frågor och svar', ...questions),
    ]),
    page('/kontakta-oss', 'Kontakta oss', ask.lead, [
      opening(home, 'Kontakta oss', ask.lead),
      questionForm(ask.header, 'Skicka', ask.thanks),
    ]),
  ];
};

const start = (site: Site, title: string, description: string, blocks: Block[]): PageContent =>
  pagesOf(site, 'se')('/', title, description, blocks);

/** Food service. */
export const foodservicese: PageContent[] = [
  start(
    'foodservicese',
    'Kökslotsen – råvaror och idéer för proffsköket',
    'Produkter, recept och stöd för skola, omsorg och restaurang.',
    [
      hero(
        'foodservicese',
        'Hundra portioner utan hjärtklappning',
        'Färdigstekt, jämnt portionerat och provlagat i kök som ditt.',
        ['Se sortimentet', '/produkter'],
      ),
      productCards('Kökets stöttepelare', 'se', ['60101', '60104', '60103', '60106'], shelf),
      recipeCards('Recept för många', ['kalops-100', 'akerbonsburgare'], book),
      story(
        'stories/foodservicese-2.svg',
        'Grönsaker på en skärbräda',
        'Mindre svinn, mer mat',
        ['Löst fryst och rätt portionsstorlek gör att du tar fram precis det du behöver.'],
        ['Så hjälper vi köket', '/tjanster'],
      ),
      newsCards('Aktuellt', 'foodservicese', 'se', ['Alla nyheter', '/nyheter']),
    ],
  ),
  pagesOf('foodservicese', 'se')(
    '/tjanster',
    'Tjänster för köket',
    'Receptstöd, utbildning och svinnmätning.',
    [
      opening(home, 'Tjänster för köket', 'En kock som kommer till dig.'),
      columns(
        {
          id: 'recept',
          heading: 'Receptstöd',
          texts: ['Recepten går in i kostdatasystemet som de är, med näring och allergener.'],
        },
        {
          id: 'utbildning',
          heading: 'Utbildning',
          texts: ['Nattillagning, specialkost och säkra temperaturer på en halv dag.'],
        },
        {
          id: 'svinn',
          heading: 'Svinnmätning',
          texts: ['En vecka med våg, en timme med siffror, ett helt år med nytta.'],
        },
      ),
      band('Boka ett besök', ['Första besöket kostar ingenting.'], ['Kontakta oss', '/kontakta-oss']),
    ],
  ),
  ...common(
    'foodservicese',
    'Kökslotsen',
    {
      lead: 'Vi lagar för dem som lagar för många.',
      picture: 'Storkök med grytor på spisen',
      heading: 'Provlagat på riktigt',
      texts: ['Varje produkt används i fyra veckor i ett kök i drift innan den får ett artikelnummer.'],
      facts: [
        ['Produkter', '160'],
        ['Provkök', '38'],
        ['Utan gluten', '71 %'],
      ],
    },
    [
      ['Var beställer jag?', '<p>Hos din grossist. Artikelnumret står på varje produktkort.</p>'],
      ['Kan jag värma direkt från fryst?', '<p>Ja, om kärnan når 72 grader inom två timmar.</p>'],
      ['Var hittar jag allergener?', '<p>I ingredienslistan, med VERSALER.</p>'],
      ['Har ni vegetariskt?', '<p>Ja, baserat på svenska åkerbönor.</p>'],
    ],
    {
      lead: 'Din fråga besvaras av en kock.',
      header: 'Fråga kocken',
      thanks: 'Tack! Vi svarar samma arbetsdag.',
    },
  ),
];

/** Delicatessen. */
export const delise: PageContent[] = [
  start(
    'delise',
    'Smakfyren – delikatesser som lyser upp bordet',
    'Patéer, sallader och pålägg för dem som gärna sitter kvar.',
    [
      hero(
        'delise',
        'Sitt kvar en stund till',
        'Patéer, sallader och skivat, för bord där samtalet är viktigast.',
        ['Upptäck smakerna', '/produkter'],
      ),
      productCards('På brickan', 'se', ['61101', '61102', '61103', '61104'], shelf),
      story(
        'stories/delise-1.svg',
        'Saluhallsstånd med korvar och grönsaker',
        'Det började med en disk',
        ['Saluhallen i hamnen stängde klockan sex, men disken var öppen så länge fyren lyste.'],
        ['Läs mer om oss', '/om-oss'],
      ),
      recipeCards('Snart på bordet', ['lantpate-pa-bricka', 'bakpotatis-skinksallad'], book),
    ],
  ),
  ...common(
    'delise',
    'Smakfyren',
    {
      lead: 'Delikatesser efter handskrivna recept.',
      picture: 'Saluhallsstånd med randig markis',
      heading: 'En disk vid hamnen',
      texts: ['Vi bakar patéerna i form och skivar påläggen samma dag som de packas.'],
      facts: [
        ['Recept', '42'],
        ['Sedan', '1974'],
      ],
    },
    [
      ['Hur länge håller en öppnad paté?', '<p>Fyra dagar i kylen, väl täckt.</p>'],
      ['Kan jag frysa salladerna?', '<p>Nej, de skär sig. Patéer går bra att frysa.</p>'],
      ['Innehåller patéerna gluten?', '<p>Nej, ingen av dem.</p>'],
      [
        'Vad betyder 128 g kött per 100 g?',
        '<p>Att köttet har torkat: det behövs 128 gram för att göra 100 gram färdig salami.</p>',
      ],
    ],
    {
      lead: 'Skriv till disken, vi läser allt.',
      header: 'Skriv till disken',
      thanks: 'Tack för din fråga! Vi hör av oss inom två dagar.',
    },
  ),
];

/** Charcuterie. */
export const ridderheimsse: PageContent[] = [
  start(
    'ridderheimsse',
    'Rosenskär – charkuterier med lång lagring och lugn',
    'Lufttorkat, rökt och bakat, skivat tunt.',
    [
      hero(
        'ridderheimsse',
        'Tålamod går att smaka',
        'Salt, havsluft och upp till fjorton månader. Sedan skivar vi tunt.',
        ['Se charkuterierna', '/produkter'],
      ),
      story(
        'stories/ridderheimsse-1.svg',
        'Rökhus i skymning',
        'I rökhuset på skäret',
        [
          'Skinkorna hänger där vinden från havet drar igenom. Vi öppnar luckorna på morgonen och stänger dem när det blåser upp.',
        ],
        ['Om lagringen', '/lagring'],
      ),
      productCards('Ur källaren', 'se', ['62101', '62102', '62103', '62104'], shelf),
      recipeCards('Att bjuda på', ['bresaola-carpaccio', 'skinkpaj-vasterbotten'], book),
    ],
  ),
  pagesOf('ridderheimsse', 'se')('/lagring', 'Lagringen', 'Salt, vind och tid.', [
    opening(home, 'Lagringen', 'Tre saker, i rätt ordning.'),
    columns(
      { id: 'salt', heading: 'Salt', texts: ['Havssalt för hand, en dag per kilo.'] },
      { id: 'vind', heading: 'Vind', texts: ['Öppna luckor mot väster. Luften är salt och kall.'] },
      { id: 'tid', heading: 'Tid', texts: ['Elva veckor för bresaolan, fjorton månader för skinkan.'] },
    ),
  ]),
  ...common(
    'ridderheimsse',
    'Rosenskär',
    {
      lead: 'Charkuterier för den som väntar gärna.',
      picture: 'Rökhus med vedstapel',
      heading: 'Ett skär, ett rökhus',
      texts: ['Rosenskär har haft samma rökhus sedan 1931. Väggarna är svarta, och det är meningen.'],
      facts: [
        ['Längsta lagring', '14 mån'],
        ['Rökare', '5'],
      ],
    },
    [
      ['Varför är skinkan så tunn?', '<p>För att fettet ska smälta på tungan.</p>'],
      ['Hur förvarar jag ett öppnat paket?', '<p>I smörpapper i kylen, högst fem dagar.</p>'],
      ['Är vita prickar farliga?', '<p>Nej, det är aminosyror som bildas vid lång lagring.</p>'],
      ['Är produkterna laktosfria?', '<p>Alla utom ankpatén.</p>'],
    ],
    {
      lead: 'Vi svarar lugnt och utförligt.',
      header: 'Fråga rökmästaren',
      thanks: 'Tack! Rökmästaren svarar inom några dagar.',
    },
  ),
];

/** Grill sausages. */
export const lithellsse: PageContent[] = [
  start(
    'lithellsse',
    'Glödhamn – korven som hör grillen till',
    'Korv, chorizo och revben för glöd, panna och lägereld.',
    [
      hero(
        'lithellsse',
        'Tänd. Vänta. Vänd.',
        'Korv som tål glöd, regn och en alltför lång historia från farbror.',
        ['Se korvarna', '/produkter'],
      ),
      productCards('Till gallret', 'se', ['63101', '63102', '63104', '63103'], shelf),
      recipeCards('Vid elden', ['korv-med-brod', 'falukorv-i-ugn'], book),
      story(
        'stories/lithellsse-1.svg',
        'Sjöbodar vid en kaj',
        'Från rökeriet i hamnen',
        [
          'När strömmingsbåtarna kom in eldades det ändå. Någon hängde in en korv, och sedan slutade vi aldrig.',
        ],
        ['Vår historia', '/om-oss'],
      ),
      band('Grillskolan', ['Tre råd som räcker hela sommaren.'], ['Till grillskolan', '/grillskola']),
    ],
  ),
  pagesOf('lithellsse', 'se')('/grillskola', 'Grillskolan', 'Glöd, värme och tålamod.', [
    opening(home, 'Grillskolan', 'Tre råd som räcker hela sommaren.'),
    columns(
      {
        id: 'glod',
        heading: 'Glöd, inte låga',
        texts: ['Vänta tills kolen är grå. Det tar trettio minuter, och det är en del av kvällen.'],
      },
      {
        id: 'zoner',
        heading: 'Två zoner',
        texts: ['All kol åt ena hållet. Färg på den heta sidan, värme på den andra.'],
      },
      {
        id: 'vila',
        heading: 'Låt vila',
        texts: ['Två minuter räcker för korv, tio för revben.'],
        link: ['Grillkorv', groupPath('products', 'se', 'Grillkorv')],
      },
    ),
  ]),
  ...common(
    'lithellsse',
    'Glödhamn',
    {
      lead: 'Korvmakare vid vattnet.',
      picture: 'Sjöbodar i rött och ockra',
      heading: 'Elden har inte slocknat',
      texts: ['Vi röker över al i samma hamn där det började. Köttet är svenskt, elden också.'],
      facts: [
        ['Kötthalt grillkorv', '64 %'],
        ['Ved per år', '90 m³'],
      ],
    },
    [
      [
        'Måste grillkorven tillagas?',
        '<p>Den är färdigkokt men godast het. Råkorv ska alltid genomstekas.</p>',
      ],
      ['Varför spricker korven?', '<p>För het glöd. Flytta den åt sidan och låt färgen komma sist.</p>'],
      ['Kan jag frysa korv?', '<p>Ja, i tre månader. Tina i kylen.</p>'],
      ['Finns det senap i korven?', '<p>Ja, i kryddblandningen. Det står med VERSALER på paketet.</p>'],
    ],
    {
      lead: 'Frågor om korv tas på största allvar.',
      header: 'Fråga om korv',
      thanks: 'Tack! Vi svarar när glöden är grå.',
    },
  ),
];

/** Sandwich classics. */
export const lonnebergase: PageContent[] = [
  start(
    'lonnebergase',
    'Ängsgrinden – gott på mackan sedan alltid',
    'Skinka, leverpastej och annat som hör frukosten till.',
    [
      hero(
        'lonnebergase',
        'God morgon, mackan',
        'Svensk skinka, bredbar pastej och så få ingredienser som möjligt.',
        ['Se påläggen', '/produkter'],
      ),
      productCards('I kylen', 'se', ['64101', '64102', '64103', '64104'], shelf),
      story(
        'stories/lonnebergase-1.svg',
        'Röd lada och åker',
        'Bakom grinden',
        ['Grisarna kommer från svenska gårdar där knorren sitter kvar.'],
        ['Om gårdarna', '/om-oss'],
      ),
      recipeCards('Mer än macka', ['skinkmacka-grovsenap', 'pytt-i-panna'], book),
    ],
  ),
  ...common(
    'lonnebergase',
    'Ängsgrinden',
    {
      lead: 'Pålägg från svenska gårdar.',
      picture: 'Gård i kvällsljus',
      heading: 'Grinden står öppen',
      texts: ['Tre söndagar varje sommar öppnar våra gårdar för besök. Ta med stövlar.'],
      facts: [
        ['Gårdar', '58'],
        ['Svenskt kött', '100 %'],
      ],
    },
    [
      ['Är köttet svenskt?', '<p>Alltid. Gården kan spåras med koden på locket.</p>'],
      ['Hur länge håller öppnad skinka?', '<p>Fem dagar i kylen.</p>'],
      [
        'Kan gravida äta leverpastej?',
        '<p>Lever innehåller mycket A-vitamin, så vi råder till att äta den sällan.</p>',
      ],
      [
        'Varför skimrar skinkan ibland?',
        '<p>Ljuset bryts i muskelfibrerna när de skärs tvärs av. Det är ofarligt.</p>',
      ],
    ],
    {
      lead: 'Hör av dig, vi fikar klockan tio.',
      header: 'Skriv till oss',
      thanks: 'Tack för ditt brev! Svar kommer inom ett par dagar.',
    },
  ),
];

/** Chilled dinners. */
export const goohse: PageContent[] = [
  start('goohse', 'Middagsro – riktig middag på åtta minuter', 'Kylda middagar, lagade var del för sig.', [
    hero(
      'goohse',
      'Åtta minuter. Sedan är det middag.',
      'Kyld, aldrig fryst. Lagad var del för sig, så att inget blir mos.',
      ['Välj middag', '/produkter'],
    ),
    productCards('Ikväll', 'se', ['65101', '65102', '65103'], shelf),
    story(
      'stories/goohse-1.svg',
      'Kök med kopparkastruller',
      'Hemligheten är tre kastruller',
      ['Pasta för sig, sås för sig, kött för sig. De träffas först i ugnen hos dig.'],
      ['Så lagar vi', '/om-oss'],
    ),
  ]),
  ...common(
    'goohse',
    'Middagsro',
    {
      lead: 'Vi lagar så att du kan sitta ner.',
      picture: 'Kök med kryddhylla',
      heading: 'Ett kök, inte en fabrik',
      texts: ['Vi lagar i grytor om hundra liter, inte tusen. Mer än så går inte att smaka av.'],
      facts: [
        ['Rätter', '24'],
        ['Tillagningstid', '8 min'],
      ],
    },
    [
      ['Kan jag använda mikron?', '<p>Ja, tre minuter. Ugnen ger bättre yta.</p>'],
      ['Hur återvinner jag formen?', '<p>Formen är av trefiber: pappersåtervinning.</p>'],
      ['Kan jag frysa middagen?', '<p>Ja, men pastan blir mjukare.</p>'],
      ['Finns det veganskt?', '<p>Ja, den gula linsgrytan.</p>'],
    ],
    {
      lead: 'Berätta vad du vill äta i morgon.',
      header: 'Skriv till köket',
      thanks: 'Tack! Köket läser och svarar.',
    },
  ),
];
