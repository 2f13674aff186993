/**
 * Runs Lighthouse in its four categories on six kinds of pages of the reference CMS, as a phone. Accessibility, best
 * practices and SEO have to reach 100; the score of performance depends on the machine and is only printed.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../../packages/build/widgets.ts';
import { chromium } from '../../chromium.ts';
import { addressOf } from '../../e2e/estate.ts';
import { installInto } from './install.ts';
import { type Place, PLACES } from './places.ts';

/** The newest version that supports Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(ROOT, '.cache/standards/lighthouse');

const findPlace = (site: Place['site'], start: string): Place =>
  PLACES.find((one) => one.site === site && one.path.startsWith(start))!;

const PAGES: Readonly<Record<string, Pick<Place, 'site' | 'path'>>> = {
  home: { site: 'atriafi', path: '/' },
  listing: { site: 'lihakauppa', path: '/tuotteet' },
  product: findPlace('lihakauppa', '/tuotteet/'),
  recipe: findPlace('atriafi', '/reseptit/'),
  form: { site: 'atriafi', path: '/palaute' },
  basket: { site: 'lihakauppa', path: '/ostoskori' },
};

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** What Lighthouse found on one page. */
interface Scores {
  /** Score of each category, 0 to 100. */
  scores: Record<string, number>;
  /** What cost points, by category. */
  lost: Record<string, string[]>;
}

async function measure(address: string): Promise<Scores> {
  const cli = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...chromium.args].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium.executablePath }, maxBuffer: 2 ** 28 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores: Scores['scores'] = {};
  const lost: Scores['lost'] = {};
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    scores[name] = Math.round(score * 100);
    lost[name] = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim());
  }
  return { scores, lost };
}

test.beforeAll(() => {
  test.setTimeout(5 * 60_000);
  installInto(FOLDER, { lighthouse: VERSION });
});

for (const [kind, { site, path }] of Object.entries(PAGES))
  test(`lighthouse: ${kind}`, async ({ baseURL }) => {
    const { scores, lost } = await measure(addressOf(site, path, baseURL));
    console.log(`${kind}: ${JSON.stringify(scores)} ${JSON.stringify(lost)}`);
    expect(
      Object.entries(scores)
        .filter(([name, score]) => name !== 'performance' && score < 100)
        .map(([name, score]) => `${name} ${score}: ${lost[name]!.join('; ')}`),
    ).toEqual([]);
  });
