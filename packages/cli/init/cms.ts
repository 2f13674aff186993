/** Writes the example server of a new project: the package's integration, with a page of the project's widget. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Cms, InitOptions } from './options.ts';
import { RUNTIME } from '../../build/runtime.ts';
import { PACKAGE } from './package-source.ts';

const INTEGRATIONS = join(PACKAGE, 'examples');
/** The WordPress plugin without a bundle, in the package only (scripts/package/stage.ts). */
const PLUGIN = join(RUNTIME, 'wordpress');

/** The facts about an example server in a project's README and package.json. */
interface Guide {
  /** The required runtime and its versions, as a part of a sentence. */
  needs: string;
  /** Starts it in its folder, after `npm run build`. */
  start: string;
  url: string;
  /** Its answer to a call of a widget: the place of the code, and the code. */
  answer: readonly [place: string, language: string, code: string];
}

const GUIDES: Readonly<Record<Exclude<Cms, 'plain' | 'wordpress'>, Guide>> = {
  express: {
    needs: 'Node 20.19',
    start: 'npm install --no-fund && npm start',
    url: 'http://localhost:3000/',
    answer: [
      "In `cms/express/server.mjs`, above `app.get('/', …)`",
      'js',
      "app.get('/api/prices', (_request, response) => response.json({ items: [{ title: 'Potatoes 1.20' }] }));",
    ],
  },
  django: {
    needs:
      'Python 3.9 with Django 3.2 or later (`python3 -m pip install django`, or the package `python3-django` of Debian)',
    start: 'python3 manage.py runserver',
    url: 'http://localhost:8000/',
    answer: [
      'In `cms/django/example/urls.py`, above `if settings.EDITOR_DATA:`',
      'python',
      `from django.http import JsonResponse


def prices(request):
    return JsonResponse({"items": [{"title": "Potatoes 1.20"}]})


urlpatterns += [path("api/prices", prices)]`,
    ],
  },
  php: {
    needs: 'PHP 8.1 or later',
    start: 'php -S localhost:8000 index.php',
    url: 'http://localhost:8000/',
    answer: [
      "In `cms/php/index.php`, above `if ($path !== '/')`",
      'php',
      `if ($path === '/api/prices') {
    header('Content-Type: application/json');
    echo json_encode(['items' => [['title' => 'Potatoes 1.20']]]);
    return;
}`,
    ],
  },
  aspnet: {
    needs: '.NET 8',
    start: 'dotnet run --urls http://localhost:5000',
    url: 'http://localhost:5000/',
    answer: [
      'In `cms/aspnet/Program.cs`, above `app.MapRazorPages()`',
      'csharp',
      'app.MapGet("/api/prices", () => new { items = new[] { new { title = "Potatoes 1.20" } } });',
    ],
  },
};

const hasGuide = (cms: Cms): cms is keyof typeof GUIDES => cms in GUIDES;

/** The Express example uses the package; a project uses its own build. */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'server.mjs': [
    ["from 'saaristo/pool'", "from '../../dist/pool.js'"],
    ["import { dirname } from 'node:path';\n", ''],
    [
      "dirname(fileURLToPath(import.meta.resolve('saaristo/widgets.json')))",
      "fileURLToPath(new URL('../../dist', import.meta.url))",
    ],
  ],
  'editor.mjs': [["from 'saaristo/pool'", "from '../../dist/pool.js'"]],
  'package.json': [[',\n    "saaristo": "file:../.."', '']],
};

/** The page settings of the Django example are the project's. */
const replaceSettings = ({
  sites,
  languages,
}: InitOptions): readonly (readonly [from: string, to: string])[] => [
  [
    '{"site": "atriafi", "language": "fi"}',
    `{"site": "${sites[0]}", "language": "${Object.keys(languages)[0]}"}`,
  ],
];

function readFile(file: string, name: string, options: InitOptions): string {
  const text = readFileSync(file, 'utf8');
  const replacements = name === 'example/settings.py' ? replaceSettings(options) : (REPLACEMENTS[name] ?? []);
  return replacements.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${file} lacks ${from}`);
    return changed.replace(from, to);
  }, text);
}

const createPage = ({ sites, languages }: InitOptions): string =>
  `${JSON.stringify(
    {
      title: 'A page with islands',
      settings: { site: sites[0], language: Object.keys(languages)[0] },
      blocks: [
        { widget: 'greeting', version: 1, load: 'visible', props: { name: 'Aino' }, fallback: '<p>Aino</p>' },
      ],
    },
    null,
    2,
  )}\n`;

/** Copies the build into the plugin, without chunks of earlier builds. */
const COPY_TO_PLUGIN = `node -e "const to = 'cms/wordpress/saaristo/dist'; fs.rmSync(to, { recursive: true, force: true }); fs.cpSync('dist', to, { recursive: true })"`;

/** Returns the script `cms` of the project: it starts the example server, or completes the WordPress plugin. */
export function getCmsScript(cms: Cms): string | undefined {
  if (cms === 'wordpress') return COPY_TO_PLUGIN;
  return hasGuide(cms) ? `cd cms/${cms} && ${GUIDES[cms].start}` : undefined;
}

/** Returns the part of the README about the server. */
export function describeCms(cms: Cms): string {
  if (cms === 'plain')
    return `Any web server serves \`dist/\` and pages with markers, and answers \`GET /api/prices\` with JSON. A file does so, too:

\`\`\`sh
npm run build
mkdir -p dist/api && cp answers/api/prices.json dist/api/prices
\`\`\`

\`npm run preview\` serves both. \`node_modules/saaristo/docs/embedding.md\` explains each step for your own server.`;
  if (cms === 'wordpress')
    return `\`cms/wordpress/saaristo\` is a WordPress plugin with a block for each of your widgets. It needs WordPress 6.1 and PHP 7.4.

\`\`\`sh
npm run build
npm run cms      # copies dist/ into the plugin
\`\`\`

Copy the folder \`saaristo\` to \`wp-content/plugins/\`, or zip it and upload the zip in WordPress under Plugins, Add New. Activate
it, and choose the site under Settings, Saaristo. The list of blocks then has your widgets.

To answer a call of a widget in WordPress, whose permalinks are not plain, add this to a plugin of yours:

\`\`\`php
add_action( 'parse_request', function ( $wp ) {
	if ( 'api/prices' === $wp->request ) {
		wp_send_json( array( 'items' => array( array( 'title' => 'Potatoes 1.20' ) ) ) );
	}
} );
\`\`\`

\`node_modules/saaristo/docs/wordpress.md\` explains how blocks are stored and rendered.`;
  const { needs, url, answer } = GUIDES[cms];
  const [place, language, code] = answer;
  const untried = cms === 'aspnet' ? ` Saaristo's tests do not run this example.` : '';
  return `\`cms/${cms}\` is a site that shows the page of \`cms/page.json\` with the widgets of \`dist/\`. It needs ${needs}.${untried}

\`\`\`sh
npm run build
npm run cms      # ${url}
\`\`\`

To show the widget with a call there:

1. Add its block to the \`blocks\` of \`cms/page.json\`:

   \`\`\`json
   { "widget": "price-list", "version": 1, "load": "visible", "props": { "header": "Prices" } }
   \`\`\`

2. ${place}, answer the call:

   \`\`\`${language}
${code.replace(/^(?=.)/gm, '   ')}
   \`\`\`

3. \`npm run build\`, and \`npm run cms\` again.

${
  cms === 'express'
    ? 'Express renders the islands into the page, so that it is complete without scripts.'
    : `\`npm run prerender\` in another terminal renders the islands into the page, so that it is complete without scripts: start the
site with \`SAARISTO_SIDECAR=http://127.0.0.1:4180/${cms === 'php' ? ` SITE_ORIGIN=${url.slice(0, -1)} PHP_CLI_SERVER_WORKERS=2` : ''} npm run cms\`.${cms === 'php' ? ` One of the workers of PHP's server answers the call while the other one waits for the rendered page.` : ''}`
} \`node_modules/saaristo/docs/embedding.md\` explains each step.`;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(__pycache__|node_modules)\//.test(file));

/** Returns the files of the example server or of the WordPress plugin, by path relative to the project; none for `plain`. */
export function createCmsFiles(options: InitOptions): Map<string, string | Buffer> {
  const { cms } = options;
  if (cms === 'wordpress' && existsSync(PLUGIN))
    return new Map(
      listFiles(PLUGIN).map((file) => [`cms/wordpress/saaristo/${file}`, readFileSync(join(PLUGIN, file))]),
    );
  if (!hasGuide(cms)) return new Map();
  const folder = join(INTEGRATIONS, cms);
  return new Map([
    ...listFiles(folder).map((file): [string, string] => [
      `cms/${cms}/${file}`,
      readFile(join(folder, file), cms === 'express' || cms === 'django' ? file : '', options),
    ]),
    ['cms/page.json', createPage(options)],
  ]);
}
