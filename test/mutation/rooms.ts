/** A folder whose code is changed, one mutant at a time. */
export interface Room {
  /** Path of the folder. */
  name: string;
  /** Globs of the tests that are to kill the mutants. */
  tests: readonly string[];
  /** Tests that alone are to kill the mutants of a file, by the file's path. Files without an entry have all tests. */
  ownTests?: Readonly<Record<string, readonly string[]>>;
  /** Smallest score in percent. */
  aim: number;
}

/**
 * Returns a room.
 * @param more globs of tests in other folders. Only rooms of components have tests that render widgets, because these
 *   take seconds for each surviving mutant.
 */
const createRoom = (name: string, ...more: string[]): Room => ({
  name,
  tests: [`test/unit/${name}/**/*.test.{ts,tsx}`, ...more],
  aim: 85,
});

/**
 * Returns a room whose files have tests of their own.
 * @param table the names of the tests of each file; a name in another folder of unit tests has its path
 */
function createOwnTestsRoom(
  name: string,
  aim: number,
  table: Readonly<Record<string, readonly string[]>>,
): Room {
  const getPath = (test: string): string => `test/unit/${test.includes('/') ? test : `${name}/${test}`}`;
  const ownTests = Object.fromEntries(
    Object.entries(table).map(([file, tests]) => [`${name}/${file}`, tests.map(getPath)]),
  );
  return { name, tests: [...new Set(Object.values(ownTests).flat())], ownTests, aim };
}

/** Tests of the runtime's files, by their names: each starts the whole runtime, so that most tests run most files. */
const MOUNT_TESTS = {
  'chunk-loader.ts': ['chunk-loader.test.ts', 'loading.test.tsx'],
  'development.ts': ['development.test.ts'],
  'edit-mode.ts': ['edit-mode.test.ts'],
  'edit-overlay.ts': ['edit-overlay.test.ts'],
  'entry.ts': [
    'page.test.tsx',
    'bundles.test.tsx',
    'content-first.test.tsx',
    'rest.test.tsx',
    'loader.test.tsx',
  ],
  'fallback-state.ts': ['fallback-state.test.ts'],
  'field.ts': ['field.test.ts'],
  'fetch-file.ts': ['chunk-loader.test.ts'],
  'focus.ts': ['fallback-state.test.ts', 'movement.test.tsx'],
  'ids.ts': ['hydrate.test.tsx'],
  'interactions.ts': ['lost-script.test.ts', 'fallback-state.test.ts'],
  'island.tsx': [
    'states.test.ts',
    'props.test.tsx',
    'slots.test.tsx',
    'movement.test.tsx',
    'large-island.test.tsx',
    'hydrate.test.tsx',
  ],
  'listeners.ts': ['listeners.test.tsx', 'trees.test.tsx'],
  'load-strategies.ts': ['loading.test.tsx'],
  'load.ts': ['states.test.ts', 'migrate.test.tsx', 'hydrate.test.tsx'],
  'loader.ts': ['page.test.tsx', 'loader.test.tsx', 'trees.test.tsx', 'movement.test.tsx'],
  'lost-script.ts': ['lost-script.test.ts'],
  'markers.ts': [
    'states.test.ts',
    'props.test.tsx',
    'page.test.tsx',
    'movement.test.tsx',
    'loading.test.tsx',
  ],
  'migrate.ts': ['migrate.test.tsx'],
  'nearest-language.ts': ['nearest-language.test.ts'],
  'personal.ts': ['personal.test.ts'],
  'registry.ts': ['bundles.test.tsx', 'page.test.tsx'],
  'report.ts': ['report.test.ts'],
  'hints.ts': ['report.test.ts', 'development.test.ts'],
  'hash-table.ts': ['report.test.ts'],
  'rest.ts': ['rest.test.tsx'],
  'root.ts': ['listeners.test.tsx', 'large-island.test.tsx', 'slots.test.tsx', 'hydrate.test.tsx'],
  'schedule.ts': ['loading.test.tsx'],
  'style.ts': ['style.test.ts'],
  'translated.ts': ['translated.test.tsx'],
  'user-input.ts': ['user-input.test.ts', 'fallback-state.test.ts'],
};

/** Tests of the files that render on a server. Tests of the build, which run none of these files, are left out. */
const PRERENDER_TESTS = {
  'calls.ts': ['load.test.ts'],
  'content-without-script.ts': ['visible-content.test.ts'],
  'find-markers.ts': ['find-markers.test.ts'],
  'metrics.ts': ['tracing.test.ts'],
  'optional.ts': ['tracing.test.ts'],
  'options.ts': ['load.test.ts'],
  'page-check.ts': ['page-check.test.ts'],
  'pool-messages.ts': ['pool.test.ts'],
  'pool.ts': ['pool.test.ts'],
  'prerender.ts': ['prerender.test.ts', 'load.test.ts', 'mount/slots.test.tsx'],
  'rich-text.ts': ['bounded.test.ts', 'prerender.test.ts'],
  'sidecar.ts': ['sidecar.test.ts', 'page-check.test.ts', 'tracing.test.ts', 'sidecar-load.test.ts'],
  'slots.ts': ['mount/slots.test.tsx'],
  'stream.ts': ['stream.test.ts'],
  'tracing.ts': ['tracing.test.ts'],
};

const ENTRIES_TEST = 'cms/content/entries.test.ts';
const SEARCH_TEST = 'cms/content/search/search.test.ts';
const FACETS_TEST = 'cms/content/search/facets.test.ts';
const TYPOS_TEST = 'cms/content/search/typos.test.ts';
const TERMS_TEST = 'cms/content/search/terms.test.ts';
const WORDS_TEST = 'cms/content/search/words.test.ts';
const PAGE_PARTS_TEST = 'cms/content/pages/page-parts.test.ts';
const PAGE_STORE_TEST = 'cms/content/pages/page-store.test.ts';

/** Tests of the content's files. Each starts a server, unless a file needs none. */
const CONTENT_TESTS = {
  'entries.ts': [ENTRIES_TEST],
  'entry-index.ts': [SEARCH_TEST, FACETS_TEST, PAGE_STORE_TEST],
  'find-entry.ts': [SEARCH_TEST, 'cms/pages/pages.test.ts'],
  'hits.ts': [ENTRIES_TEST],
  'initial-likes.ts': [ENTRIES_TEST],
  'like-routes.ts': ['cms/server/writes.test.ts'],
  'likes.ts': ['cms/server/writes.test.ts', 'cms/pages/pages.test.ts'],
  'media/routes.ts': ['cms/editor/media.test.ts'],
  'media/sizes.ts': ['media-store.test.ts', 'cms/editor/media.test.ts', 'cms/files/files.test.ts'],
  'media/store.ts': ['media-store.test.ts', 'cms/editor/media.test.ts'],
  'menus/parse-weeks.ts': ['parse-weeks.test.ts'],
  'menus/routes.ts': ['menus.test.ts'],
  'menus/store.ts': ['menus.test.ts'],
  'navigation-routes.ts': ['navigation.test.ts', 'cms/pages/pages.test.ts'],
  'page-language.ts': ['filtered-cards.test.ts', FACETS_TEST],
  'pages/draft-history.ts': [PAGE_PARTS_TEST, 'cms/editor/pages/drafts.test.ts'],
  'pages/notes.ts': ['cms/content/pages/notes.test.ts', PAGE_PARTS_TEST],
  'pages/page-entries.ts': [PAGE_STORE_TEST, 'cms/editor/pages/sections.test.ts'],
  'pages/page-links.ts': [PAGE_PARTS_TEST],
  'pages/page-search.ts': [PAGE_PARTS_TEST, PAGE_STORE_TEST, 'cms/editor/pages/page-list.test.ts'],
  'pages/page-store.ts': [
    PAGE_STORE_TEST,
    'cms/editor/pages/pages.test.ts',
    'cms/editor/pages/sections.test.ts',
  ],
  'pages/preview-links.ts': [PAGE_PARTS_TEST],
  'pages/purge-tags.ts': ['cms/server/shared-pages.test.ts', 'cms/editor/pages/sections.test.ts'],
  'pages/reimport-pages.ts': [PAGE_STORE_TEST],
  'pages/review-store.ts': [PAGE_PARTS_TEST],
  'pages/reviews.ts': [PAGE_PARTS_TEST, 'cms/editor/pages/together.test.ts'],
  'pages/sanitize-blocks.ts': ['cms/editor/pages/pages.test.ts', 'cms/editor/pages/heavy-text.test.ts'],
  'pages/sanitize-html.ts': ['cms/content/pages/sanitize-html.test.ts'],
  'pages/sections.ts': [PAGE_PARTS_TEST, 'cms/editor/pages/sections.test.ts'],
  'pages/tasks.ts': [PAGE_PARTS_TEST],
  'pages/templates.ts': ['cms/content/pages/templates.test.ts', 'cms/editor/pages/pages.test.ts'],
  'pages/translation-groups.ts': ['cms/editor/pages/translations.test.ts'],
  'pages/translations.ts': ['cms/editor/pages/translations.test.ts'],
  'plain-text.ts': ['plain-text.test.ts'],
  'search/alphabet.ts': [WORDS_TEST],
  'search/analyser.ts': [WORDS_TEST],
  'search/cards.ts': ['filtered-cards.test.ts'],
  'search/compounds.ts': [WORDS_TEST],
  'search/conditions.ts': [SEARCH_TEST, FACETS_TEST],
  'search/facet-choices.ts': [FACETS_TEST],
  'search/facet-routes.ts': [FACETS_TEST],
  'search/facets.ts': [FACETS_TEST, SEARCH_TEST],
  'search/filtered-card-routes.ts': ['filtered-cards.test.ts'],
  'search/finnish/finnish.ts': [WORDS_TEST],
  'search/finnish/forms.ts': [WORDS_TEST],
  'search/finnish/gradation.ts': [WORDS_TEST],
  'search/language.ts': [WORDS_TEST, SEARCH_TEST],
  'search/parameters.ts': ['cms/content/search/parameters.test.ts'],
  'search/product-list.ts': [FACETS_TEST],
  'search/routes.ts': [SEARCH_TEST, FACETS_TEST, TYPOS_TEST],
  'search/search.ts': [SEARCH_TEST, FACETS_TEST, TYPOS_TEST],
  'search/swedish/swedish.ts': [WORDS_TEST],
  'search/synonym-list.ts': [WORDS_TEST, 'cms/editor/synonyms.test.ts'],
  'search/synonyms.ts': [WORDS_TEST],
  'search/terms.ts': [TERMS_TEST, SEARCH_TEST, TYPOS_TEST],
  'search/typos.ts': [TERMS_TEST, TYPOS_TEST],
  'search/vector.ts': [TERMS_TEST, WORDS_TEST],
  'sitemap.ts': ['cms/pages/search-engines.test.ts'],
  'uses.ts': ['cms/editor/uses/uses.test.ts', 'cms/editor/pages/health.test.ts'],
  'vocabulary.ts': [ENTRIES_TEST],
};

const ACCOUNTS_TEST = 'accounts.test.ts';
const PAGES_TEST = 'cms/editor/pages/pages.test.ts';
const PAGE_LIST_TEST = 'cms/editor/pages/page-list.test.ts';
const TOGETHER_TEST = 'cms/editor/pages/together.test.ts';

/** Tests of the editor's files. */
const EDITOR_TESTS = {
  'accounts/audit-hook.ts': [ACCOUNTS_TEST],
  'accounts/audit-routes.ts': [ACCOUNTS_TEST],
  'accounts/audit.ts': [ACCOUNTS_TEST],
  'accounts/link-routes.ts': [ACCOUNTS_TEST],
  'accounts/links.ts': [ACCOUNTS_TEST],
  'accounts/open-id-routes.ts': [ACCOUNTS_TEST],
  'accounts/open-id.ts': [ACCOUNTS_TEST],
  'accounts/second-factor-routes.ts': [ACCOUNTS_TEST],
  'accounts/second-factor.ts': [ACCOUNTS_TEST],
  'accounts/sign-in.ts': [ACCOUNTS_TEST],
  'controls.ts': ['labels.test.ts', 'views.test.ts'],
  'download.ts': ['labels.test.ts'],
  'editor-host.ts': ['cms/server/own-domain.test.ts'],
  'enquiry-page.ts': ['views.test.ts'],
  'export.ts': ['export.test.ts'],
  'inbox.ts': ['rows.test.ts', 'cms/server/retention.test.ts'],
  'labels.ts': ['labels.test.ts'],
  'layout.ts': ['views.test.ts'],
  'list-page.ts': ['views.test.ts'],
  'media/pages.ts': ['media-views.test.ts'],
  'media/routes.ts': ['media.test.ts'],
  'pages/api.ts': [PAGES_TEST, 'cms/editor/pages/sections.test.ts', TOGETHER_TEST],
  'pages/app-page.ts': [PAGES_TEST, 'cms/editor/pages/sections.test.ts'],
  'pages/bulk-routes.ts': [PAGE_LIST_TEST],
  'pages/bulk.ts': ['cms/editor/pages/page-list-views.test.ts', PAGE_LIST_TEST],
  'pages/canvas.ts': [PAGES_TEST],
  'pages/page-actions.ts': [PAGES_TEST, 'cms/editor/pages/translations.test.ts'],
  'pages/page-list.ts': ['cms/editor/pages/page-list-views.test.ts'],
  'pages/page-paths.ts': [PAGES_TEST],
  'pages/pickers.ts': [PAGES_TEST],
  'pages/public-preview.ts': [TOGETHER_TEST],
  'pages/rights-hook.ts': [ACCOUNTS_TEST],
  'pages/routes.ts': [PAGES_TEST, PAGE_LIST_TEST],
  'pages/together-api.ts': [TOGETHER_TEST],
  'password-page.ts': ['password.test.ts'],
  'password-routes.ts': ['password.test.ts'],
  'password-rules.ts': ['password.test.ts'],
  'people-page.ts': ['care-views.test.ts'],
  'people-routes.ts': ['cms/people/people.test.ts'],
  'replies/pages.ts': ['care-views.test.ts'],
  'replies/routes.ts': ['cms/enquiries/replies.test.ts'],
  'request-keys.ts': ['request-keys.test.ts'],
  'requests.ts': ['labels.test.ts', 'editor.test.ts', PAGES_TEST],
  'routes.ts': ['editor.test.ts', 'cms/server/retention.test.ts'],
  'session.ts': ['editor.test.ts'],
  'shop-pages.ts': ['views.test.ts'],
  'synonym-routes.ts': ['synonyms.test.ts'],
  'synonyms-page.ts': ['care-views.test.ts'],
  'tasks-routes.ts': [TOGETHER_TEST],
  'user-routes.ts': ['editor.test.ts', ACCOUNTS_TEST],
  'users-page.ts': ['views.test.ts'],
  'users.ts': ['editor.test.ts', ACCOUNTS_TEST],
  'uses/broken-links.ts': ['cms/editor/uses/uses.test.ts'],
  'uses/check-address.ts': ['cms/editor/uses/uses.test.ts'],
  'uses/pages.ts': ['care-views.test.ts'],
  'uses/routes.ts': ['cms/editor/uses/uses.test.ts'],
  'uses/things.ts': ['cms/editor/uses/uses.test.ts'],
};

/** Tests of the forms' parts. Those of the widgets render whole forms and take seconds. */
const FORM_TESTS = {
  'captcha/altcha.ts': ['altcha.test.ts'],
  'captcha/altcha.worker.ts': ['altcha.test.ts'],
  'captcha/captcha.ts': ['values.test.ts', 'mtcaptcha.test.ts', 'altcha.test.ts', 'form.test.tsx'],
  'captcha/mtcaptcha-page.ts': ['mtcaptcha.test.ts'],
  'captcha/mtcaptcha.ts': ['mtcaptcha.test.ts'],
  'captcha/solve.ts': ['altcha.test.ts'],
  'captcha/use-captcha.ts': ['mtcaptcha.test.ts', 'altcha.test.ts', 'form.test.tsx'],
  'captcha/work.ts': ['altcha.test.ts'],
  'calendar/Calendar.tsx': ['date-field.test.tsx'],
  'Checkbox.tsx': ['choices.test.tsx', 'native.test.tsx'],
  'Choices.tsx': ['choices.test.tsx'],
  'closed-result.ts': ['values.test.ts'],
  'context.ts': ['form.test.tsx', 'native.test.tsx'],
  'DateField.tsx': ['date-field.test.tsx'],
  'draft.ts': ['values.test.ts', 'draft.test.tsx'],
  'ErrorList.tsx': ['form.test.tsx'],
  'expert-question/ExpertQuestion.tsx': ['widgets/forms/expert-question.test.tsx'],
  'Field.tsx': ['form.test.tsx', 'date-field.test.tsx', 'choices.test.tsx'],
  'files/FileField.tsx': ['native.test.tsx', 'file-field.test.tsx'],
  'files/read-file.ts': ['read-file.test.ts', 'file-field.test.tsx'],
  'files/thumbnail.ts': ['file-field.test.tsx'],
  'files/use-files.ts': ['file-field.test.tsx'],
  'form-props.ts': ['values.test.ts'],
  'Form.tsx': ['native.test.tsx', 'form.test.tsx', 'widgets/forms/retail-contact-form.test.tsx'],
  'native-result.ts': ['values.test.ts', 'native.test.tsx'],
  'Native.tsx': ['native.test.tsx'],
  'OutsideLink.tsx': ['widgets/forms/promotional-photo-form.test.tsx'],
  'problems.ts': ['values.test.ts', 'native.test.tsx'],
  'product-picker/find-products.ts': ['values.test.ts', 'product-picker.test.tsx'],
  'product-picker/ProductPicker.tsx': ['product-picker.test.tsx'],
  'product-picker/use-options.ts': ['product-picker.test.tsx'],
  'product-picker/use-products.ts': ['product-picker.test.tsx'],
  'resolver.ts': ['form.test.tsx', 'choices.test.tsx'],
  'retail/Complaint.tsx': ['widgets/forms/complaint-form.test.tsx'],
  'retail/Feedback.tsx': ['widgets/forms/feedback-form.test.tsx'],
  'retail/Person.tsx': ['choices.test.tsx'],
  'Select.tsx': ['choices.test.tsx'],
  'sign-up/EmailField.tsx': ['widgets/signups/sign-ups.test.tsx'],
  'sign-up/Newsletter.tsx': ['widgets/signups/sign-ups.test.tsx'],
  'submission.ts': ['form.test.tsx'],
  'SubmitRow.tsx': ['form.test.tsx'],
  'Success.tsx': ['form.test.tsx', 'widgets/forms/retail-contact-form.test.tsx'],
  'TextArea.tsx': ['form.test.tsx'],
  'TextField.tsx': ['choices.test.tsx', 'form.test.tsx'],
  'typed-values.ts': ['values.test.ts', 'native.test.tsx'],
  'use-form-state.ts': [
    'native.test.tsx',
    'form.test.tsx',
    'choices.test.tsx',
    'draft.test.tsx',
    'file-field.test.tsx',
  ],
};

/** All rooms, the runtime first. */
export const ROOMS: readonly Room[] = [
  createOwnTestsRoom('mount', 90, MOUNT_TESTS),
  createOwnTestsRoom('prerender', 90, PRERENDER_TESTS),
  createRoom('src/lib', 'test/unit/src/ui/barcode.test.tsx'),
  createRoom(
    'src/api',
    'test/unit/src/store/{cart,customer}/*.test.ts',
    'test/unit/src/store/{delivery,likes}.test.ts',
  ),
  createRoom('src/store'),
  createOwnTestsRoom('src/forms', 85, FORM_TESTS),
  createRoom('src/island'),
  createRoom('src/i18n'),
  createRoom('src/schemas', 'test/unit/src/forms/rules.test.ts', 'test/unit/src/island/settings.test.ts'),
  {
    name: 'cms/shop',
    // Without tests that need the build or try hundreds of codes.
    tests: ['test/unit/cms/shop/!(basket-without-script|coupon-guessing).test.ts'],
    aim: 85,
  },
  {
    name: 'cms/http',
    // Without tests that create a server and fill its database.
    tests: [
      'test/unit/cms/http/*.test.ts',
      'test/unit/cms/http/security/{bodies,browsers,client-address,limits,password-hash}.test.ts',
    ],
    aim: 85,
  },
  createRoom('cms/enquiries'),
  createOwnTestsRoom('cms/editor', 85, EDITOR_TESTS),
  createOwnTestsRoom('cms/content', 85, CONTENT_TESTS),
];

/** Returns the room of a name. Throws if there is none. */
export function findRoom(name: string): Room {
  const room = ROOMS.find((each) => each.name === name);
  if (!room) throw new Error(`"${name}" is none of ${ROOMS.map((each) => each.name).join(', ')}.`);
  return room;
}
