import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyCustomer } from '#store/customer/model.ts';
import { store } from '#store/store.ts';
// Imported before the first test: on a busy machine that test would wait too long for it.
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

/** Answers with these reviews. Returns the recorded queries. */
function shopHas(reviews: Given[]): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  api.use(
    http.get(PATH, ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.push(query);
      const end = Number(query.get('page')) * Number(query.get('pageSize'));
      return HttpResponse.json({
        hits: reviews.slice(end - Number(query.get('pageSize')), end),
        totalCount: reviews.length,
        hasMore: end < reviews.length,
        productId: query.get('productId'),
      });
    }),
  );
  return requests;
}

/** Answers new reviews with `answer`. Returns the recorded bodies. */
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

describe('review list', () => {
  test('it loads the first nine and shows the total number [REV-02] [REV-05] [API-44]', async () => {
    const requests = shopHas(Array.from({ length: 25 }, (_, at) => review(at + 1)));
    show();
    expect(await screen.findByRole('heading', { name: 'Asiakasarvostelut (25)' })).toBeVisible();
    expect(cards()).toHaveLength(9);
    expect(Object.fromEntries(requests[0]!)).toEqual({
      language: 'fi',
      page: '1',
      pageSize: '9',
      productId: '20101',
    });
  });

  test('more reviews are appended and announced, and the focus stays or moves to them [REV-04]', async () => {
    const requests = shopHas(Array.from({ length: 25 }, (_, at) => review(at + 1)));
    show();
    const more = await screen.findByRole('button', { name: 'Näytä lisää' });
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(18));
    expect(more).toHaveFocus();
    expect(screen.getByText('Näytetään 18/25 arvostelua.')).toBeInTheDocument();
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(25));
    expect(requests.map((query) => query.get('page'))).toEqual(['1', '2', '3']);
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
    expect(cards()[18]).toHaveFocus();
  });

  test('a review of an earlier page is not shown twice [REV-04]', async () => {
    const reviews = Array.from({ length: 4 }, (_, at) => review(at + 1));
    shopHas(reviews);
    show({ pageSize: 2 });
    await screen.findByText('Arvio 2');
    reviews.unshift(review(9));
    await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    expect(await screen.findByText('Arvio 3')).toBeVisible();
    expect(screen.getAllByText('Arvio 2')).toHaveLength(1);
  });

  test('a failed page keeps the list, and can be retried [REV-04]', async () => {
    shopHas(Array.from({ length: 12 }, (_, at) => review(at + 1)));
    show();
    const more = await screen.findByRole('button', { name: 'Näytä lisää' });
    api.use(http.get(PATH, () => HttpResponse.error(), { once: true }));
    await userEvent.click(more);
    // The page contains the text once, in the alert.
    expect(await screen.findByText('Arvostelujen lataaminen epäonnistui.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Arvostelujen lataaminen epäonnistui.');
    expect(cards()).toHaveLength(9);
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(screen.queryByText('Arvostelujen lataaminen epäonnistui.')).toBeNull();
  });

  test('a card has stars, text, writer, and a badge for buyers [REV-06]', async () => {
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

  test('170 characters are shown in full, 171 are cut until expanded [REV-07]', async () => {
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

  test('the list stays during a reload and after a failed one [REV-12]', async () => {
    shopHas([review(1)]);
    shopTakes(() => HttpResponse.json({ isSuccess: true }));
    show({ userName: 'Aino' });
    await screen.findByText('Arvio 1');
    let fail = () => {};
    const requests = vi.fn();
    api.use(
      http.get(PATH, async () => {
        requests();
        await new Promise<void>((resolve) => (fail = resolve));
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await fill();
    await waitFor(() => expect(requests).toHaveBeenCalled());
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

  test('another product of the CMS preview is loaded, and the earlier call aborted', async () => {
    const requests = shopHas([review(1)]);
    const { update } = show();
    update({ productId: '20102' });
    expect(await screen.findByText('Arvio 1')).toBeVisible();
    expect(requests.at(-1)?.get('productId')).toBe('20102');
  });

  test('a load during the fallback is shown at once, without a second call', async () => {
    const requests = shopHas([review(1)]);
    const answer = await loadAtHere(load, { productId: '20101', pageSize: 9, userName: undefined });
    renderWidget(definition, Reviews, { productId: '20101' }, { site: 'lihakauppa' }, { answer });
    expect(screen.getByText('Arvio 1')).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

describe('review hash #reviews [REV-01]', () => {
  test.each([
    ['#reviews', 1],
    ['#muu', 0],
    ['', 0],
  ])('the hash %j scrolls %i times when the island mounts late', async (hash, times) => {
    shopHas([]);
    history.replaceState(null, '', `/${hash}`);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show();
    await screen.findByText(/ei ole vielä/);
    const scrolled = scroll.mock.contexts.map((element) => (element as Element).id);
    expect(scrolled).toEqual(Array.from({ length: times }, () => 'reviews'));
  });
});

describe('writing a review', () => {
  test('it has a nickname, five radios and a text, and a known name is filled in [REV-08]', async () => {
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

  test("the name is the block's, else the page's, else the customer's [REV-09]", async () => {
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

  test('an anonymous visitor gets the login link instead of the dialog [REV-09]', async () => {
    shopHas([]);
    api.use(http.get('*/api/lk/customer', () => HttpResponse.json({ loggedIn: false })));
    show({}, { loginLink: { label: 'Kirjaudu', link: '/kirjaudu' } });
    await write();
    expect(await screen.findByText(/Kirjaudu sisään, niin voit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute('href', '/kirjaudu');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an address that an anonymous visitor typed is not used as name [REV-09]', async () => {
    shopHas([]);
    store.setState({ customer: { ...emptyCustomer, ...loggedIn, loggedIn: false, loading: false } });
    show();
    await write();
    expect(await screen.findByText(/Kirjaudu sisään/)).toBeVisible();
  });

  test('missing values are reported, and nothing is sent [REV-10]', async () => {
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
    'it is sent once, thanked for after %s, and the list reloads [REV-11] [REV-12] [API-45]',
    async (_case, answer) => {
      const reviews = [review(1)];
      const requests = shopHas(reviews);
      const sent = shopTakes(answer);
      show({ userName: 'Aino' });
      await screen.findByText('Arvio 1');
      reviews.unshift(review(2, { text: 'Oikein hyvää.' }));
      const form = await fill();
      const thanks = within(await form.findByRole('group', { name: 'Kiitos arvostelustasi!' }));
      expect(thanks.getByRole('img', { name: '4/5' })).toBeVisible();
      expect(thanks.getByText('Oikein hyvää.')).toBeVisible();
      expect(thanks.getByText('Aino')).toBeVisible();
      expect(sent).toEqual([{ productId: '20101', rating: 4, text: 'Oikein hyvää.', userName: 'Aino' }]);
      await waitFor(() => expect(requests).toHaveLength(2));
      await userEvent.click(thanks.getByRole('button', { name: 'Valmis' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByRole('heading', { name: 'Asiakasarvostelut (2)' })).toBeVisible();
      await write();
      expect(field(await dialog(), 'Arvostelu')).toHaveValue('');
    },
  );

  test.each([
    ['moderated first has a', true, 'Arvostelusi näkyy muille, kun olemme lukeneet sen.'],
    ['published at once has no', false, ''],
  ])('a review that is %s note in the thanks [REV-12]', async (_case, isHeld, note) => {
    shopHas([]);
    shopTakes(() => HttpResponse.json({ isSuccess: true, isHeld }));
    show({ userName: 'Aino' });
    const form = await fill();
    const thanks = await form.findByRole('group', { name: 'Kiitos arvostelustasi!' });
    expect(thanks).toHaveAccessibleDescription(note);
  });

  test('a refused name stays with its reason, and another one can be sent [REV-13]', async () => {
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
    expect(await form.findByRole('group', { name: 'Kiitos arvostelustasi!' })).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['an unknown error', { userName: 'unheardOf' }],
    ['an error of a field that the form does not have', { productId: 'requiredLabel' }],
    ['an error that is not a text', { userName: ['nameReserved'] }],
  ])('after %s the form shows only the general error [REV-13]', async (_case, fields) => {
    shopHas([]);
    shopTakes(() => HttpResponse.json({ error: 'No.', fields }, { status: 400 }));
    show({ userName: 'Aino' });
    const form = await fill();
    expect(await form.findByRole('alert')).toHaveTextContent(/^Jokin meni vikaan$/);
    expect(field(form, 'Nimimerkki')).toBeValid();
    sessionStorage.clear();
  });

  test('after an error the form keeps its values, also when closed, and can be sent again [REV-13]', async () => {
    shopHas([]);
    const sent = shopTakes(() => HttpResponse.json({}, { status: 500 }));
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
  });
});
