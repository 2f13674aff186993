import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { offerPart } from '#ui/hit-offer/part.ts';
import { suggestingPart } from '#ui/quick-search/use-suggestions.ts';
import QuickSearch from '../../../../widgets/search/quick-search/QuickSearch.tsx';
import definition from '../../../../widgets/search/quick-search/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const hits = [
  {
    contentId: '1',
    url: '/tuotteet/grillimakkara',
    title: 'Grillimakkara',
    category: 'Makkarat',
    teaserText: 'Kuori napsahtaa.',
    image: '/kuvat/1.jpg',
    type: 'product',
  },
  { url: '/reseptit/keitto', title: '<b>Makkara</b>keitto' },
  { url: 'javascript:alert(1)', title: 'Paha makkara' },
];

/** The sent searches with their signals. */
const requests: { q: string; query: URLSearchParams }[] = [];
let calledOff: MockInstance<XMLHttpRequest['abort']>;
let answer: (q: string) => Promise<Response> | Response;

// With a fake clock the chunks have to be loaded already.
beforeAll(() => Promise.all([suggestingPart.load(), offerPart.load()]));
beforeEach(() => {
  // Testing Library advances a fake clock while it waits if it finds this object.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  requests.length = 0;
  calledOff = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  answer = () => HttpResponse.json({ hits });
  api.use(
    http.get('*/api/search/suggestions/', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.push({ q: query.get('q') ?? '', query });
      return answer(query.get('q') ?? '');
    }),
  );
});

const search = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) =>
  renderWidget(definition, QuickSearch, props, settings);
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string) => fireEvent.keyDown(box(), { key });
const links = () => screen.getAllByRole('row').map((row) => within(row).getByRole('link'));
const isClosed = () =>
  box().getAttribute('aria-expanded') === 'false' &&
  !screen.queryByRole('grid') &&
  !screen.queryByRole('button', { name: 'Sulje' }) &&
  !screen.queryByRole('link');

test.each([
  [3, true],
  [0, false],
])(
  'suggestion on the shop: a product with a stock of %i has its price, and a button that buys: %s [PRD-07]',
  async (stock, buys) => {
    const sold = { ...hits[0], code: '501', price: '12,90', stock };
    answer = () => HttpResponse.json({ hits: [sold, hits[1]] });
    search({}, { site: 'lihakauppa' });
    const [first, second] = within(await find()).getAllByRole('row');
    expect(await within(first!).findByText('12,90 €')).toBeVisible();
    expect(within(first!).queryByText('Tuote on juuri nyt loppuunmyyty') === null).toBe(buys);
    const button = { name: 'Lisää ostoskoriin', description: /Grillimakkara/ };
    expect(within(first!).queryByRole('button', button) !== null).toBe(buys);
    expect(within(second!).queryByRole('button')).toBeNull();
  },
);

async function find(text = 'makkara') {
  type(text);
  await pass(500);
  return screen.findByRole('grid', { name: 'Hakuehdotukset' });
}

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Returns the address that a browser would open when the form is sent; undefined if it stays. */
function sentTo(send: () => void): string | undefined {
  let address: string | undefined;
  const listen = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    address = `${form.getAttribute('action')?.split('?')[0]}?${new URLSearchParams(fields).toString()}`;
  };
  document.addEventListener('submit', listen);
  send();
  document.removeEventListener('submit', listen);
  return address;
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Hae' }));

describe('quick search requests', () => {
  test('fewer than three characters without spaces send nothing [QS-03] [QS-20]', async () => {
    search();
    for (const text of ['m', 'ma', '  ma  ', '   ']) {
      type(text);
      await pass(2000);
    }
    expect(requests).toEqual([]);
    expect(isClosed()).toBe(true);
  });

  test('pasted text is cleaned in the request and in the address of the results [QS-03]', async () => {
    search();
    type('\u200Emakkara\u00AD １２');
    await pass(500);
    await vi.waitFor(() => expect(requests.map(({ q }) => q)).toEqual(['makkara 12']));
    expect(sentTo(submit)).toBe('/haku?q=makkara+12');
  });

  test('the request follows 500 ms after the last input [QS-04]', async () => {
    search();
    for (const text of ['mak', 'makk', 'makka', 'makkar', 'makkara']) {
      type(text);
      await pass(499);
    }
    expect(requests).toEqual([]);
    await pass(1);
    await waitFor(() => expect(requests.map(({ q }) => q)).toEqual(['makkara']));
  });

  test('the request has sortOrder only if configured [QS-06] [API-07]', async () => {
    const { update } = search({ language: 'en' });
    type('  meat & more ');
    await pass(500);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      language: 'en',
      pageSize: '5',
      q: 'meat & more',
    });
    update({ sortOrder: 2 });
    type('sausage');
    await pass(500);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.query.get('sortOrder')).toBe('2');
  });

  test('a newer text aborts the request, and only its own answer is shown [QS-13] [QS-14]', async () => {
    let answerFirst = () => {};
    answer = (q) =>
      q === 'mak'
        ? new Promise((resolve) => {
            answerFirst = () => resolve(HttpResponse.json({ hits: [{ url: '/a', title: 'Vanha' }] }));
          })
        : HttpResponse.json({ hits });
    search();
    type('mak');
    await pass(500);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(calledOff).not.toHaveBeenCalled();
    await find('makkara');
    expect(calledOff).toHaveBeenCalledOnce();
    answerFirst();
    await pass(1000);
    expect(screen.queryByText('Vanha')).not.toBeInTheDocument();
    expect(links()).toHaveLength(2);
  });

  test('the loading text is shown only during the request [QS-12]', async () => {
    let release = () => {};
    answer = () => new Promise((resolve) => (release = () => resolve(HttpResponse.json({ hits }))));
    search();
    type('makkara');
    await pass(499);
    expect(screen.queryByText('Etsitään...')).not.toBeInTheDocument();
    await pass(1);
    expect(getAnnounced()).toHaveTextContent('Etsitään...');
    await waitFor(() => expect(requests).toHaveLength(1));
    release();
    await screen.findByRole('grid');
    expect(getAnnounced()).toHaveTextContent('2 ehdotusta');
  });

  test.each([
    ['500', () => HttpResponse.json({}, { status: 500 })],
    ['404', () => HttpResponse.json({}, { status: 404 })],
    ['a cut connection', () => HttpResponse.error()],
    ['HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
    ['a list', () => HttpResponse.json([])],
    ['no list of hits', () => HttpResponse.json({ hits: null })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('%s is not shown, and the box still works [QS-15]', async (_, fail) => {
    answer = fail;
    search();
    type('makkara');
    await pass(500);
    await waitFor(() => expect(isClosed() && requests.length === 1).toBe(true));
    await waitFor(() => expect(getAnnounced()).toBeEmptyDOMElement());
    expect(box()).toHaveValue('makkara');
    answer = () => HttpResponse.json({ hits });
    await find('makkarat');
    expect(links()).toHaveLength(2);
  });
});

describe('quick search panel', () => {
  test('every hit links to its url and shows its fields [QS-07]', async () => {
    search();
    await find();
    const [first, second] = screen.getAllByRole('row');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/tuotteet/grillimakkara',
      '/reseptit/keitto',
    ]);
    for (const text of ['Grillimakkara', 'Makkarat', 'Kuori napsahtaa.', 'Tuote'])
      expect(first).toHaveTextContent(text);
    expect(first!.querySelector('img')).toHaveAttribute('src', '/kuvat/1.jpg');
    expect(first!.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(within(first!).getByText('makkara').localName).toBe('mark');
    expect(second!.querySelector('img, b')).toBeNull();
    expect(links()[1]).toHaveTextContent('<b>Makkara</b>keitto');
    expect(screen.queryByText(/Paha/)).not.toBeInTheDocument();
  });

  test('an unknown type is shown unchanged, and a missing picture leaves no space [QS-07]', async () => {
    answer = () => HttpResponse.json({ hits: [{ ...hits[0], title: 'Ämpäri makkaraa', type: 'Kampanja' }] });
    search();
    await find();
    const row = screen.getByRole('row');
    expect(row).toHaveTextContent('Kampanja');
    fireEvent.error(row.querySelector('img')!);
    expect(row.querySelector('img')).toBeNull();
    expect(within(row).getByText('Ä')).toBeVisible();
    expect(getAnnounced()).toHaveTextContent('1 ehdotus');
  });

  test('an empty result is announced [QS-07]', async () => {
    answer = () => HttpResponse.json({ hits: [] });
    search();
    type('xyzzy');
    await pass(500);
    expect(await screen.findByText('Ei ehdotuksia')).toBe(getAnnounced());
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the link to all results has the target of Enter [QS-17]', async () => {
    search({ searchUrl: '/haku?contentGroup=recipe#tulokset' });
    await find(' makkara & sinappi ');
    expect(screen.getByRole('link', { name: 'Katso kaikki hakutulokset' })).toHaveAttribute(
      'href',
      '/haku?contentGroup=recipe&q=makkara+%26+sinappi#tulokset',
    );
    expect(sentTo(submit)).toBe('/haku?contentGroup=recipe&q=makkara+%26+sinappi');
  });
});

describe('closing the quick search', () => {
  const ways: [string, () => unknown][] = [
    ['Escape', () => press('Escape')],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Sulje' }))],
    ['a press outside', () => user().click(document.querySelector('hr')!)],
    ['moving the focus outside', () => act(() => screen.getByTestId('outside').focus())],
    ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
  ];

  beforeEach(() => {
    const outside = document.createElement('button');
    outside.dataset['testid'] = 'outside';
    document.body.append(outside, document.createElement('hr'));
  });

  test.each(ways)(
    '%s closes it; the text stays, nothing is sent, focus does not open it [QS-08] [QS-09] [QS-10] [QS-11]',
    async (_, close) => {
      search();
      act(() => box().focus());
      await find();
      await close();
      expect(isClosed()).toBe(true);
      expect(box()).toHaveValue('makkara');
      act(() => box().blur());
      act(() => box().focus());
      await pass(2000);
      expect(isClosed()).toBe(true);
      expect(requests).toHaveLength(1);
    },
  );

  test.each(ways)('%s during a request aborts it [QS-08] [QS-09] [QS-10] [QS-11]', async (_, close) => {
    let release = () => {};
    answer = () => new Promise((resolve) => (release = () => resolve(HttpResponse.json({ hits }))));
    search();
    act(() => box().focus());
    type('makkara');
    await pass(500);
    await waitFor(() => expect(requests).toHaveLength(1));
    await close();
    expect(calledOff).toHaveBeenCalledOnce();
    release();
    await pass(2000);
    expect(isClosed()).toBe(true);
  });

  test.each([
    ['a press outside', () => fireEvent.pointerDown(document.querySelector('hr')!), []],
    ['moving the focus outside', () => act(() => screen.getByTestId('outside').focus()), []],
    ['Escape', () => press('Escape'), []],
    ['leaving the page', () => fireEvent(window, new Event('pagehide')), []],
    ['doing nothing', () => undefined, ['makkara']],
  ])(
    '%s before the chunk of suggestions is loaded: only doing nothing makes the request [QS-04] [QS-08] [QS-09] [QS-11]',
    async (_, close, expected) => {
      Object.assign(suggestingPart, { loaded: undefined });
      search();
      act(() => box().focus());
      type('makkara');
      close();
      await act(() => suggestingPart.load());
      await pass(2000);
      await waitFor(() => expect(requests.map(({ q }) => q)).toEqual(expected));
    },
  );

  test('Escape before the request prevents it [QS-08]', async () => {
    search();
    type('makkara');
    await pass(300);
    fireEvent.keyDown(box(), { key: 'Escape' });
    await pass(2000);
    expect(isClosed()).toBe(true);
    expect(requests).toEqual([]);
  });

  test('the Escape that closes it does not bubble, the next one does [QS-08]', async () => {
    const heard = vi.fn();
    search();
    await find();
    document.addEventListener('keydown', heard);
    expect(press('Escape')).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect(press('Escape')).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', heard);
  });

  test('closing inside the panel focuses the box [QS-10]', async () => {
    search();
    await find();
    act(() => links()[0]!.focus());
    fireEvent.keyDown(links()[0]!, { key: 'Escape' });
    expect(box()).toHaveFocus();
  });

  test('a text that is too short closes it and aborts the request [QS-20]', async () => {
    search();
    await find();
    type('ma');
    expect(isClosed()).toBe(true);
    await pass(2000);
    expect(requests).toHaveLength(1);
  });
});

describe('quick search navigation', () => {
  test.each([
    ['/haku', 'ääkköset & co', '/haku?q=%C3%A4%C3%A4kk%C3%B6set+%26+co'],
    ['/haku', '  makkara ', '/haku?q=makkara'],
    ['/search?lang=en&q=old', 'ab', '/search?lang=en&q=ab'],
  ])('%s with %j leads to %s [QS-02] [SRCH-01]', (searchUrl, text, expected) => {
    search({ searchUrl });
    type(text);
    expect(sentTo(submit)).toBe(expected);
  });

  test('Enter sends the form and aborts the suggestions [QS-02]', async () => {
    search({}, { searchUrl: '/fi/haku' });
    type('makkara');
    expect(press('Enter')).toBe(true);
    expect(sentTo(() => fireEvent.submit(box().form!))).toBe('/fi/haku?q=makkara');
    await pass(2000);
    expect(requests).toEqual([]);
  });

  test.each(['', '   '])('an empty box (%j) does not navigate [QS-02]', (text) => {
    search();
    type(text);
    expect(sentTo(submit)).toBeUndefined();
  });

  test('keys of an input method are ignored [QS-07]', async () => {
    search();
    await find();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(box(), { key, ...composing });
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(isClosed()).toBe(false);
  });

  test('Tab reaches every link [QS-07]', async () => {
    const visitor = user();
    search();
    await visitor.click(box());
    await find();
    const names: string[] = [];
    for (let count = 0; count < 5; count++) {
      await visitor.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement!.textContent);
    }
    expect(names).toEqual([
      'Hae',
      'Sulje',
      'Grillimakkara',
      '<b>Makkara</b>keitto',
      'Katso kaikki hakutulokset',
    ]);
    expect(isClosed()).toBe(false);
  });
});

describe('quick search layouts and texts', () => {
  test.each([
    ['normal', 'Hae', false],
    ['mobile', 'Hae', true],
    ['sticky', '', false],
  ])('the %s layout [QS-01] [QS-16] [QS-18]', (layout, wordsOnButton, hasHeading) => {
    search({ layout });
    expect(screen.getByPlaceholderText('Mitä olet etsimässä?')).toHaveAccessibleName('Mitä olet etsimässä?');
    expect(screen.getByRole('button', { name: 'Hae' })).toHaveTextContent(wordsOnButton);
    expect(screen.queryAllByRole('heading')).toHaveLength(hasHeading ? 1 : 0);
  });

  test('the mobile layout has the prompt as its heading [QS-19] [NAV-31]', () => {
    search({ layout: 'mobile' });
    expect(screen.getByRole('heading')).toHaveTextContent('Etsi tuote, resepti tai muuta tietoa');
  });
});
