import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '../styles/saaristo.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { initialize } from 'msw-storybook-addon';
import { Fragment, lazy, Suspense } from 'react';
import { configure as configureTests } from 'storybook/test';
import { configure, parseSettings } from '#island/settings.ts';
import { LANGUAGES, languageTag, SITES, type Language, type Site } from '#lib/site.ts';
import { initialState, store } from '#store/store.ts';
import { axeOptions } from '../stories/axe-options.ts';
import { followRequests } from '../stories/requests-in-flight.ts';
import { isTranslated } from '../stories/translated.ts';
import { checkConsole, watchConsole } from './console.ts';
import { setAnswers, apiItems, getApi, AS_EXAMPLE } from '../stories/api-scenario.ts';
import { viewports } from './viewports.ts';

// The default of one second is too short when many stories run at once.
configureTests({ asyncUtilTimeout: 10_000 });

const worker = initialize({
  quiet: true,
  serviceWorker: { url: '/story-worker.js' },
  onUnhandledRequest({ url }, print) {
    if (new URL(url).pathname.startsWith('/api/')) print.error();
  },
});
followRequests(worker);

/** Sets up the page around the islands for the chosen site and language, as a CMS would. */
const inPage: Decorator = (Story, { globals, parameters }) => {
  const { site, language } = globals as { site: Site; language: Language };
  const api = getApi(globals);
  document.documentElement.dataset['site'] = site;
  document.documentElement.lang = languageTag(language);
  configure(
    parseSettings({
      captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
      verificationToken: 'story',
      shopUrl: 'https://kauppa.example/',
      ...(parameters['settings'] as object | undefined),
      site,
      language,
    }),
  );
  // The key mounts the widget again, so that it repeats its calls.
  return (
    <Fragment key={api}>
      <Story />
    </Fragment>
  );
};

/** Loaded on demand, as tests do not open documentation pages. */
const Page = lazy(() => import('./workshop/WidgetPage.tsx'));
const renderPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inPage],
  loaders: [setAnswers],
  initialGlobals: { site: 'atriafi', language: 'fi', api: AS_EXAMPLE },
  globalTypes: {
    site: { toolbar: { title: 'Site', icon: 'globe', items: [...SITES], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'transfer', items: [...LANGUAGES], dynamicTitle: true } },
    api: { toolbar: { title: 'API', icon: 'lightning', items: apiItems, dynamicTitle: true } },
  },
  parameters: {
    docs: { page: renderPage },
    options: {
      storySort: { order: ['Start', 'Runtime'] },
    },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    // A translation does not change what axe checks.
    a11y: { test: isTranslated ? 'off' : 'error', options: axeOptions },
  },
  beforeEach() {
    // Removes everything that the previous story stored, liked, put into the cart or opened by a hash.
    history.replaceState(null, '', location.pathname + location.search);
    localStorage.clear();
    sessionStorage.clear();
    store.setState(initialState, true);
    return watchConsole();
  },
  afterEach: checkConsole,
};

export default preview;
