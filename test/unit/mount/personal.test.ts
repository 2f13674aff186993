/** The script of shared pages, in a page with a header that waits for the visitor's own one. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = `<script type="application/json" data-widget-settings>{"site":"lihakauppa","personalUrl":"/own"}</script>
  <div data-widget="header" data-widget-part="header" data-load="media(not all)" data-widget-prerendered="a-"><a href="/">shared</a><details open><summary>menu</summary></details></div>
  <main><button>close</button></main>
  <div data-widget-part="address-modal"></div>`;
const ANSWER = `<script type="application/json" data-widget-settings="cart customer">{"userName":"Aino","cart":{},"customer":{}}</script>
  <div data-widget="header" data-widget-part="header" data-widget-prerendered="b-">own</div>
  <div data-widget="address-modal" data-widget-part="address-modal"></div>`;

/** Answers the script's request. */
class FakeRequest {
  static status = 200;
  static answer = ANSWER;
  static before = (): void => {};
  status = 0;
  responseXML: Document | null = null;
  responseType = '';
  timeout = 0;
  onloadend = (): void => {};
  open(): void {}
  send(): void {
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
    Object.assign(FakeRequest, { status: 200, answer: ANSWER, before: () => {} });
    document.body.innerHTML = PAGE;
  });

  const run = async () => {
    await import('#mount/personal.ts');
    await Promise.resolve();
    const header = document.querySelector<HTMLElement>('[data-widget=header]')!;
    return {
      header,
      hasModal: document.querySelector('[data-widget=address-modal]') !== null,
      settings: JSON.parse(document.querySelector('[data-widget-settings]')!.textContent) as object,
    };
  };

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
});
