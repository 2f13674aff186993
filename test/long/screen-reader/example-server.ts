import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiScenario } from '#island/examples.ts';
import { calls, type ApiCall } from '../../../src/api/mocks/answers.ts';
import { respond } from '../../../src/api/mocks/handlers.ts';
import { servePages } from './serve.ts';
import { pageSettings } from '../../page-settings.ts';

/** A page with one island. */
export interface ExamplePage {
  widget: string;
  props: Record<string, unknown>;
  /** Answers of the API. Default `ok`. */
  api?: ApiScenario;
  /** With its `#`. */
  hash?: string;
  /** Number of pages that the tab has visited. Default 1. */
  seen?: number;
  /** Answers that replace the usual ones, by call. */
  answers?: Readonly<Record<string, object>>;
}

const DIST = join(import.meta.dirname, '../../../dist');
const IN_PAGE = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const LANGUAGES: Readonly<Record<string, string>> = { se: 'sv', en: 'en', de: 'de' };

const createHtml = ({ widget, props, seen = 1 }: ExamplePage): string => {
  const { site = 'atriafi', language = 'fi' } = props as { site?: string; language?: string };
  return `<!doctype html><html lang="${LANGUAGES[language] ?? 'fi'}" data-site="${site}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${widget}</title><link rel="icon" href="data:,">
<script>Object.defineProperty(history, 'length', { value: ${seen} });${IN_PAGE}</script>
<script type="application/json" data-widget-settings>${JSON.stringify(pageSettings)}</script>
<link rel="stylesheet" href="/dist/saaristo.css"><script type="module" src="/dist/saaristo.js"></script></head>
<body><p><a id="reader-start" href="#reader-start">Alku</a></p>
<main><div data-widget="${widget}" data-props="${escape(JSON.stringify(props))}"></div></main>
<p><a id="reader-end" href="#reader-end">Loppu</a></p></body></html>`;
};

const isTo = ({ method, path }: ApiCall, made: string, pathname: string): boolean =>
  method === made.toLowerCase() && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);

/** Serves examples on pages of the built bundle, one at a time. */
export class ExampleServer {
  #page: ExamplePage = { widget: '', props: {} };
  #held: { call: string; answer: () => void }[] = [];
  #hold: { call: string; scenario: ApiScenario } | undefined;
  #served: Awaited<ReturnType<typeof servePages>> | undefined;
  readonly #answerMs: number;

  /** @param answerMs time in ms that each answer of the API takes */
  constructor(answerMs: number) {
    this.#answerMs = answerMs;
  }

  async start(): Promise<void> {
    this.#served = await servePages(
      { '/dist/': DIST },
      { getPage: () => createHtml(this.#page), answer: (method, path) => this.#answer(method, path) },
    );
  }

  /** Sets the page that is served, and returns its address. */
  show(page: ExamplePage): string {
    this.#page = page;
    this.#held = [];
    this.#hold = undefined;
    // The path is another for each page, so that only the hash never decides whether it loads.
    return `${this.#served!.url}/${encodeURIComponent(page.widget)}/${String(Math.random()).slice(2)}${page.hash ?? ''}`;
  }

  /** Holds the next answers to a call such as `POST /api/contact`, which will be those of a scenario. */
  hold(call: string, scenario: ApiScenario): void {
    this.#hold = { call, scenario };
  }

  /** Number of held answers. */
  get held(): number {
    return this.#held.length;
  }

  /** Sends the held answers; later calls succeed. */
  release(): void {
    this.#hold = undefined;
    for (const { answer } of this.#held.splice(0)) answer();
  }

  async #answer(method: string, address: string): Promise<Response | undefined> {
    const { pathname } = new URL(address, 'http://localhost');
    const name = `${method} ${pathname}`;
    const own = this.#page.answers?.[name];
    const call = calls.find((one) => isTo(one, method, pathname));
    if (!call) return new Response(null, { status: 404 });
    const hold = this.#hold;
    if (hold?.call === name) {
      await new Promise<void>((resolve) => this.#held.push({ call: name, answer: resolve }));
      return respond[hold.scenario](call, '');
    }
    await wait(this.#answerMs);
    if (own) return Response.json(own);
    const answer = await respond[this.#page.api ?? 'ok'](call, '');
    return answer.type === 'error' ? undefined : answer;
  }

  close(): Promise<void> | undefined {
    return this.#served?.close();
  }
}
