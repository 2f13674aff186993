import { setTimeout as delay } from 'node:timers/promises';
import type { Page as EditedPage } from '@saaristo/editor/contract';
import sharp from 'sharp';
import { type Answer, Browser, Ended, type Request, type Target } from './browser.ts';
import type { Ledger } from './ledger.ts';
import { DOMAIN } from './visitor.ts';

/** Pages of the reference CMS have numbers. */
type Page = EditedPage & { id: number };

const HOST = `atriafi.${DOMAIN}`;
/** Numbers of the editors' addresses begin after those of all visitors. */
const FIRST_ADDRESS = 10_000;
/** Page whose copies the editors work on. */
const TEMPLATE_PATH = '/ota-yhteytta';

/** An account of the run. */
export interface Account {
  email: string;
  name: string;
  password: string;
}

/** Creates a picture that no other one equals. */
const createPicture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 },
    },
  })
    .png()
    .toBuffer();

/** A publisher who edits, saves, publishes, looks at the page as a visitor does, and adds pictures. */
export class Editor {
  readonly #browser: Browser;
  readonly #target: Target;
  readonly #ledger: Ledger;
  readonly #account: Account;
  readonly #number: number;
  #token = '';
  #page: Page | undefined;
  #count = 0;

  constructor(target: Target, ledger: Ledger, account: Account, number: number) {
    this.#target = target;
    this.#ledger = ledger;
    this.#account = account;
    this.#number = number;
    this.#browser = new Browser(target, FIRST_ADDRESS + number);
  }

  #fault(description: string): void {
    this.#target.statistics.addUnexpected(description);
  }

  #call(
    kind: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    rest: Partial<Request> = {},
  ): Promise<Answer> {
    return this.#browser.send({
      kind,
      host: HOST,
      path: `/editor/api/${path}`,
      method,
      headers: {
        'x-editor-token': this.#token,
        ...(body && { 'content-type': 'application/json' }),
        ...rest.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(rest.body !== undefined && { body: rest.body }),
      ...(rest.expects && { expects: rest.expects }),
    });
  }

  async #signIn(): Promise<void> {
    const form = await this.#browser.send({ kind: 'sign in', host: HOST, path: '/editor/login' });
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(form.text) ?? [];
    const { email, password } = this.#account;
    await this.#browser.send({
      kind: 'sign in',
      host: HOST,
      path: '/editor/login',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, email, password }).toString(),
      expects: [303],
    });
    const me = await this.#call('open editor', 'GET', 'me');
    this.#token = (JSON.parse(me.text) as { token: string }).token;
  }

  /** Copies a page and opens the copy. */
  async #openPage(): Promise<Page> {
    const list = await this.#call(
      'open editor',
      'GET',
      `pages?site=atriafi&q=${encodeURIComponent(TEMPLATE_PATH)}`,
    );
    const { rows } = JSON.parse(list.text) as { rows: { id: number; path: string }[] };
    const standing = rows.find(({ path }) => path === TEMPLATE_PATH);
    if (!standing) throw new Error('There is no page to copy.');
    const copy = await this.#call('open editor', 'POST', `pages/${standing.id}/duplicate`, {});
    const { id } = JSON.parse(copy.text) as { id: number };
    const page = await this.#call('open editor', 'GET', `pages/${id}`);
    return JSON.parse(page.text) as Page;
  }

  async #save(page: Page): Promise<void> {
    this.#count += 1;
    const title = `Kuorma e${this.#number}n${this.#count}`;
    const details = { title, description: page.description, blocks: page.blocks };
    const answer = await this.#call(
      'save',
      'PUT',
      `pages/${page.id}`,
      { ...details, version: page.version },
      { expects: [200, 409] },
    );
    if (answer.status === 409) {
      const theirs = JSON.parse(answer.text) as Page;
      if (theirs.title === title) this.#fault('save: an editor has a conflict with their own save');
      else this.#fault(`save: a conflict, although nobody else has the page`);
      page.version = theirs.version;
      return;
    }
    if (answer.status !== 200) return;
    const { version } = JSON.parse(answer.text) as { version: number };
    page.version = version;
    page.title = title;
    this.#ledger.saves.set(page.id, { at: Date.now(), version, title });
  }

  async #publish(page: Page): Promise<void> {
    const { title } = page;
    const answer = await this.#call('publish', 'POST', `pages/${page.id}/publish`, { version: page.version });
    if (answer.status !== 200) return;
    this.#ledger.publishes.set(title, { at: Date.now(), page: page.id });
    // Twice, so that both instances answer.
    for (let time = 0; time < 2; time += 1) {
      const shown = await this.#browser.send({ kind: 'page', host: HOST, path: page.path });
      if (!shown.text.includes(title)) this.#fault('publish: a visitor sees the page before it');
    }
  }

  async #addPicture(): Promise<void> {
    this.#count += 1;
    const name = `kuva-e${this.#number}n${this.#count}`;
    const body = await createPicture(this.#number * 1000 + this.#count);
    const answer = await this.#call('picture', 'POST', 'media', undefined, {
      body,
      headers: { 'content-type': 'image/png', 'x-file-name': `${name}.png`, 'x-alt': 'Kuva' },
    });
    if (answer.status !== 200) return;
    this.#ledger.media.set(name, { at: Date.now() });
    const { url } = JSON.parse(answer.text) as { url: string };
    await this.#browser.send({ kind: 'file', host: HOST, path: `${url}?width=320` });
  }

  async #act(): Promise<void> {
    if (this.#token === '') await this.#signIn();
    this.#page ??= await this.#openPage();
    const page = this.#page;
    await this.#call('presence', 'POST', `pages/${page.id}/presence`, { tab: `lehti-${this.#number}-00` });
    const what = Math.random();
    if (what < 0.6) await this.#save(page);
    else if (what < 0.85) {
      await this.#save(page);
      await this.#publish(page);
    } else await this.#addPicture();
    await delay(this.#target.thinkMs * (0.2 + Math.random() * 0.6), undefined, {
      signal: this.#target.signal,
    });
  }

  /** Edits until the run ends. */
  async run(): Promise<void> {
    const { signal } = this.#target;
    while (!signal.aborted)
      await this.#act().catch((error: Error) => {
        if (!signal.aborted && !(error instanceof Ended)) this.#fault(`editor: ${error.message}`);
      });
    this.#browser.close();
  }
}
