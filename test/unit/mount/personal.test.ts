/** The script of shared pages, in a page with a header that waits for the visitor's own one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../packages/testing/console.ts';
import { flushTasks } from '../../../packages/testing/runtime.tsx';

const PAGE = `<script type="application/json" data-widget-settings>{"site":"lihakauppa","personalUrl":"/own"}</script>
  <div data-widget="header" data-widget-part="header" data-load="media(not all)" data-widget-prerendered="a-"><a href="/">shared</a><details open><summary>menu</summary></details></div>
  <main><button>close</button></main>
  <div data-widget-part="address-modal"></div>`;
const ANSWER = `<script type="application/json" data-widget-settings="cart customer">{"userName":"Aino","cart":{},"customer":{}}</script>
  <div data-widget="header" data-widget-part="header" data-widget-prerendered="b-">own</div>
  <div data-widget="address-modal" data-widget-part="address-modal"></div>`;

/** Answers the script's requests, except those to `/never`. */
class FakeRequest {
  static urls: string[] = [];
  static status = 200;
  static answer = ANSWER;
  static before = (): void => {};
  status = 0;
  responseXML: Document | null = null;
  responseType = '';
  timeout = 0;
  onloadend = (): void => {};
  open(_: string, url: string): void {
    const { origin, pathname } = new URL(url, document.baseURI);
    FakeRequest.urls.push(origin === location.origin ? pathname : origin + pathname);
  }
  abort(): void {
    this.onloadend();
  }
  send(): void {
    if (FakeRequest.urls.at(-1) === '/never') return;
    FakeRequest.before();
    this.status = FakeRequest.status;
    this.responseXML = new DOMParser().parseFromString(FakeRequest.answer, 'text/html');
    queueMicrotask(() => this.onloadend());
  }
}

describe('personal parts', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    Object.assign(FakeRequest, { status: 200, answer: ANSWER, before: () => {}, urls: [] });
    Reflect.deleteProperty(window, Symbol.for('saaristo.personal'));
    vi.spyOn(MutationObserver.prototype, 'observe');
    document.body.innerHTML = PAGE;
  });
  afterEach(() => {
    const { contexts } = vi.mocked(MutationObserver.prototype.observe).mock;
    for (const observer of contexts as MutationObserver[]) observer.disconnect();
  });

  const isWaiting = () => document.querySelector('[data-load]') !== null;

  const run = async () => {
    await import('#mount/page/personal.ts');
    await flushTasks();
    const header = document.querySelector<HTMLElement>('[data-widget=header]')!;
    return {
      header,
      hasModal: document.querySelector('[data-widget=address-modal]') !== null,
      settings: JSON.parse(document.querySelector('[data-widget-settings]')!.textContent) as object,
    };
  };

  it('base: the parts are requested from the origin of the page', async () => {
    const base = document.head.appendChild(document.createElement('base'));
    base.href = 'https://cdn.example/files/';
    await run();
    base.remove();
    expect(FakeRequest.urls).toEqual(['/own']);
  });

  it('parts: they replace the shared ones, and the settings are added', async () => {
    const { header, hasModal, settings } = await run();
    expect([header.textContent, header.dataset['load'], hasModal]).toEqual(['own', undefined, true]);
    expect(settings).toEqual({
      site: 'lihakauppa',
      personalUrl: '/own',
      userName: 'Aino',
      cart: {},
      customer: {},
    });
  });

  it.each([
    [
      'is mounted',
      () => document.querySelector('[data-widget=header]')!.setAttribute('data-widget-state', 'mounted'),
    ],
    ['has the focus', () => document.querySelector<HTMLElement>('a')!.focus()],
    [
      'had the focus before a dialog opened',
      () => {
        document.querySelector<HTMLElement>('a')!.focus();
        document.querySelector<HTMLElement>('main button')!.focus();
      },
    ],
    [
      'was pressed',
      () =>
        document.querySelector('summary')!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
    ],
    [
      'was pressed where the event ends',
      () => document.querySelector('summary')!.dispatchEvent(new MouseEvent('pointerdown')),
    ],
  ])('late part: a header that %s stays, without cart and customer in the settings', async (_, before) => {
    FakeRequest.before = before;
    const { header, hasModal, settings } = await run();
    expect([header.textContent.trim(), header.dataset['load'], hasModal]).toEqual([
      'sharedmenu',
      undefined,
      true,
    ]);
    expect(settings).toEqual({ site: 'lihakauppa', personalUrl: '/own', userName: 'Aino' });
  });

  it('part that the server could not render: the shared one stays', async () => {
    FakeRequest.answer = ANSWER.replace(' data-widget-prerendered="b-"', '');
    expect((await run()).header.textContent.trim()).toBe('sharedmenu');
  });

  it('failed answer: the islands are mounted with the settings of the page', async () => {
    FakeRequest.status = 503;
    const { header, hasModal, settings } = await run();
    expect([header.textContent.trim(), header.dataset['load'], hasModal]).toEqual([
      'sharedmenu',
      undefined,
      false,
    ]);
    expect(settings).toEqual({ site: 'lihakauppa', personalUrl: '/own' });
  });

  const settingsOf = (text: string) => ANSWER.replace(/>\{.*?\}\}</, () => `>${text}<`);

  it.each([
    ['settings that are no JSON', settingsOf('{"userName":')],
    ['settings that are empty', settingsOf('')],
    ['settings that are null', settingsOf('null')],
    ['settings that are a list', settingsOf('[]')],
    ['no settings', settingsOf('').replace(/<script.*script>/, '')],
    ['a quote in the name of a part', ANSWER.replace('part="header"', `part='a"]'`)],
    ['an empty name of a part', ANSWER.replace('part="header"', 'part=""')],
    ['an empty answer', ''],
    ['a part that waits itself', ANSWER.replace('part="header"', 'part="header" data-load="media(not all)"')],
  ])('malformed answer, %s: the islands are mounted', async (_, answer) => {
    FakeRequest.answer = answer;
    const isUnusable = /no JSON|are empty/.test(_);
    if (isUnusable) expectConsole('error', /answer of personalUrl/);
    await run();
    expect(isWaiting()).toBe(false);
  });

  it.each([
    ['no JSON', '{"personalUrl":"/own"'],
    ['null', 'null'],
    ['no address', '{}'],
    ['an address that is no URL', '{"personalUrl":"http://"}'],
    ['an address that is no text', '{"personalUrl":{}}'],
  ])('malformed page, settings are %s: the islands are mounted', async (_, text) => {
    FakeRequest.status = 404;
    document.querySelector('script')!.textContent = text;
    await import('#mount/page/personal.ts');
    await vi.waitFor(() => expect(isWaiting()).toBe(false));
  });

  it('page without settings: the islands are mounted', async () => {
    document.querySelector('script')!.remove();
    await import('#mount/page/personal.ts');
    await vi.waitFor(() => expect(isWaiting()).toBe(false));
  });

  it.each([
    ['a script delays the events', 'complete'],
    ['the page is never parsed', 'loading'],
  ])('held page, %s: the parts are put in', async (_, state) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'loading' });
    const original = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')!;
    Object.defineProperty(Document.prototype, 'readyState', { ...original, get: () => state });
    try {
      await import('#mount/page/personal.ts');
      await vi.advanceTimersByTimeAsync(state === 'complete' ? 0 : 3000);
      expect([isWaiting(), document.querySelector('[data-widget=header]')!.textContent]).toEqual([
        false,
        'own',
      ]);
    } finally {
      Object.defineProperty(Document.prototype, 'readyState', original);
      Reflect.deleteProperty(document, 'readyState');
    }
  });

  /** Runs the script, then lets a library bring a shared page. */
  async function revisit(change: () => void) {
    await run();
    change();
    await vi.waitFor(() => {
      expect(isWaiting()).toBe(false);
      expect(document.querySelector('[data-widget=address-modal]')).not.toBeNull();
    });
    return run();
  }
  const VISITED = PAGE.replace('/own', '/own-of-next');

  it.each([
    ['visit', () => (document.body.innerHTML = VISITED)],
    [
      'visit during the first request',
      () => {
        document.body.innerHTML = PAGE.replace('/own', '/never');
        setTimeout(() => (document.body.innerHTML = VISITED));
      },
    ],
    [
      'visit that runs the script again',
      () => {
        document.body.innerHTML = VISITED;
        vi.resetModules();
      },
    ],
  ])('%s: the parts of the next page are requested and put in', async (_, change) => {
    const { header, settings } = await revisit(change);
    expect([header.textContent, settings]).toEqual(['own', expect.objectContaining({ userName: 'Aino' })]);
    expect(FakeRequest.urls.at(-1)).toBe('/own-of-next');
    expect(FakeRequest.urls.filter((url) => url === '/own-of-next')).toHaveLength(1);
  });

  it('morph: settings and parts of the visitor stay, and so does a mounted island', async () => {
    const { header, settings } = await revisit(() => {
      const marker = document.querySelector<HTMLElement>('[data-widget=header]')!;
      marker.dataset['widgetState'] = 'mounted';
      marker.dataset['load'] = 'media(not all)';
      document.querySelector('[data-widget=address-modal]')!.removeAttribute('data-widget');
      document.querySelector('script')!.firstChild!.nodeValue = '{"site":"lihakauppa","personalUrl":"/own"}';
    });
    expect([header.textContent, header.dataset['widgetState']]).toEqual(['own', 'mounted']);
    expect(settings).toEqual({ site: 'lihakauppa', personalUrl: '/own', userName: 'Aino' });
  });

  it('part that the page adds later: it is requested, and one that never comes does not wait', async () => {
    FakeRequest.answer = ANSWER.replaceAll('"header"', '"other"');
    await run();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-widget-part="price" data-load="media(not all)"></p>',
    );
    await vi.waitFor(() => expect(isWaiting()).toBe(false));
    expect(FakeRequest.urls).toEqual(['/own', '/own']);
  });
});
