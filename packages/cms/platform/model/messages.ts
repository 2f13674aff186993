import type { Language } from 'saaristo/sites';
import { KEPT } from './retention.ts';

const fi = {
  skip: 'Siirry sisältöön',
  breadcrumb: 'Murupolku',
  home: 'Etusivu',
  searchLabel: 'Mitä olet etsimässä?',
  searchPrompt: 'Etsi tuote, resepti tai muuta tietoa',
  searchButton: 'Hae',
  searchTitle: 'Haku',
  resultsFor: (q: string) => `Hakutulokset: ”${q}”`,
  searchEverywhere: (q: string) => `Hae koko sivustolta: ”${q}”`,
  kinds: { product: 'Tuotteet', recipe: 'Reseptit', news: 'Uutiset', page: 'Sivut' },
  counts: {
    product: { oneResult: '1 tuote', manyResults: '{count} tuotetta' },
    recipe: { oneResult: '1 resepti', manyResults: '{count} reseptiä' },
    news: { oneResult: '1 uutinen', manyResults: '{count} uutista' },
  },
  logIn: 'Kirjaudu',
  account: 'Oma tili',
  novelty: 'Uutuus!',
  productNumber: 'Tuotenumero',
  ean: 'EAN-koodi',
  weight: 'Paino',
  price: 'Hinta',
  ingredients: 'Ainekset',
  contents: 'Ainesosat',
  method: 'Valmistus',
  time: 'Valmistusaika',
  portions: 'Annoksia',
  formNotSent: 'Lomaketta ei lähetetty',
  formTooLarge:
    'Liitteet tai tekstit ovat liian suuria. Palaa selaimen takaisin-painikkeella: kirjoittamasi on tallella. Poista liite tai valitse pienempi.',
  formTooMany:
    'Osoitteestasi on lähetetty liian monta lomaketta. Odota tunti. Selaimen takaisin-painikkeella pääset siihen, mitä kirjoitit.',
  formRefused:
    'Selaimesi ei kertonut, miltä sivulta lomake on. Palaa selaimen takaisin-painikkeella, lataa sivu uudelleen ja lähetä lomake siltä.',
  formLater:
    'Jokin meni vikaan. Palaa selaimen takaisin-painikkeella: kirjoittamasi on tallella. Yritä hetken kuluttua uudelleen.',
  toForm: 'Siirry lomakkeen sivulle',
  help: 'Ohje',
  privacy: 'Tietosuoja',
  privacyText: (controller: string) =>
    `${controller} käsittelee tietojasi vain sitä asiaa varten, jota varten annat ne. Viestit ja uutiskirjeiden tilaukset poistetaan viimeistään ${KEPT.messageYears} vuoden kuluttua.`,
  notice: 'Tiedote',
  readMore: 'Lue lisää',
  notFoundTitle: 'Sivua ei löytynyt',
  notFound: 'Osoitteessa ei ole sivua. Se on voitu poistaa, tai osoitteessa on kirjoitusvirhe.',
  errorTitle: 'Jokin meni vikaan',
  error: 'Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.',
  toHome: 'Siirry etusivulle',
};

export type Messages = typeof fi;

const se: Messages = {
  skip: 'Hoppa till innehållet',
  breadcrumb: 'Sökväg',
  home: 'Startsida',
  searchLabel: 'Vad letar du efter?',
  searchPrompt: 'Sök produkter, recept och annat',
  searchButton: 'Sök',
  searchTitle: 'Sök',
  resultsFor: (q) => `Sökresultat för ”${q}”`,
  searchEverywhere: (q) => `Sök på hela webbplatsen: ”${q}”`,
  kinds: { product: 'Produkter', recipe: 'Recept', news: 'Nyheter', page: 'Sidor' },
  counts: {
    product: { oneResult: '1 produkt', manyResults: '{count} produkter' },
    recipe: { oneResult: '1 recept', manyResults: '{count} recept' },
    news: { oneResult: '1 nyhet', manyResults: '{count} nyheter' },
  },
  logIn: 'Logga in',
  account: 'Mitt konto',
  novelty: 'Nyhet!',
  productNumber: 'Artikelnummer',
  ean: 'EAN-kod',
  weight: 'Vikt',
  price: 'Pris',
  ingredients: 'Ingredienser',
  contents: 'Innehåll',
  method: 'Gör så här',
  time: 'Tillagningstid',
  portions: 'Portioner',
  formNotSent: 'Formuläret skickades inte',
  formTooLarge:
    'Bilagorna eller texterna är för stora. Gå tillbaka med webbläsarens bakåtknapp: det du skrev finns kvar. Ta bort en bilaga eller välj en mindre.',
  formTooMany:
    'Det har skickats för många formulär från din adress. Vänta en timme. Med webbläsarens bakåtknapp kommer du till det du skrev.',
  formRefused:
    'Webbläsaren berättade inte vilken sida formuläret finns på. Gå tillbaka med bakåtknappen, ladda om sidan och skicka formuläret därifrån.',
  formLater:
    'Något gick fel. Gå tillbaka med webbläsarens bakåtknapp: det du skrev finns kvar. Försök igen om en stund.',
  toForm: 'Till formulärets sida',
  help: 'Hjälp',
  privacy: 'Integritet',
  privacyText: (controller) =>
    `${controller} behandlar dina uppgifter bara för det ärende du lämnar dem för. Meddelanden och prenumerationer på nyhetsbrev tas bort senast efter ${KEPT.messageYears} år.`,
  notice: 'Meddelande',
  readMore: 'Läs mer',
  notFoundTitle: 'Sidan finns inte',
  notFound: 'Det finns ingen sida på adressen. Den kan ha tagits bort, eller så är adressen felskriven.',
  errorTitle: 'Något gick fel',
  error: 'Sidan kunde inte visas. Försök igen om en stund.',
  toHome: 'Till startsidan',
};

const en: Messages = {
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  searchLabel: 'What are you looking for?',
  searchPrompt: 'Search for a product, a recipe or anything else',
  searchButton: 'Search',
  searchTitle: 'Search',
  resultsFor: (q) => `Search results for “${q}”`,
  searchEverywhere: (q) => `Search the whole site for “${q}”`,
  kinds: { product: 'Products', recipe: 'Recipes', news: 'News', page: 'Pages' },
  counts: {
    product: { oneResult: '1 product', manyResults: '{count} products' },
    recipe: { oneResult: '1 recipe', manyResults: '{count} recipes' },
    news: { oneResult: '1 news item', manyResults: '{count} news items' },
  },
  logIn: 'Log in',
  account: 'My account',
  novelty: 'New!',
  productNumber: 'Product number',
  ean: 'EAN code',
  weight: 'Weight',
  price: 'Price',
  ingredients: 'Ingredients',
  contents: 'Ingredients',
  method: 'Method',
  time: 'Cooking time',
  portions: 'Serves',
  formNotSent: 'The form was not sent',
  formTooLarge:
    'The attachments or the texts are too large. Go back with the browser’s back button: what you typed is still there. Leave a file out, or choose a smaller one.',
  formTooMany:
    'Too many forms have been sent from your address. Please wait an hour. The browser’s back button takes you to what you typed.',
  formRefused:
    'The browser did not say which page the form is on. Go back with the back button, reload the page and send the form from there.',
  formLater:
    'Something went wrong. Go back with the browser’s back button: what you typed is still there. Please try again in a moment.',
  toForm: 'Go to the form page',
  help: 'Help',
  privacy: 'Privacy',
  privacyText: (controller) =>
    `${controller} uses your data only for the purpose you give it for. Messages and newsletter sign-ups are deleted after ${KEPT.messageYears} years at the latest.`,
  notice: 'Notice',
  readMore: 'Read more',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address. It may have been removed, or the address may be misspelt.',
  errorTitle: 'Something went wrong',
  error: 'The page could not be shown. Please try again in a moment.',
  toHome: 'Go to the home page',
};

/** Returns the server's texts. German reads as English, since no site has German pages. */
export const getMessages = (language: Language): Messages => ({ fi, se, en, de: en })[language];
