import { http, HttpResponse } from 'msw';
import { reloadCart } from '#store/cart/load.ts';
import { emptyCustomer } from '#store/customer/model.ts';
import { store } from '#store/store.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import Header from '../../widgets/header/header/Header.tsx';
import { examples } from '../../widgets/header/header/examples.ts';
import definition from '../../widgets/header/header/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Header, examples);

export default { ...meta, tags: ['wide'], parameters: { ...meta.parameters, layout: 'fullscreen' } };

/** The usual answers, except for one path. */
const answering = (path: string, body: object) => ({
  msw: { handlers: [http.get(`*${path}`, () => HttpResponse.json(body)), ...handlers()] },
});

const SENTENCE = 'Kotimaiset maatiaispossun ylikypsät kastikepalat ja lisukkeet';
const WORD = 'Elintarviketurvallisuusvirastonhyväksyntämenettelyohjeistukset';
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `${at % 2 ? SENTENCE : WORD} ${at}`, link: `/k${at}` }));
const tabs = links(12).map((tab) => ({ ...tab, children: links(40), showMoreLabel: SENTENCE }));
const long = answering('/api/nav/:layout', {
  topTabs: links(12),
  bottomTabs: tabs,
  barLinks: links(6),
  navAccordions: tabs,
  navLinks: links(12),
  languageMenu: ['Suomi', 'English', 'Svenska (Sverige)', 'Deutsch'].map((label) => ({ label, link: '/' })),
});

export const MainSite = story('main site');
export const InEnglish = story('in English');
export const Corporate = story('corporate');
export const Export = story('export');
// A page loads cart and customer once. Stories share the page.
export const Shop = story('shop', { beforeEach: () => void reloadCart() });
export const ShopLoggedIn = story('shop', {
  name: 'shop, logged in',
  beforeEach() {
    void reloadCart();
    store.setState({ customer: { ...emptyCustomer, loggedIn: true, loading: false } });
  },
});
export const SwedishBrand = story('Swedish brand');
export const BroilerBrand = story('broiler brand');
export const SmokehouseBrand = story('smokehouse brand');
export const OpensOnHover = story('opens on hover, sticks at once');
export const LogoOfItsOwn = story('logo of its own');
export const LongLabels = story('main site', { name: 'long labels', parameters: long });
export const LongLabelsCorporate = story('corporate', {
  name: 'long labels, corporate',
  parameters: long,
});
export const NothingInTheNavigation = story('nothing in the navigation');
export const FailingCall = story('failing call');
export const HtmlForAnAnswer = story('HTML for an answer');
export const SlowCall = story('slow call');
export const Hostile = story('hostile');
