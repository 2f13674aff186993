/** Renders the table of a privacy page: cookies and storage in the visitor's browser, from the declarations that the code uses. */
import { STORED, type Stored } from 'saaristo/page-details';
import { normalisePath } from '../../platform/model/paths.ts';
import { VISITOR_COOKIES, type VisitorCookie } from '../../platform/http/security/cookies.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import type { PageContext } from './context.ts';
import { isSelling } from './settings.ts';

type Key = keyof typeof STORED | VisitorCookie;

/** Sites that store an item: the shop alone, those that sell, or all. */
const PLACES: Readonly<Record<Key, 'shop' | 'selling' | 'all'>> = {
  cart: 'selling',
  likes: 'all',
  customer: 'shop',
  deliveryDate: 'shop',
  deliveryTime: 'shop',
  deliveryBar: 'shop',
  foodServiceButtons: 'all',
  draft: 'all',
  recipeBanner: 'all',
  newsletter: 'shop',
  probe: 'all',
  'lk-visitor': 'selling',
  'XSRF-TOKEN': 'selling',
  'lk-customer': 'shop',
  'known-customer': 'shop',
};

interface Texts {
  title: string;
  intro: string;
  columns: readonly [name: string, where: string, time: string, why: string];
  where: Record<Stored['where'], string>;
  local: string;
  session: string;
  atOnce: string;
  days: (days: number) => string;
  or: string;
  why: Record<Key, string>;
}

const fi: Texts = {
  title: 'Mitä selaimeesi tallennetaan',
  intro:
    'Emme tallenna selaimeesi mitään ennen kuin teet jotain, mikä sitä vaatii, emmekä seuraa sinua. Selain säilyttää vain nämä:',
  columns: ['Nimi', 'Paikka', 'Kuinka kauan', 'Milloin ja miksi'],
  where: { local: 'paikallinen tallennustila', session: 'istunnon tallennustila', cookie: 'eväste' },
  local: 'kunnes tyhjennät selaimen tiedot',
  session: 'kunnes suljet välilehden tai selaimen',
  atOnce: 'poistetaan heti',
  days: (days) => `${days} päivää`,
  or: ' tai ',
  why: {
    cart: 'Kun lisäät tuotteen ostoskoriin: näyttää korin sisällön heti kaikilla sivuilla.',
    likes: 'Kun tykkäät sisällöstä: muistaa tykkäyksesi.',
    customer: 'Kun täytät yhteystietosi kassalla tai kirjaudut: säilyttää ne, jos lataat sivun uudelleen.',
    deliveryDate: 'Kun valitset toimituspäivän.',
    deliveryTime: 'Kun valitset toimitusajan.',
    deliveryBar: 'Kun suljet toimituspalkin: pitää sen kiinni.',
    foodServiceButtons: 'Kun piilotat yhteydenottopainikkeet: pitää ne piilossa.',
    draft: 'Kun kirjoitat lomakkeeseen: säilyttää tekstin, kunnes lähetät sen.',
    recipeBanner: 'Kun suljet reseptisivun ilmoituksen: pitää sen kiinni.',
    newsletter: 'Kun suljet uutiskirjeikkunan (7 päivää) tai tilaat uutiskirjeen (400 päivää).',
    probe: 'Kun toiminto vaatii evästeitä: kokeilee, sallitaanko ne.',
    'lk-visitor': 'Kun lisäät tuotteen ostoskoriin: tunnistaa korisi verkkokaupassa.',
    'XSRF-TOKEN': 'Kun sinulla on ostoskori tai kirjaudut: suojaa lomakkeita väärinkäytöltä.',
    'lk-customer': 'Kun kirjaudut: pitää sinut kirjautuneena.',
    'known-customer': 'Kun kirjaudut: muut eivät voi lukita tiliäsi arvaamalla salasanoja.',
  },
};

const se: Texts = {
  title: 'Det som sparas i din webbläsare',
  intro:
    'Vi sparar ingenting i din webbläsare förrän du gör något som kräver det, och vi spårar dig inte. Webbläsaren sparar bara det här:',
  columns: ['Namn', 'Plats', 'Hur länge', 'När och varför'],
  where: { local: 'lokal lagring', session: 'sessionslagring', cookie: 'kaka' },
  local: 'tills du rensar webbläsarens data',
  session: 'tills du stänger fliken eller webbläsaren',
  atOnce: 'tas bort genast',
  days: (days) => `${days} dagar`,
  or: ' eller ',
  why: {
    cart: 'När du lägger en vara i varukorgen: visar innehållet genast på alla sidor.',
    likes: 'När du gillar något: minns dina gillanden.',
    customer: 'När du fyller i dina uppgifter i kassan eller loggar in: behåller dem om du laddar om sidan.',
    deliveryDate: 'När du väljer leveransdag.',
    deliveryTime: 'När du väljer leveranstid.',
    deliveryBar: 'När du stänger leveransraden: håller den stängd.',
    foodServiceButtons: 'När du döljer kontaktknapparna: håller dem dolda.',
    draft: 'När du skriver i ett formulär: behåller texten tills du skickar den.',
    recipeBanner: 'När du stänger meddelandet på en receptsida: håller det stängt.',
    newsletter: 'När du stänger nyhetsbrevets ruta (7 dagar) eller beställer nyhetsbrevet (400 dagar).',
    probe: 'När en funktion kräver kakor: provar om de tillåts.',
    'lk-visitor': 'När du lägger en vara i varukorgen: känner igen din varukorg i webbutiken.',
    'XSRF-TOKEN': 'När du har en varukorg eller loggar in: skyddar formulär mot missbruk.',
    'lk-customer': 'När du loggar in: håller dig inloggad.',
    'known-customer': 'När du loggar in: andra kan inte låsa ditt konto genom att gissa lösenord.',
  },
};

const en: Texts = {
  title: 'What is stored in your browser',
  intro:
    'We store nothing in your browser until you do something that needs it, and we do not track you. The browser keeps only these:',
  columns: ['Name', 'Place', 'How long', 'When and why'],
  where: { local: 'local storage', session: 'session storage', cookie: 'cookie' },
  local: 'until you clear the browser’s data',
  session: 'until you close the tab or the browser',
  atOnce: 'removed at once',
  days: (days) => `${days} days`,
  or: ' or ',
  why: {
    cart: 'When you add a product to the cart: shows its contents at once on every page.',
    likes: 'When you like something: remembers your likes.',
    customer: 'When you fill in your details at the checkout or log in: keeps them if you reload the page.',
    deliveryDate: 'When you choose a delivery date.',
    deliveryTime: 'When you choose a delivery time.',
    deliveryBar: 'When you close the delivery bar: keeps it closed.',
    foodServiceButtons: 'When you hide the contact buttons: keeps them hidden.',
    draft: 'When you type in a form: keeps the text until you send it.',
    recipeBanner: 'When you close the notice on a recipe page: keeps it closed.',
    newsletter: 'When you close the newsletter window (7 days) or subscribe (400 days).',
    probe: 'When something needs cookies: tries whether they are allowed.',
    'lk-visitor': 'When you add a product to the cart: recognises your cart in the shop.',
    'XSRF-TOKEN': 'When you have a cart or log in: protects forms against misuse.',
    'lk-customer': 'When you log in: keeps you logged in.',
    'known-customer': 'When you log in: others cannot lock your account by guessing passwords.',
  },
};

const TEXTS = { fi, se, en, de: en };

/** Returns whether a path is that of the site's privacy page. */
export const isPrivacyPage = ({ site, language }: PageContext, path: string): boolean =>
  normalisePath(path) === site.privacy?.pages[language];

const getItem = (key: Key): Stored =>
  key in STORED
    ? STORED[key as keyof typeof STORED]
    : { name: key, where: 'cookie', ...VISITOR_COOKIES[key as VisitorCookie] };

function describeTime({ where, days }: Stored, t: Texts): string {
  if (where === 'local') return t.local;
  if (days === undefined) return t.session;
  return days.map((one) => (one === 0 ? t.atOnce : t.days(one))).join(t.or);
}

/** Renders the table of cookies and storage (docs/cms.md#privacy). */
export function renderStoredList(context: PageContext): Html {
  const t = TEXTS[context.language];
  const isShop = context.site.site === SHOP;
  const keys = (Object.keys(PLACES) as Key[]).filter(
    (key) => isShop || PLACES[key] === 'all' || (PLACES[key] === 'selling' && isSelling(context)),
  );
  return html`<h2>${t.title}</h2>
    <p>${t.intro}</p>
    <table class="stored-list">
      <thead>
        <tr>
          ${t.columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${keys.map((key) => {
          const item = getItem(key);
          return html`<tr>
            <th scope="row">${item.name}</th>
            <td data-column="${t.columns[1]}">${t.where[item.where]}</td>
            <td data-column="${t.columns[2]}">${describeTime(item, t)}</td>
            <td data-column="${t.columns[3]}">${t.why[key]}</td>
          </tr> `;
        })}
      </tbody>
    </table>`;
}
