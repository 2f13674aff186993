/** The rules of html-validate for pages and for islands. A rule that is off or narrowed has a reason. */
import { FileSystemConfigLoader, HtmlValidate, type ConfigData, type Message } from 'html-validate';

interface Deviation {
  setting: 'off' | ['error', Record<string, unknown>];
  reason: string;
}

/** Deviations from html-validate's presets `recommended` and `document`. */
const DEVIATIONS: Readonly<Record<string, Deviation>> = {
  'void-style': { setting: 'off', reason: 'A style of sources. React closes void elements by a slash.' },
  'attr-case': { setting: 'off', reason: 'A style of sources. React writes `dateTime` and `noValidate`.' },
  'attribute-empty-style': { setting: 'off', reason: 'A style of sources. React writes `hidden=""`.' },
  'attribute-boolean-style': { setting: 'off', reason: 'A style of sources. React writes `selected=""`.' },
  'attr-quotes': {
    setting: 'off',
    reason: 'A style of sources. The CMS writes `data-props` in single quotes.',
  },
  'doctype-style': { setting: 'off', reason: 'A style of sources. HTML accepts both cases.' },
  'no-trailing-whitespace': { setting: 'off', reason: 'A style of sources.' },
  'no-self-closing': { setting: 'off', reason: 'A style of sources. React closes SVG elements by a slash.' },
  'long-title': { setting: 'off', reason: 'A recommendation of search engines; editors write the titles.' },
  'valid-id': {
    setting: ['error', { relaxed: true }],
    reason: 'HTML allows every id without white space. React’s ids begin with an underscore.',
  },
  'no-implicit-input-type': { setting: 'off', reason: 'HTML defines `text` as the default type.' },
  'tel-non-breaking': {
    setting: 'off',
    reason: 'Typography of texts that editors write. The number may break in a narrow window.',
  },
  'no-dup-class': { setting: 'off', reason: 'Two CSS modules may have the same name for a class in tests.' },
  'aria-label-misuse': {
    setting: ['error', { allowAnyNamable: true }],
    reason: 'ARIA allows a name on lists and on every other role that it does not exclude.',
  },
  'wcag/h71': {
    setting: 'off',
    reason: 'A `fieldset` is named by `aria-label` where no visible legend exists; axe checks the name.',
  },
  'prefer-native-element': {
    setting: ['error', { exclude: ['listbox', 'button'] }],
    reason:
      'A combobox filters while the visitor types, which `select` cannot do. “Show more” is a link to the next page until the island is mounted, and then a button.',
  },
  'form-dup-name': {
    setting: 'off',
    reason:
      'HTML allows several fields of one name, as groups of checkboxes and the hidden fields beside them.',
  },
  'heading-level': {
    setting: ['error', { minInitialRank: 'h2' }],
    reason: 'The closed search form of the header has an h2 before the page’s h1.',
  },
  'unique-landmark': {
    setting: 'off',
    reason:
      'The header for wide windows and the one for narrow windows have the same landmarks; the stylesheet shows one of them. axe checks the shown ones.',
  },
  'no-missing-references': { setting: ['error', {}], reason: 'Also checked in parts of pages.' },
  'require-sri': { setting: 'off', reason: 'All files come from the server of the page.' },
};

/** A finding that stays, in the island or page whose name matches. */
interface Exception {
  rule: string;
  where: RegExp;
  reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'valid-id',
    where: /^news-release-modal\/hostile$/,
    reason:
      'The editor’s hash contains a space. Browsers find such an id; without it the link would lead nowhere.',
  },
  {
    rule: 'attribute-allowed-values',
    where: /^news-release-modal\/hostile$/,
    reason: 'As `valid-id`.',
  },
  {
    rule: 'wcag/h37',
    where: /^faq-list\/hostile$/,
    reason: 'The picture is in an editor’s rich text. Nobody but the editor knows its text.',
  },
  {
    rule: 'heading-level',
    where: /^ridderheimsse\/$/,
    reason: 'A carousel repeats a slide with the page’s h1. The repeat is hidden from assistive technology.',
  },
];

const rules = Object.fromEntries(Object.entries(DEVIATIONS).map(([rule, { setting }]) => [rule, setting]));

const createValidator = (config: ConfigData): HtmlValidate =>
  new HtmlValidate(new FileSystemConfigLoader({ root: true, rules, ...config }));

const PAGE_PRESETS = ['html-validate:recommended', 'html-validate:document'];

const validators = {
  /** A part of a page. */
  part: createValidator({ extends: ['html-validate:recommended'] }),
  /** A whole page, as a server sends it. */
  page: createValidator({ extends: PAGE_PRESETS }),
  /** A whole page whose islands are mounted. Scripts set inline styles through the CSSOM, which a strict CSP allows. */
  mountedPage: createValidator({ extends: PAGE_PRESETS, rules: { ...rules, 'no-inline-style': 'off' } }),
};

const describe = ({ ruleId, message, selector }: Message): string =>
  `${ruleId}: ${message}${selector === null ? '' : ` (${selector})`}`;

/**
 * Validates HTML.
 * @param name the page or `<widget>/<example>`, which the exceptions match
 * @returns the faults, one sentence each
 */
export async function findHtmlFaults(
  kind: keyof typeof validators,
  name: string,
  html: string,
): Promise<string[]> {
  const { results } = await validators[kind].validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !EXCEPTIONS.some(({ rule, where }) => rule === ruleId && where.test(name)))
    .map(describe);
}
