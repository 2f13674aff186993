/**
 * The sentences of docs/reference.md by their headings: the beginning of each, and the title of the test that asserts it, or why no test can.
 * `reference.test.ts` compares both, so that no sentence is without a row.
 */
export type Row = readonly [beginning: string, test: string | { why: string }];

export const SENTENCES: Readonly<Record<string, readonly Row[]>> = {
  Reference: [
    ['The public contract', { why: 'an introduction' }],
    ['A change that could break', { why: 'a promise about releases' }],
    ['Embedding is the guide', { why: 'a pointer' }],
    ['The glossary explains', { why: 'a pointer' }],
    [
      '`scripts/test/reference/sentences.ts` names',
      'reference: each sentence has one row, with a test or the reason why there is none',
    ],
  ],
  'A marker': [
    ['`data-widget` |', 'state: data-widget makes an element a marker, and a new value another widget'],
    ['`data-props` |', 'props: the attribute replaces the script; without it, the script applies again'],
    ['`data-props-version` |', 'migration: a marker whose version is %s has the present props'],
    ['`data-load` |', 'load strategy: data-load of the marker replaces the widget’s own'],
    [
      'children |',
      'state: a marker of the parsed page is pending, loading, then mounted without its fallback',
    ],
    [
      'A marker may be any HTML element',
      'state: an element that can not show an island is invalid, with the reason',
    ],
    [
      'Elements that cannot show',
      'state: an element that can not show an island is invalid, with the reason',
    ],
    [
      'A marker may be in the page',
      'nested marker: one in the HTML of another widget is mounted and unmounted with it',
    ],
    ["The name of a marker's element", 'state: the name of a <%s> (%s%s) stays beside the island'],
    [
      '**Close each marker.**',
      'state: a marker that is not closed and contains %s keeps it beside the island, and says so',
    ],
    ['`npx saaristo doctor` finds', 'a marker whose tag ends in />'],
    [
      'In the browser the runtime recognises',
      'state: a marker that is not closed and contains %s keeps it beside the island, and says so',
    ],
    [
      'Such content stays below',
      'state: a marker that is not closed and contains %s keeps it beside the island, and says so',
    ],
    [
      '`prerender` leaves the marker',
      'server: a marker whose start tag ends in /> is left, and those in it are rendered',
    ],
    [
      '**Loading.**',
      'fallback state: typed text, selections and checked boxes are in the island and in its state',
    ],
    ['The island takes over text', 'fallback state: focus and caret are kept'],
    ['All of this stays', 'what the visitor has done in a slot before the island is not done again'],
    [
      'While an input method',
      'composition: text that an input method composes in the fallback is kept when the island mounts',
    ],
    [
      'For a text that was typed before',
      'composition: text that an input method composes in the fallback is kept when the island mounts',
    ],
    ['**New props.**', 'props: changed ones update the mounted island, which keeps its state and element'],
    ['A marker that is not yet loaded', 'load strategy: a changed data-load of a pending marker is applied'],
    [
      'A marker that is `invalid` or `failed` starts',
      'failure: a failed widget is mounted again with other props',
    ],
    ['**Moving and removing.**', 'moved marker: it keeps its island, state and focused element'],
    [
      'A marker that is removed gets',
      'removed marker: it is unmounted, and its fallback is restored without a state',
    ],
    [
      '**New content.**',
      'overwritten marker: its island is put back with its state, and the new content is its fallback',
    ],
    [
      'The island keeps its state and focus.',
      'overwritten marker: its island keeps the focus, unless it had lost it',
    ],
    ['If the same write', 'overwritten marker: an island that lost a part of its elements is mounted anew'],
    [
      'A script that removes single',
      'mounted marker: one of whose island a script removes an element is mounted again by unmount() and scan()',
    ],
    [
      'If a script overwrites',
      'overwritten marker: a script that overwrites it repeatedly makes it fail, and the page continues',
    ],
    [
      '**Prerendered pages**',
      'migration: a page that is morphed back into the server’s HTML is migrated again, and the island stays',
    ],
    ['The `<saaristo-root>`', 'ids: copies of a prerendered marker are hydrated with different ids'],
    ['**Copies.**', 'clone: of a mounted marker is a separate marker'],
    ['**Drafts.**', 'forms: a draft is restored in its own form'],
    ["They are stored by the page's path", 'forms: a draft is restored in its own form'],
    ['Give a marker an `id`', { why: 'advice' }],
    [
      '**Shadow trees and frames.**',
      'shadow tree: its markers are found by scan(), observed, and unregistered together with the tree',
    ],
    [
      'If the host returns',
      'shadow tree: its markers are found by scan(), observed, and unregistered together with the tree',
    ],
    [
      'The same is true of the document',
      "frames: islands mount in a sandboxed frame and in a frame's document that the outer page scans",
    ],
    [
      'The script links',
      'style: an island in a shadow tree or a frame has its stylesheets and the base there',
    ],
  ],
  'Presses before the island': [
    [
      'A click on a control',
      '$name: a click on a control of the fallback is replayed in the island, also if the control is rendered later',
    ],
    [
      'Each control is clicked once',
      'click: on several controls, is replayed in order and once for each control',
    ],
    [
      '**Which control:**',
      'click: on a button with a name, is replayed on the button with the same name and value',
    ],
    [
      'If the fallback or the island has several',
      'click: on one of several buttons, is replayed on the button with the same text',
    ],
    ["So give the fallback's buttons", { why: 'advice' }],
    [
      "**Browser's own actions**",
      'click: on a link of the fallback, which the browser follows, is not replayed',
    ],
    [
      '**Time limit:**',
      'late script: interactions are stored until the script reads them, and forgotten after 15 s',
    ],
    [
      'A click before a failed load',
      'click: before the code could not be loaded is not replayed after a retry',
    ],
    ['**Before the script itself:**', 'late script: a click before it is replayed once'],
    [
      '**Moment:**',
      '$name: a click on a control of the fallback is replayed in the island, also if the control is rendered later',
    ],
    [
      'This may be later than the mount',
      '$name: a click on a control of the fallback is replayed in the island, also if the control is rendered later',
    ],
    ['A click or key in the island cancels', 'another click of the visitor'],
    ['**Number:**', 'click: on more than 50 controls, is stored for the last 50'],
  ],
  'Old pages': [
    ['A widget whose props have changed', 'migration: a marker whose version is %s has the present props'],
    ['The runtime writes', 'migration: old props that a script writes to a mounted island are migrated'],
    ['Props of a newer version', 'migration: a marker whose version is %s has the present props'],
    ['`prerender` does the same', 'props of an older version are migrated, and the marker’s own stay'],
    [
      'A CMS migrates stored props',
      'migration: stored blocks are migrated; current and unknown ones and rich text are unchanged',
    ],
    [
      'A marker of a removed widget',
      'unknown widget: the server’s last rendering is shown, in edit mode with a notice',
    ],
    ['In edit mode it says', 'edit mode: the notice of an unknown block names a similar one'],
  ],
  Props: [
    ['Props are checked', 'props: %o is invalid; the error names widget, path, expected and given value'],
    ['Unknown keys are ignored', 'props: from the attribute, they get defaults and lose unknown keys'],
    ['Lists lose such items.', 'props: %s is read as a CMS means it'],
    ['`[]` for an object', 'props: %s is read as a CMS means it'],
    ['Every widget takes three more props', 'props: each has a type, a title and a description'],
    [
      'A text is looked up',
      'island: its props replace the settings of the page, and the strongest text is that of the prop',
    ],
    [
      'The texts `complaint.successText` and',
      'form: it leads to "%s" with the texts %j, also without JavaScript',
    ],
    ['They are stronger than the text and', 'form: a sent form says "%s" with %j and the texts %j'],
  ],
  'Load strategies': [
    ['`eager` |', 'load strategy: the unknown strategy "%s" loads at once'],
    ['`idle` |', 'load strategy: idle loads in a browser without idle callbacks'],
    [
      '`visible` |',
      'visible: loading begins less than 200 px below the window or an area that scrolls, not earlier',
    ],
    ['`interaction` |', 'load strategy: interaction loads at %s in the fallback'],
    [
      '`media(<query>)` |',
      'contract: each load strategy loads at its time, and the first press is handed on',
    ],
    [
      'Loaded islands are mounted',
      'queue: islands that are ready together are mounted in view first, then by distance',
    ],
    ['The runtime yields', 'queue: slices are short in a browser that does not report pending input'],
    [
      'Islands in view are painted',
      'queue: a slice ends by its time, not by the number of islands; the first island has its own slice',
    ],
    ['While the rest is mounted', 'queue: with scheduler.yield, a frame is painted every 200 ms'],
  ],
  States: [
    [
      '`data-widget-state` on the marker',
      'state: a marker of the parsed page is pending, loading, then mounted without its fallback',
    ],
    ['Architecture has a diagram', { why: 'a pointer' }],
    [
      '`pending` |',
      'state: a marker of the parsed page is pending, loading, then mounted without its fallback',
    ],
    [
      '`loading` |',
      'state: a marker of the parsed page is pending, loading, then mounted without its fallback',
    ],
    [
      '`mounted` |',
      'state: a marker of the parsed page is pending, loading, then mounted without its fallback',
    ],
    ['`invalid` |', 'props: %s is invalid; the fallback stays and one console error gives the reason'],
    [
      '`failed` |',
      'code: if all requests fail, the marker has failed with its fallback and one error; a later marker tries again',
    ],
    [
      'An `invalid` or `failed` marker',
      'reserved height: an invalid marker and one whose code is missing are as high as their fallbacks',
    ],
    ['One console error', 'props: %o is invalid; the error names widget, path, expected and given value'],
    [
      'All other islands',
      'failure: a widget that throws at its first render has the same nodes as fallback again; others are mounted',
    ],
    [
      'Failed loads are retried',
      'retry: a widget whose first request for ${what} fails is mounted in the end',
    ],
    [
      'The third and fourth attempt',
      'deploy: a page that is older than it loads the chunks by their new names',
    ],
    [
      'Code or data that neither',
      'code: a request that is never answered fails after 30 s with the fallback; a late answer is mounted',
    ],
    ['The HTTP client', 'at a %s in a widget, not outside of it'],
    [
      'For a widget that needs a call',
      'script: it requests the HTTP client for a widget that makes a call at once, and not for a prerendered one',
    ],
    [
      'Earlier calls wait',
      'a call waits for it within its own timeout, and the answer has the remaining time',
    ],
    ['If it cannot be loaded,', 'a failed load is a network error, and the next call tries again'],
  ],
  Slots: [
    [
      'A widget with slots',
      'the page has its nodes again after unmounting, and the island after scanning (bundles: %i)',
    ],
    [
      'A child with `data-slot`',
      'the page has its nodes again after unmounting, and the island after scanning (bundles: %i)',
    ],
    ['With a child', 'slots: a slot that the server has not shown has its content when it is opened'],
    ['Until the island is mounted,', 'the page has its nodes and islands after a failure (bundles: %i)'],
    ['Markers in it', 'slots: markers in a slot are mounted, and unmounted with the island'],
    [
      "The content stays the page's",
      'the page has its nodes again after unmounting, and the island after scanning',
    ],
    [
      'An `<iframe>` in them',
      'bundles: a frame in a slot keeps its page when its island is mounted, also beside other content',
    ],
    [
      'The island shows a slot',
      'a copy, a saved page and one that a server renders again have one island each',
    ],
  ],
  Events: [
    ['The marker or,', 'events: mounted, failed and unmounted bubble with name and error'],
    ['All bubble.', 'events: mounted, failed and unmounted bubble with name and error'],
    [
      'Several copies',
      'cart:changed and like:added: with two copies of the module each change fires them once',
    ],
    [
      'The last two',
      'cart:changed and like:added: with two copies of the module each change fires them once',
    ],
    ['`version` changes if', { why: 'a promise about releases' }],
    ['`widget:mounted` |', 'events: mounted, failed and unmounted bubble with name and error'],
    ['`widget:failed` |', 'events: mounted, failed and unmounted bubble with name and error'],
    ['`widget:unmounted` |', 'removed marker: one that is inserted again is mounted anew, with an event'],
    ['`form:sent` |', 'form: a sent form fires form:sent once, a failed one fires nothing'],
    ['`product:added` |', 'product:added: a product that the shop accepted fires it with its pieces'],
    ['`search:changed` |', 'it opens the search of its address, and each hit links to its url'],
    [
      '`cart:changed` |',
      'cart:changed and like:added: with two copies of the module each change fires them once',
    ],
    [
      '`like:added` |',
      'cart:changed and like:added: with two copies of the module each change fires them once',
    ],
    ['With `import type', { why: "types, which the package's own check compiles" }],
  ],
  'Page settings': [
    ['One optional script', 'settings: without a script the site is atriafi, in the language of the path'],
    [
      'All keys are optional',
      'settings of the estate: none are set without a script, and the search has its usual address',
    ],
    ['`site` |', 'theme: it is that of the site, unless the CMS has set one'],
    [
      '`language` |',
      'settings: <html lang> is read after the path, and neither replaces a language of the settings nor is read on a translated page',
    ],
    ['`otherLanguages` |', 'the toggle leads to the language of the page settings'],
    ['`pageId` |', 'settings: the page sets all other values'],
    ['`subDomainId` |', 'settings of the estate: each is read by its name'],
    ['`apiBase` |', 'is not sent to another origin'],
    [
      '`searchUrl` |',
      'settings of the estate: none are set without a script, and the search has its usual address',
    ],
    ['`shopUrl` |', 'shop links: the cart is on the same site in the shop, and on the shop elsewhere'],
    ['`shopOrigin` |', 'settings of the estate: each is read by its name'],
    ['`defersShopFrame` |', 'shop frame: with defersShopFrame, a visitor %s has %i with the page'],
    ['`privacyUrl` |', 'privacy: a form says who handles the data and links to the privacy page: %s'],
    ['`privacyText` |', 'privacy: a form says who handles the data and links to the privacy page: %s'],
    ['`shopFrameUrl` |', 'shop frame: its URL is that of the settings, else the start page of the shop'],
    ['`cartFormUrl` |', 'buy control: it is rendered if the page has a form for it'],
    [
      '`cartLineFormUrl` |',
      'cart line: it is a form if the page has a URL for it, and a script never sends the form',
    ],
    ['`couponFormUrl` |', 'benefit code: the form has the URL %s of the page and otherwise none'],
    [
      '`typedCoupon` |',
      "benefit code: sent before the cart's code is loaded, the field keeps it [SHP-25] [LOAD]",
    ],
    [
      '`orderFormUrl` |',
      'checkout: an order form for pages without JavaScript is neither requested nor shown',
    ],
    ['`order` |', 'settings of the estate: each is read by its name'],
    [
      '`orderProblems` |',
      'checkout: a refused order shows all typed and chosen values and the reason [CHK-16]',
    ],
    [
      '`orderLinks` |',
      'checkout: the links of the page settings stand at the button that orders, without unsafe ones',
    ],
    ['`loginLink`,', 'settings of the estate: the link %j is ignored'],
    ['`mainOrigins` |', 'shop listener: without origins all messages are ignored'],
    ['`captcha` |', 'settings: an incomplete captcha is ignored with one console error'],
    ['`verificationToken` |', 'address modal: without a token in the page it sends that of the settings'],
    ['`cart` |', "cart in the page's HTML: it %s"],
    ['`customer` |', 'customer of the page settings: it %s'],
    ['`personalUrl` |', 'parts: they replace the shared ones, and the settings are added'],
    ['`userName` |', 'settings of the estate: each is read by its name'],
    ['`messages` |', 'texts: they can be replaced by key, with the Finnish text as default'],
    ['`antiForgery` |', 'has configurable names'],
    ['`hydrateOnUse` |', 'page at rest: %s of the visitor hydrates its islands'],
    ['`editMode` |', 'edit mode: the notice of a block that is %s with %s is before its fallback'],
    ['`cart`, `customer` and `userName`', 'page: the cart of one %s is loaded again'],
    ['The sites are', 'settings: the sites of the reference are those of the code'],
    ['An unknown `site`', 'settings: an unknown site is read as atriafi with one console error'],
    ['Settings that are not JSON', 'settings: invalid JSON gives the defaults with one console error'],
    ['If a router replaces', 'settings: changed ones, for example by a router, apply to later islands'],
    [
      'On a page that Chromium translates',
      'settings: <html lang> is read after the path, and neither replaces a language of the settings nor is read on a translated page',
    ],
  ],
  'From a script': [
    ['`window.saaristo` exists', 'window.saaristo: it has version, names and the store'],
    ['The package has its types', { why: "types, which the package's own check compiles" }],
    [
      '`scan`, `unmount` and `update` have effect',
      'script: unmount(), scan() and update() have effect before the page is parsed',
    ],
    [
      'React and the rest',
      'entry script: it contains no React, and a page without markers loads nothing else',
    ],
    ['`version`, `widgets` |', 'window.saaristo: it has version, names and the store'],
    [
      '`ready` |',
      'ready: it waits for all eager markers of the start to be mounted or fail, and for nothing else',
    ],
    ['`scan(root?)` |', 'scan(): a second call mounts nothing twice'],
    ['`unmount(root?)` |', 'unmount(): it removes the islands of a part or of the page until scan()'],
    [
      '`update(marker, props)` |',
      'script: unmount(), scan() and update() have effect before the page is parsed',
    ],
    ['`store` |', 'window.saaristo: it has version, names and the store'],
    ['`report()` |', 'report(): it returns name, state and reason of every marker in page order'],
    ['`bundles` |', 'bundles: a registered bundle is part of widgets, report(), scan() and unmount()'],
    [
      '`register(bundle)` |',
      'bundles: a second script of a page registers the widgets that are new, and a copy of the first one nothing',
    ],
    ['A row of `report()`', 'report(): the bytes are those of the widget’s own files'],
    [
      '`why` suggests',
      'report(): unknown props of a mounted or invalid marker are named if its schema is known',
    ],
  ],
  State: [
    [
      "The page's own scripts read",
      'slices: unknown state is undefined, known state has the fields of its version only',
    ],
    ['The fields of a slice', { why: 'a promise about releases' }],
    ['`cart.v1` |', 'slices: unknown state is undefined, known state has the fields of its version only'],
    ['`customer.v1` |', 'slices: unknown state is undefined, known state has the fields of its version only'],
    ['`delivery.v1` |', 'slices: unknown state is undefined, known state has the fields of its version only'],
    ['`likes.v1` |', 'slices: unknown state is undefined, known state has the fields of its version only'],
    [
      '`readState(name)`',
      'slices: a listener gets known state, each change of it once, and nothing after the end',
    ],
    ['Projects with a bundler', { why: 'an export of the package, which its own check compiles' }],
  ],
  'Build output': [
    ['`npm ci && npm run build`', { why: 'the environment of the gate' }],
    ['`dist/saaristo.css` |', "build output: each file of the reference's table exists"],
    ['`dist/themes/SITE.css` |', "build output: each file of the reference's table exists"],
    ['`dist/page-state.js` |', "build output: each file of the reference's table exists"],
    ['`dist/cart-frame.js` |', "build output: each file of the reference's table exists"],
    ['`dist/lost-script.js` |', "build output: each file of the reference's table exists"],
    ['`dist/personal.js` |', "build output: each file of the reference's table exists"],
    ['`dist/chunks/` |', "build output: each file of the reference's table exists"],
    ['`dist/widgets.json` |', "build output: each file of the reference's table exists"],
    ['`dist/pictures/NAME.webp` |', "build output: each file of the reference's table exists"],
    ['`dist/server.js`,', "build output: each file of the reference's table exists"],
    ['`dist/widgets.d.ts` |', "build output: each file of the reference's table exists"],
    ['`dist/integrity.json` |', "build output: each file of the reference's table exists"],
    ['`dist/THIRD-PARTY.md`,', "build output: each file of the reference's table exists"],
    ['`.br`, `.gz` |', "build output: each file of the reference's table exists"],
    [
      '`dist/saaristo.js` |',
      'entry script: it contains no React, and a page without markers loads nothing else',
    ],
    [
      '`widgets.json` is',
      "catalogue: it lists every widget with files that exist, the widget's own file first",
    ],
    [
      '`runtime` lists',
      "catalogue: it lists every widget with files that exist, the widget's own file first",
    ],
    ['Each of `widgets` has:', { why: 'an introduction' }],
    ['`name`, `title`, `description` |', 'definition: it has a title, a description and an icon'],
    ['`category` |', 'build output: the catalogue has the keys of the reference in their form'],
    ['`icon` |', 'definition: it has a title, a description and an icon'],
    ['`version` |', 'build output: the catalogue has the keys of the reference in their form'],
    ['`props` |', 'props: HTML, URLs and dates in the examples are edited as such'],
    ['`example` |', 'definition: it has its name, a title and a description, and an example'],
    ['`load` |', 'contract: each load strategy loads at its time, and the first press is handed on'],
    ['`slots` |', 'build output: the catalogue has the keys of the reference in their form'],
    ['`reservedHeight`,', "reserved space: a marker reserves its island's height"],
    ['`placement` |', 'build output: the catalogue has the keys of the reference in their form'],
    ['`personal` |', 'build output: the catalogue has the keys of the reference in their form'],
    ['`rests` |', 'page at rest: its islands are hydrated after three seconds'],
    ['`exampleTexts` |', 'new blocks: every text of an example is translated to the languages of the sites'],
    [
      '`editorTexts` |',
      "catalogue: texts are in the editor's language, a widget's own translations take precedence, and missing ones stay English",
    ],
    ['`chunks` |', "catalogue: it lists every widget with files that exist, the widget's own file first"],
    [
      'In `props`, `usedWith`',
      'props: the form hides a prop by the values of another one, and the browser does not',
    ],
    ['`editedAs` repeats', 'props: the schema for the browser does not say how a text is edited'],
    [
      '`inline` is `true`',
      'inline texts: those that the schema declares are listed in its order, also empty ones',
    ],
    ['`ownText` is `true`', 'texts: they can be replaced by key, with the Finnish text as default'],
    ['The default of such a prop', 'texts: they can be replaced by key, with the Finnish text as default'],
  ],
  "Editors' languages": [
    [
      'Titles, descriptions and choices',
      'form model: a widget is shown in the language of the editor, and untranslated texts in English',
    ],
    [
      '`editorTexts`, of the catalogue',
      "catalogue: texts are in the editor's language, a widget's own translations take precedence, and missing ones stay English",
    ],
    [
      'Its keys are the English text',
      "catalogue: texts are in the editor's language, a widget's own translations take precedence, and missing ones stay English",
    ],
    [
      'A form shows',
      "catalogue: texts are in the editor's language, a widget's own translations take precedence, and missing ones stay English",
    ],
    [
      'The widgets have Finnish',
      'props: editors see the texts of the common props, of links and of pictures in each language',
    ],
    [
      'Catalogues of older versions',
      'catalogue: texts are English for an English editor and without translations in the file',
    ],
  ],
  'Forms for editors': [
    ['`saaristo/form` creates', 'forms: the catalogue has widgets'],
    ['The block editor and', 'forms: the catalogue has widgets'],
    [
      '`translateWidget',
      'form model: a widget is shown in the language of the editor, and untranslated texts in English',
    ],
    ['`listFields', 'form model: an object has fields for the props that its values use'],
    ['`createField', 'form model: a field has the label of its schema, its name or the end of its path'],
    ['`createBlank`', 'form model: a list is moved, and a map has its keys with the usual texts'],
    ['`findFormProblems', 'form problems: a path is described by titles, names and numbers of items'],
    [
      'The rules are those of the runtime',
      'form problems: the form has a problem exactly where the runtime refuses the props',
    ],
  ],
  'Focal points of pictures': [
    [
      'A picture whose address',
      'focus point: each widget that cuts a picture keeps it in view, also without scripts',
    ],
    [
      'Widgets that cut',
      'focus point: each widget that cuts a picture keeps it in view, also without scripts',
    ],
    [
      '`saaristo.css` reads',
      'focus point: each widget that cuts a picture keeps it in view, also without scripts',
    ],
    [
      'Styles of the page can',
      'focus point: each widget that cuts a picture keeps it in view, also without scripts',
    ],
  ],
  "Protection from the page's styles": [
    [
      '`saaristo.css` uses **no cascade',
      'build output: the stylesheet has no layers, and its tokens no specificity',
    ],
    [
      'It styles nothing outside',
      'build output: the stylesheet has no layers, and its tokens no specificity',
    ],
    ['Inside a marker that is', "the page's rules for bare elements do not change its look"],
    ['Its `::before`', "the page's rules for bare elements do not change its look"],
    ["The widgets' classes", "the page's rules for bare elements do not change its look"],
    ['Two rules have', "the page's rules for bare elements do not change its look"],
    ['Not protected against', { why: 'a limit' }],
    ['Exclude markers', { why: 'advice' }],
    ['Fallbacks keep', "the page's rules for bare elements do not change its look"],
    ['A fallback whose marker', "the page's rules for bare elements do not change its look"],
    ['Every token', 'build output: the stylesheet has no layers, and its tokens no specificity'],
  ],
  'Interfaces with other software': [
    ['Paths, fields and values', { why: 'a pointer to the requirements, which tests name' }],
    [
      'calls below `/api` |',
      'query: arrays are sent as a repeated key with brackets, empty values are left out',
    ],
    ['anti-forgery (csrf) |', '%s: after status %i the cookie is requested once, and the call is repeated'],
    ['analytics |', 'analytics: an event is pushed to window.dataLayer, which is created if missing'],
    ['local storage', 'cart: it is loaded once per page and stored unchanged'],
    ['session storage', 'entered data and parts of the address are added to the rest, and stored'],
    ['cookies `hideLk', 'cookie: %s is true for the whole site and its days'],
    ['`history.state', 'the list and the position are restored'],
    [
      '`Symbol.for',
      'trusted types: all copies of the bundle share one policy, which returns its input unchanged',
    ],
    ['What visitors type', 'pasted text: every rule reads it cleaned, and the cleaned text is sent'],
    ['A postal code may', 'postal code: %j is read as 00100'],
    ['Messages are sent unchanged.', 'form schema %s: the server reads the typed values'],
  ],
  'Controls that work without the script': [
    [
      'Controls that show or hide',
      "corporate widgets: if the code never loads, the server's HTML stays usable",
    ],
    ['Searches have links', { why: 'a description of the HTML' }],
    ['Tests and scripts of a page', { why: 'an advice' }],
  ],
  'Calls of another origin': [
    ['If `apiBase` has', { why: 'a duty of another server' }],
    ['sends `Access-Control', { why: 'a duty of another server' }],
    ['does not rely on cookies', 'is not sent to another origin'],
    ['The shop, whose cart', { why: 'a limit' }],
    ["The page's `connect-src`", { why: 'a duty of the page' }],
    ['The reference CMS answers', { why: 'a choice of one server' }],
  ],
  Security: [
    [
      'The build runs under',
      'policy: the recommended one with trusted types is not violated by islands, rich text and nested markers',
    ],
    ['Props, rich text,', 'hostile texts run no script during all visits'],
    ['Rich text is sanitized', 'rich text: it is sanitized as in the browser and runs nothing'],
    ['Addresses become links', 'content card: a data URL of a picture stays unchanged'],
  ],
};
