import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyCustomer } from '#store/customer/model.ts';
import { store } from '#store/store.ts';
// Made before the first test, which would wait for it too long on a busy machine.
import '../../../../widgets/shop/reviews/ReviewDialog.tsx';
import { load } from '../../../../widgets/shop/reviews/load.ts';
import Reviews from '../../../../widgets/shop/reviews/Reviews.tsx';
import definition from '../../../../widgets/shop/reviews/widget.ts';
import { loadAtHere, renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const PATH = '*/api/review/lihakauppa/';

interface Given {
  id: number | null;
  stars: unknown;
  text: string;
  userName: string;
  isVerified: boolean;
}

const review = (id: number, more: Partial<Given> = {}): Given => ({
  id,
  stars: 4,
  text: `Arvio ${id}`,
  userName: `Maistaja ${id}`,
  isVerified: false,
  ...more,
});

/** The shop has these reviews; what it was asked for is the result. */
function shopHas(reviews: Given[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  api.use(
    http.get(PATH, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const end = Number(query.get('page')) * Number(query.get('pageSize'));
      return HttpResponse.json({
        hits: reviews.slice(end - Number(query.get('pageSize')), end),
        totalCount: reviews.length,
        hasMore: end < reviews.length,
        productId: query.get('productId'),
      });
    }),
  );
  return asked;
}

/** The shop takes reviews with this answer; what it was sent is the result. */
function shopTakes(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

const show = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) =>
  renderWidget(definition, Reviews, { productId: '20101', ...props }, { site: 'lihakauppa', ...settings });
const cards = () => screen.queryAllByRole('article');
const write = async () => userEvent.click(screen.getByRole('button', { name: 'Kirjoita arvostelu' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const field = (form: Awaited<ReturnType<typeof dialog>>, name: string) => form.getByRole('textbox', { name });

const fill = async () => {
  await write();
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: '4 tähteä' }));
  await userEvent.type(field(form, 'Arvostelu'), ' Oikein hyvää. ');
  await userEvent.click(form.getByRole('button', { name: 'Lähetä' }));
  return form;
};

afterEach(() => store.setState({ customer: emptyCustomer }));

describe('the list', () => {
  test('REV-02 REV-05 API-44 asks for the first nine, and says how many there are', async () => {
    const asked = shopHas(Array.from({ length: 25 }, (_, at) => review(at + 1)));
    show();
    expect(await screen.findByRole('heading', { name: 'Asiakasarvostelut (25)' })).toBeVisible();
    expect(cards()).toHaveLength(9);
    expect(Object.fromEntries(asked[0]!)).toEqual({
      language: 'fi',
      page: '1',
      pageSize: '9',
      productId: '20101',
    });
  });

  test('REV-04 more are appended, focus stays or goes to what came, and it is said', async () => {
    const asked = shopHas(Array.from({ length: 25 }, (_, at) => review(at + 1)));
    show();
    const more = await screen.findByRole('button', { name: 'Näytä lisää' });
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(18));
    expect(more).toHaveFocus();
    expect(screen.getByText('Näytetään 18/25 arvostelua.')).toBeInTheDocument();
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(25));
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
    expect(cards()[18]).toHaveFocus();
  });

  test('REV-04 a review that another page has shown is not shown twice', async () => {
    const reviews = Array.from({ length: 4 }, (_, at) => review(at + 1));
    shopHas(reviews);
    show({ pageSize: 2 });
    await screen.findByText('Arvio 2');
    reviews.unshift(review(9));
    await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    expect(await screen.findByText('Arvio 3')).toBeVisible();
    expect(screen.getAllByText('Arvio 2')).toHaveLength(1);
  });

  test('REV-04 a page that fails leaves what is shown, and can be asked for again', async () => {
    shopHas(Array.from({ length: 12 }, (_, at) => review(at + 1)));
    show();
    const more = await screen.findByRole('button', { name: 'Näytä lisää' });
    api.use(http.get(PATH, () => HttpResponse.error(), { once: true }));
    await userEvent.click(more);
    expect((await screen.findAllByText('Arvostelujen lataaminen epäonnistui.'))[0]).toBeVisible();
    expect(cards()).toHaveLength(9);
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(screen.queryByText('Arvostelujen lataaminen epäonnistui.')).toBeNull();
  });

  test('REV-06 a card has stars, text, writer, and a badge for who bought it', async () => {
    shopHas([
      review(1, { stars: 5, isVerified: true }),
      review(2, { stars: '3', text: '<b>Ei</b>\nHTML:ää' }),
      review(3, { stars: 99 }),
    ]);
    show();
    const [first, second, third] = await screen.findAllByRole('article');
    expect(first).toHaveAccessibleName('Maistaja 1');
    expect(within(first!).getByRole('img', { name: '5/5' })).toBeVisible();
    expect(within(first!).getByText('Vahvistettu asiakas')).toBeVisible();
    expect(within(second!).getByRole('img', { name: '3/5' })).toBeVisible();
    expect(within(second!).queryByText('Vahvistettu asiakas')).toBeNull();
    expect(second).toHaveTextContent('<b>Ei</b> HTML:ää');
    expect(within(third!).getByRole('img', { name: '5/5' })).toBeVisible();
  });

  test('REV-07 170 characters are shown in full, 171 are cut until they are asked for', async () => {
    const [fits, tooLong] = ['a'.repeat(170), `${'b'.repeat(170)}c`];
    shopHas([review(1, { text: fits }), review(2, { text: tooLong })]);
    show();
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent(fits);
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(within(second!).getByText(`${'b'.repeat(170)}…`)).toBeVisible();
    expect(within(second!).getByText(tooLong)).not.toBeVisible();
    await userEvent.click(within(second!).getByText('Lue lisää'));
    expect(within(second!).getByText(tooLong)).toBeVisible();
    await waitFor(() => expect(within(second!).getByText(tooLong)).toHaveFocus());
  });

  test('without reviews it says so; where they do not come it can be tried again', async () => {
    api.use(http.get(PATH, () => HttpResponse.html('<p>Huolto')));
    show();
    const again = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    let give = () => {};
    api.use(
      http.get(PATH, async () => {
        await new Promise<void>((resolve) => (give = resolve));
        return HttpResponse.json({ hits: [], totalCount: 0 });
      }),
    );
    await userEvent.click(again);
    expect(screen.getByText('Ladataan arvosteluja…')).toBeInTheDocument();
    expect(screen.queryByText(/ei ole vielä arvosteluja/)).toBeNull();
    await waitFor(give);
    expect(await screen.findByText(/ei ole vielä arvosteluja/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asiakasarvostelut (0)' })).toBeVisible();
  });

  test('REV-04 a page without reviews is the last one, whatever the answer says of more', async () => {
    api.use(http.get(PATH, () => HttpResponse.json({ hits: [], hasMore: true, totalCount: 9 })));
    show();
    expect(await screen.findByText(/ei ole vielä arvosteluja/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('REV-12 what is shown stays while the list is asked for anew, and where that fails', async () => {
    shopHas([review(1)]);
    shopTakes(() => HttpResponse.json({ isSuccess: true }));
    show({ userName: 'Aino' });
    await screen.findByText('Arvio 1');
    let fail = () => {};
    const asked = vi.fn();
    api.use(
      http.get(PATH, async () => {
        asked();
        await new Promise<void>((resolve) => (fail = resolve));
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await fill();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const list = screen.getByText('Arvio 1').closest('[aria-busy]');
    expect(list).toHaveAttribute('aria-busy', 'false');
    const ended = new Promise((resolve) => api.events.on('response:mocked', resolve));
    fail();
    await ended;
    api.events.removeAllListeners();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Valmis' }));
    expect(screen.getByText('Arvio 1')).toBeVisible();
    expect(screen.queryByText('Arvostelujen lataaminen epäonnistui.')).toBeNull();
  });

  test.each([[{}], [{ hits: null, hasMore: true }], [{ hits: [null, 1, {}], totalCount: '9' }], [[]]])(
    'API-04 the answer %j takes nothing down',
    async (answer) => {
      api.use(http.get(PATH, () => HttpResponse.json(answer)));
      show();
      expect(await screen.findByRole('button', { name: 'Kirjoita arvostelu' })).toBeEnabled();
      await waitFor(() => expect(screen.queryByText('Ladataan arvosteluja…')).toBeNull());
    },
  );

  test('another product of the CMS preview is asked for, and the earlier one is given up', async () => {
    const asked = shopHas([review(1)]);
    const { update } = show();
    update({ productId: '20102' });
    expect(await screen.findByText('Arvio 1')).toBeVisible();
    expect(asked.at(-1)?.get('productId')).toBe('20102');
  });

  test('what was fetched while the fallback was shown is there at once, and asked for once', async () => {
    const asked = shopHas([review(1)]);
    const answer = await loadAtHere(load, { productId: '20101', pageSize: 9, userName: undefined });
    renderWidget(definition, Reviews, { productId: '20101' }, { site: 'lihakauppa' }, { answer });
    expect(screen.getByText('Arvio 1')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

describe('REV-01 #reviews', () => {
  test.each([
    ['#reviews', 1],
    ['#muu', 0],
    ['', 0],
  ])('the address %j scrolls %i times when the island comes late', async (hash, times) => {
    shopHas([]);
    history.replaceState(null, '', `/${hash}`);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show();
    await screen.findByText(/ei ole vielä/);
    const scrolled = scroll.mock.contexts.map((element) => (element as Element).id);
    expect(scrolled).toEqual(Array.from({ length: times }, () => 'reviews'));
    scroll.mockRestore();
  });
});

describe('writing', () => {
  test('REV-08 nickname, five radios and a text; the name that is known is filled in', async () => {
    shopHas([]);
    show({ userName: ' Aino ' });
    await write();
    const form = await dialog();
    expect(field(form, 'Nimimerkki')).toHaveValue('Aino');
    expect(form.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((stars) => `${stars} tähteä`),
    );
    expect(form.getByRole('group', { name: /Arvosana/ })).toContainElement(form.getAllByRole('radio')[4]!);
    expect(form.queryByRole('radio', { checked: true })).toBeNull();
    expect(field(form, 'Arvostelu')).toHaveAttribute('maxlength', '500');
  });

  const loggedIn = {
    loggedIn: true,
    deliveryAddress: { firstName: 'Kerttu', lastName: '', streetAddress: '', postalCode: '', city: '' },
  };

  test('REV-09 the name is the block’s, else the page’s, else the customer’s', async () => {
    shopHas([]);
    store.setState({ customer: { ...emptyCustomer, ...loggedIn, loading: false } });
    const { unmount } = show({ userName: 'Lohko' }, { userName: 'Sivu' });
    await write();
    expect(field(await dialog(), 'Nimimerkki')).toHaveValue('Lohko');
    unmount();
    const second = show({}, { userName: 'Sivu' });
    await write();
    expect(field(await dialog(), 'Nimimerkki')).toHaveValue('Sivu');
    second.unmount();
    show();
    await write();
    expect(field(await dialog(), 'Nimimerkki')).toHaveValue('Kerttu');
  });

  test('REV-09 nobody known: no dialog, but the way to log in', async () => {
    shopHas([]);
    api.use(http.get('*/api/lk/customer', () => HttpResponse.json({ loggedIn: false })));
    show({}, { loginLink: { label: 'Kirjaudu', link: '/kirjaudu' } });
    await write();
    expect(await screen.findByText(/Kirjaudu sisään, niin voit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute('href', '/kirjaudu');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('REV-09 an address that an anonymous visitor typed is no name', async () => {
    shopHas([]);
    store.setState({ customer: { ...emptyCustomer, ...loggedIn, loggedIn: false, loading: false } });
    show();
    await write();
    expect(await screen.findByText(/Kirjaudu sisään/)).toBeVisible();
  });

  test('REV-10 says what is missing, and sends nothing', async () => {
    shopHas([]);
    const sent = shopTakes(() => HttpResponse.json({ isSuccess: true }));
    show({ userName: 'Aino' });
    await write();
    const form = await dialog();
    await userEvent.clear(field(form, 'Nimimerkki'));
    await userEvent.type(field(form, 'Arvostelu'), '   ');
    await userEvent.click(form.getByRole('button', { name: 'Lähetä' }));
    expect(await form.findAllByText('Täytä tämä kenttä')).toHaveLength(2);
    expect(form.getByText('Anna tuotteelle arvosana')).toBeVisible();
    expect(form.getByRole('radio', { name: '1 tähteä' })).toHaveAccessibleDescription(
      'Anna tuotteelle arvosana',
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['an answer', () => HttpResponse.json({ isSuccess: true })],
    ['an empty answer', () => new HttpResponse(null, { status: 201 })],
    ['a text', () => HttpResponse.text('OK')],
  ])(
    'REV-11 REV-12 API-45 sends it once, thanks for it after %s, and the list follows',
    async (_case, answer) => {
      const reviews = [review(1)];
      const asked = shopHas(reviews);
      const sent = shopTakes(answer);
      show({ userName: 'Aino' });
      await screen.findByText('Arvio 1');
      reviews.unshift(review(2, { text: 'Oikein hyvää.' }));
      const form = await fill();
      const thanks = within(await form.findByRole('status', { name: 'Kiitos arvostelustasi!' }));
      expect(thanks.getByRole('img', { name: '4/5' })).toBeVisible();
      expect(thanks.getByText('Oikein hyvää.')).toBeVisible();
      expect(thanks.getByText('Aino')).toBeVisible();
      expect(sent).toEqual([{ productId: '20101', rating: 4, text: 'Oikein hyvää.', userName: 'Aino' }]);
      await waitFor(() => expect(asked).toHaveLength(2));
      await userEvent.click(thanks.getByRole('button', { name: 'Valmis' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByRole('heading', { name: 'Asiakasarvostelut (2)' })).toBeVisible();
      await write();
      expect(field(await dialog(), 'Arvostelu')).toHaveValue('');
    },
  );

  test('REV-12 a review that is read first is thanked for with a word of when it is shown', async () => {
    shopHas([]);
    shopTakes(() => HttpResponse.json({ isSuccess: true, isHeld: true }));
    show({ userName: 'Aino' });
    const form = await fill();
    const thanks = await form.findByRole('status', { name: 'Kiitos arvostelustasi!' });
    expect(thanks).toHaveTextContent('Arvostelusi näkyy muille, kun olemme lukeneet sen.');
  });

  test('REV-12 a review that is shown at once is thanked for without it', async () => {
    shopHas([]);
    shopTakes(() => HttpResponse.json({ isSuccess: true, isHeld: false }));
    show({ userName: 'Aino' });
    const form = await fill();
    const thanks = await form.findByRole('status', { name: 'Kiitos arvostelustasi!' });
    expect(thanks).not.toHaveTextContent('lukeneet');
  });

  test('REV-13 a name that the server refuses stays, with the reason, and another one can be sent', async () => {
    shopHas([]);
    const answers = [
      HttpResponse.json({ error: 'No.', fields: { userName: 'nameReserved' } }, { status: 400 }),
      HttpResponse.json({ isSuccess: true }),
    ];
    const sent = shopTakes(() => answers.shift()!);
    show({ userName: 'Asiakaspalvelu' });
    const form = await fill();
    expect(await form.findByText('Jokin meni vikaan')).toBeVisible();
    const nickname = field(form, 'Nimimerkki');
    expect(nickname).toHaveValue('Asiakaspalvelu');
    expect(nickname).toBeInvalid();
    expect(nickname).toHaveAccessibleDescription(
      'Vain kauppa kirjoittaa tällä nimellä. Valitse toinen nimimerkki.',
    );
    expect(field(form, 'Arvostelu')).toHaveValue(' Oikein hyvää. ');
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'Aino');
    expect(nickname).toBeValid();
    await userEvent.click(form.getByRole('button', { name: 'Lähetä' }));
    expect(await form.findByRole('status', { name: 'Kiitos arvostelustasi!' })).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a reason without a text', { userName: 'unheardOf' }],
    ['a field that the form does not show', { productId: 'requiredLabel' }],
    ['a reason that is none', { userName: ['nameReserved'] }],
  ])('REV-13 after %s the form says no more than that it failed', async (_case, fields) => {
    shopHas([]);
    shopTakes(() => HttpResponse.json({ error: 'No.', fields }, { status: 400 }));
    show({ userName: 'Aino' });
    const form = await fill();
    expect(await form.findByRole('alert')).toHaveTextContent(/^Jokin meni vikaan$/);
    expect(field(form, 'Nimimerkki')).toBeValid();
    sessionStorage.clear();
  });

  test.each([
    ['an error', () => HttpResponse.json({}, { status: 500 })],
    ['isSuccess false', () => HttpResponse.json({ isSuccess: false })],
    ['an error page', () => HttpResponse.html('<!doctype html><p>Huolto')],
    ['a cut connection', () => HttpResponse.error()],
  ])(
    'REV-13 after %s the form stays as it is, also when it is closed, and can be sent again',
    async (_case, answer) => {
      shopHas([]);
      const sent = shopTakes(answer);
      show({ userName: 'Aino' });
      const form = await fill();
      expect(await form.findByRole('alert')).toHaveTextContent('Jokin meni vikaan');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await write();
      const again = await dialog();
      await waitFor(() => expect(field(again, 'Arvostelu')).toHaveValue(' Oikein hyvää. '));
      expect(again.getByRole('radio', { name: '4 tähteä' })).toBeChecked();
      await userEvent.click(again.getByRole('button', { name: 'Lähetä' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      sessionStorage.clear();
    },
  );
});
