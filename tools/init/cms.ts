/** Writes the example server of a new project: the package's integration, with a page of the project's widget. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Cms, InitOptions } from './options.ts';
import { PACKAGE } from './package-source.ts';

const INTEGRATIONS = join(PACKAGE, 'integrations');

/** How each example is started, in its folder after `npm run build`, and its address. */
const STARTS: Readonly<Record<Exclude<Cms, 'plain' | 'wordpress'>, readonly [command: string, url: string]>> =
  {
    express: ['npm install && npm start', 'http://localhost:3000/'],
    django: ['python3 manage.py runserver', 'http://localhost:8000/'],
    php: ['php -S localhost:8000 index.php', 'http://localhost:8000/'],
    aspnet: ['dotnet run --urls http://localhost:5000', 'http://localhost:5000/'],
  };

/** The Express example uses the package; a project uses its own build. */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'server.mjs': [
    ["from 'saaristo/server'", "from '../../dist/server.js'"],
    ["import { dirname } from 'node:path';\n", ''],
    [
      "dirname(fileURLToPath(import.meta.resolve('saaristo/widgets.json')))",
      "fileURLToPath(new URL('../../dist', import.meta.url))",
    ],
  ],
  'editor.mjs': [["from 'saaristo/server'", "from '../../dist/server.js'"]],
  'package.json': [[',\n    "saaristo": "file:../.."', '']],
};

function readFile(file: string, name: string): string {
  const text = readFileSync(file, 'utf8');
  return (REPLACEMENTS[name] ?? []).reduce((changed, [from, to]) => {
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

/** Returns the sentence of the README about the server. */
export function describeCms(cms: Cms): string {
  if (cms === 'plain')
    return 'Any web server serves `dist/` and pages with markers. `node_modules/saaristo/docs/embedding.md` explains each step.';
  if (cms === 'wordpress')
    return 'The WordPress plugin of Saaristo shows the widgets of `dist/`: `node_modules/saaristo/docs/wordpress.md` explains it.';
  const [command, url] = STARTS[cms];
  return `\`cms/${cms}\` is a site that shows the page of \`cms/page.json\` with the widgets of \`dist/\`. After \`npm run build\` start it in its folder by \`${command}\`: <${url}>. \`node_modules/saaristo/docs/embedding.md\` explains each step.`;
}

/** Returns the files of the example server by path relative to the project; none for `plain` and `wordpress`. */
export function createCmsFiles(options: InitOptions): Map<string, string> {
  const { cms } = options;
  const folder = join(INTEGRATIONS, cms);
  if (!(cms in STARTS) || !existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(__pycache__|node_modules)\//.test(file));
  return new Map([
    ...files.map((file): [string, string] => [
      `cms/${cms}/${file}`,
      readFile(join(folder, file), cms === 'express' ? file : ''),
    ]),
    ['cms/page.json', createPage(options)],
  ]);
}
