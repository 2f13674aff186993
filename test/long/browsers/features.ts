/**
 * Lints the built stylesheets and scripts for features that the supported browsers lack (docs/browsers.md). The linters are installed into
 * `.cache/browsers`, because only this command needs them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../../static-site.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/browsers/lint');
const ESLINT = path.join(FOLDER, 'node_modules/eslint/bin/eslint.js');
const LINTERS = ['eslint@10.15.0', '@eslint/css@2.0.0', 'eslint-plugin-compat@6'];

/** The year of the Baseline whose features every supported browser has. */
const BASELINE = 2023;
/** The oldest supported browsers. */
const BROWSERS = ['chrome 120', 'edge 120', 'firefox 125', 'safari 17.2', 'ios_saf 17.2'];

/** Features of stylesheets that the Baseline does not have. A page without them looks simpler, and works. */
const CSS_EXCEPTIONS = {
  allowProperties: [
    'accent-color',
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'print-color-adjust',
    'resize',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'user-select',
  ],
  // `popover-open`: all of BROWSERS have it; the Baseline counts an error of older iPhones.
  allowSelectors: ['details-content', 'popover-open'],
  allowAtRules: ['page', 'starting-style'],
};
/** Interfaces that the scripts use only where they exist. */
const SCRIPT_EXCEPTIONS = ['trustedTypes', 'navigator.connection'];

const CONFIG = `import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
export default [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', ${JSON.stringify({ available: BASELINE, ...CSS_EXCEPTIONS })}] },
  },
  {
    files: ['**/*.js'],
    ...compat.configs['flat/recommended'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    settings: { lintAllEsApis: true, browsers: ${JSON.stringify(BROWSERS)}, polyfills: ${JSON.stringify(SCRIPT_EXCEPTIONS)} },
  },
];
`;

interface LintedFile {
  filePath: string;
  messages: { message: string; ruleId: string | null }[];
}

/** Returns one sentence for each feature that a supported browser lacks, and for each exception that docs/browsers.md does not name. */
export function findMissingFeatures(): string[] {
  const copy = path.join(FOLDER, 'dist');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'eslint.config.mjs'), CONFIG);
  if (!existsSync(ESLINT)) {
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...LINTERS], {
      cwd: FOLDER,
    });
  }
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const name of ['saaristo.js', 'saaristo.css', 'chunks'])
    cpSync(path.join(DIST, name), path.join(copy, name), { recursive: true });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [ESLINT, '--no-inline-config', '--format', 'json', 'dist'],
    {
      cwd: FOLDER,
      encoding: 'utf8',
      maxBuffer: 100 * 1024 * 1024,
    },
  );
  if (!stdout.startsWith('[')) return [`eslint failed: ${stderr}`];
  const files = JSON.parse(stdout) as LintedFile[];
  const docs = readFileSync(path.join(ROOT, 'docs/browsers.md'), 'utf8');
  const exceptions = [...Object.values(CSS_EXCEPTIONS).flat(), ...SCRIPT_EXCEPTIONS];
  return [
    ...(files.length < 2 ? ['eslint found no files'] : []),
    ...files.flatMap(({ filePath, messages }) =>
      messages.map(({ message }) => `${path.basename(filePath)}: ${message}`),
    ),
    ...exceptions
      .filter((feature) => !docs.includes(feature))
      .map((feature) => `docs/browsers.md does not name ${feature}`),
    ...BROWSERS.map((browser) => browser.replace(/^\w+ /, ''))
      .filter((version) => !docs.includes(version))
      .map((version) => `docs/browsers.md does not name version ${version}`),
  ];
}
