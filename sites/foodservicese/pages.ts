import type { PageContent } from '../../cms/model/content.ts';
import { featured, newsCards } from '../../cms/demo/pages/cards.ts';
import { swedishKitchenSales } from '../../cms/demo/pages/contacts.ts';
import { campaignCard, heading, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, hero, opening, story } from '../../cms/demo/pages/html.ts';
import { equipmentSearch, createPages } from '../../cms/demo/pages/make.ts';
import { common, home, shelf, start } from '../../cms/demo/pages/swedish-make.ts';
import { swedishOverlay } from './forms.ts';

/** Food service. */
export const pages: PageContent[] = [
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
      ...featured(
        'Kökets stöttepelare',
        'foodservicese',
        'se',
        ['60101', '60104', '60103', '60106'],
        shelf,
        'partner',
      ),
      cardGrid('Recept för många', recipesAs('recipe', 'foodservicese', 'se'), [], { columns: 'Two' }),
      story(
        'stories/foodservicese-2.svg',
        'Grönsaker på en skärbräda',
        'Mindre svinn, mer mat',
        ['Löst fryst och rätt portionsstorlek gör att du tar fram precis det du behöver.'],
        ['Så hjälper vi köket', '/tjanster'],
      ),
      heading('En svinnvecka i tre steg'),
      imageList(
        [
          'stories/foodservicese-1.svg',
          'Storkök med grytor',
          'Måndag: vi ställer vågen vid diskinlämningen.',
        ],
        [
          'stories/foodservicese-4.svg',
          'En tallrik soppa',
          'Onsdag: köket väger det som blev kvar i kantinerna.',
        ],
        [
          'stories/foodservicese-2.svg',
          'Grönsaker på en skärbräda',
          'Fredag: en timme med siffror, och en ny beställning.',
        ],
      ),
      campaignCard('En kock på besök, utan kostnad', 'stories/foodservicese-3.svg', [
        'Se våra tjänster',
        '/tjanster',
      ]),
      heading('Ring den som kan ditt kök'),
      swedishKitchenSales,
      newsCards('Aktuellt', 'foodservicese', 'se', ['Alla nyheter', '/nyheter']),
      swedishOverlay,
    ],
  ),
  createPages('foodservicese', 'se')(
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
        {
          heading: 'Utrustning',
          texts: ['Stekhällar, värmeskåp och fritöser som vi själva provlagar på.'],
          link: ['Se utrustningen', '/utrustning'],
        },
      ),
      band('Boka ett besök', ['Första besöket kostar ingenting.'], ['Kontakta oss', '/kontakta-oss']),
    ],
  ),
  createPages('foodservicese', 'se')(
    '/utrustning',
    'Utrustning',
    'Stekhällar, värmeskåp och fritöser för köket.',
    [
      opening(home, 'Utrustning', 'Samma utrustning som i våra provkök. Du beställer hos din grossist.'),
      equipmentSearch('foodservicese'),
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
