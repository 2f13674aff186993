import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import CampaignForm from '../../../../widgets/signups/campaign-form/CampaignForm.tsx';
import campaignDefinition from '../../../../widgets/signups/campaign-form/widget.ts';
import NewsReleaseModal from '../../../../widgets/signups/news-release-modal/NewsReleaseModal.tsx';
import releaseDefinition from '../../../../widgets/signups/news-release-modal/widget.ts';
import NewsletterModal from '../../../../widgets/signups/newsletter-modal/NewsletterModal.tsx';
import newsletterDefinition from '../../../../widgets/signups/newsletter-modal/widget.ts';
import { offerPart } from '../../../../widgets/signups/shop-newsletter-modal/load.ts';
import { offeredPart } from '../../../../widgets/signups/shop-newsletter-modal/ShopNewsletterModal.tsx';
import ShopNewsletterModal from '../../../../widgets/signups/shop-newsletter-modal/ShopNewsletterModal.tsx';
import shopDefinition from '../../../../widgets/signups/shop-newsletter-modal/widget.ts';
import { fill, fieldErrors, captureRequests, press, check } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const NEWSLETTER = '/api/newsletter/subscribe';
const RELEASES = '/api/cision-liana/subscribe';
const CAMPAIGN = '/api/campaign/participate';
const refuse = () => HttpResponse.json({ success: false });
const SIGN_UP = { button: 'Tilaa', thanks: 'Kiitos tilauksesta!', hasCaptcha: false };
const email = { Sähköpostiosoite: 'aino@x.fi' };
const dialog = () => screen.queryByRole('dialog');
/** The form's code loads when it opens. */
const form = () => screen.findByRole('textbox');
const closed = () => vi.waitFor(() => expect(dialog()).toBeNull());

describe('shop newsletter', () => {
  /** Opens the page, and waits for the code of the modal if it opens by itself. */
  const visit = async (length: number, props: Record<string, unknown> = {}) => {
    vi.spyOn(history, 'length', 'get').mockReturnValue(length);
    const rendered = renderWidget(shopDefinition, ShopNewsletterModal, { header: 'Uutiskirje', ...props });
    await act(() => offeredPart.load());
    await act(() =>
      offerPart.load().then(
        () => {},
        () => {},
      ),
    );
    return rendered;
  };
  const writes = () => vi.spyOn(Document.prototype, 'cookie', 'set');
  /** Returns the written cookie and its number of days. */
  const written = (spy: ReturnType<typeof writes>) =>
    spy.mock.calls.map(([text]) => {
      const [pair, ...rest] = text.split('; ');
      const age = rest.find((one) => one.startsWith('max-age='))!.slice('max-age='.length);
      expect(rest).toContain('path=/');
      return [pair, Number(age) / 86_400];
    });

  test.each([
    [1, undefined, false],
    [2, undefined, false],
    [3, undefined, true],
    [50, undefined, true],
    [3, 'true', false],
    [3, 'false', true],
  ])('with a history of %i and the cookie %s it is open: %s [NWS-01]', async (length, cookie, open) => {
    if (cookie) document.cookie = `hideLkNewsletterModal=${cookie}; path=/`;
    await visit(length);
    expect(dialog() !== null).toBe(open);
  });

  test('in a CMS editor: it stays closed, because it would cover the page', async () => {
    vi.spyOn(history, 'length', 'get').mockReturnValue(9);
    renderWidget(shopDefinition, ShopNewsletterModal, { header: 'Uutiskirje' }, { editMode: true });
    await act(() => Promise.all([offeredPart.load(), offerPart.load()]));
    expect(dialog()).toBeNull();
  });

  test('closing it without subscribing hides it for 7 days [NWS-02]', async () => {
    const { update } = await visit(3);
    const spy = writes();
    await press('Sulje');
    await closed();
    expect(written(spy)).toEqual([['hideLkNewsletterModal=true', 7]]);
    update({ header: 'Toinen' });
    expect(dialog()).toBeNull();
  });

  test('it does not open without an offer [NWS-01]', async () => {
    const fetched = vi.spyOn(offerPart, 'load').mockRejectedValue(new Error('gone'));
    const { loaded } = offerPart;
    Object.assign(offerPart, { loaded: undefined });
    await visit(3);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(dialog()).toBeNull();
    Object.assign(offerPart, { loaded });
  });

  test('Escape closes it like the button [NWS-02]', async () => {
    await visit(3);
    const spy = writes();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(written(spy)).toEqual([['hideLkNewsletterModal=true', 7]]);
  });

  test('closing it after the thanks hides it for 400 days [NWS-03] [NWS-04] [NWS-06]', async () => {
    const sent = captureRequests(NEWSLETTER);
    await visit(3, { text: '<p>Kerran kuussa.</p>', successText: 'Tervetuloa!' });
    await form();
    expect(screen.getByText('Kerran kuussa.')).toBeVisible();
    fill({ Sähköpostiosoite: ' aino@x.fi' });
    await press('Tilaa');
    expect(await screen.findByText('Tervetuloa!')).toBeVisible();
    expect(screen.queryByText('Kerran kuussa.')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toEqual([{ email: 'aino@x.fi' }]);
    const spy = writes();
    await press('Sulje');
    await closed();
    expect(written(spy)).toEqual([['hideLkNewsletterModal=true', 400]]);
  });

  test('closing it after a failure counts as not subscribing [NWS-02]', async () => {
    captureRequests(NEWSLETTER, () => HttpResponse.error());
    await visit(3);
    await form();
    fill(email);
    await press('Tilaa');
    await screen.findByText('Jotain meni vikaan');
    const spy = writes();
    await press('Sulje');
    expect(written(spy)).toEqual([['hideLkNewsletterModal=true', 7]]);
  });

  test('it does not open over another modal [NWS-01]', async () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true, id: 'other' }));
    await visit(3);
    expect(screen.getAllByRole('dialog').map(({ id }) => id)).toEqual(['other']);
  });

  test("unmounting it while open restores the page's scrolling [FSO-04]", async () => {
    const { unmount } = await visit(3);
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('corporate newsletter', () => {
  const open = async (props: Record<string, unknown> = {}) => {
    history.replaceState(null, '', `/sivu#${(props['openHash'] as string | undefined) ?? 'newsletter'}`);
    const rendered = renderWidget(newsletterDefinition, NewsletterModal, props);
    await form();
    return rendered;
  };

  test.each(['', ' ', 'aino', 'a+b@x.fi', 'a_b@x.fi', 'a@x.info'])(
    '%j is not sent; the field shows the error and has the focus [NWS-05] [FRM-18]',
    async (text) => {
      const sent = captureRequests(NEWSLETTER);
      await open();
      fill({ Sähköpostiosoite: text });
      await press('Tilaa');
      await vi.waitFor(() => expect(fieldErrors()).toEqual({ email: 'Syötä sähköpostiosoite.' }));
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(sent).toEqual([]);
    },
  );

  test('Enter sends it without a captcha, and it thanks and closes [NWS-06] [NWS-10] [NWS-14]', async () => {
    const sent = captureRequests(NEWSLETTER);
    await open({ successText: 'Kiitos, Aino!' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Sähköpostiosoite' }), 'a.b-c@x.fi{Enter}');
    expect(
      (await screen.findByText('Kiitos, Aino!')).closest('[role="status"] [role="group"]'),
    ).toHaveFocus();
    expect(sent).toEqual([{ email: 'a.b-c@x.fi' }]);
    await press('Sulje');
    await closed();
    expect(location.pathname + location.hash).toBe('/sivu');
    act(() => void (location.hash = 'newsletter'));
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  testForm({
    name: 'form',
    call: NEWSLETTER,
    render: open,
    fillIn: () => fill(email),
    ...SIGN_UP,
    failed: {
      ids: '[NWS-07] [API-24]',
      text: 'Jotain meni vikaan',
      kept: email,
    },
  });

  test('its hash and texts are configurable [NWS-05] [NWS-07] [NWS-08]', async () => {
    captureRequests(NEWSLETTER, refuse);
    await open({ openHash: 'uutiset', emptyEmailLabel: 'Osoite?', errorLabel: 'Ei <b>nyt</b>' });
    await press('Tilaa');
    await vi.waitFor(() => expect(fieldErrors()).toEqual({ email: 'Osoite?' }));
    fill(email);
    await press('Tilaa');
    expect(await screen.findByText('Ei <b>nyt</b>')).toBeVisible();
  });

  test('closing it while sending shows nothing, and it can be opened again [NWS-10]', async () => {
    let release = () => {};
    captureRequests(NEWSLETTER, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ success: true });
    });
    await open();
    fill(email);
    await press('Tilaa');
    await screen.findByRole('button', { name: 'Lähetetään...' });
    expect(screen.getByText('Tilaustasi lähetetään.')).toHaveAttribute('aria-live', 'polite');
    await press('Sulje');
    await closed();
    release();
    act(() => void (location.hash = 'newsletter'));
    expect(await screen.findByRole('button', { name: 'Tilaa' })).toBeEnabled();
  });
});

describe('news releases', () => {
  const kinds = [
    { name: 'Pörssitiedotteet', informationType: 'rns' },
    { name: 'Lehdistötiedotteet', informationType: 'prm' },
  ];
  const requests: string[] = [];
  const open = async (props: Record<string, unknown> = {}, answer: unknown = kinds) => {
    requests.length = 0;
    api.use(
      http.get('/api/cision/subscribe/categories', ({ request }) => {
        requests.push(new URL(request.url).search);
        return answer === null ? HttpResponse.error() : HttpResponse.json(answer as object);
      }),
    );
    history.replaceState(null, '', '/sivu#newsreleases');
    const result = renderWidget(releaseDefinition, NewsReleaseModal, props);
    await screen.findAllByRole('checkbox');
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    return result;
  };
  const boxes = () =>
    screen.getAllByRole('checkbox').map((box) => [box.getAttribute('name'), box.getAttribute('value')]);

  test('the kinds of the language and the newsletter are one group [NWS-11] [API-26]', async () => {
    await open({ language: 'en' });
    expect(requests).toEqual(['?language=en']);
    expect(boxes()).toEqual([
      ['informationTypes', 'rns'],
      ['informationTypes', 'prm'],
      ['subscribeToUutiskirje', null],
    ]);
    const group = screen.getByRole('group', { name: 'What would you like to receive?' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
  });

  test('it makes no call while closed [NWS-11]', () => {
    renderWidget(releaseDefinition, NewsReleaseModal, {});
    expect(dialog()).toBeNull();
  });

  test('it sends address and kinds [NWS-12] [NWS-13] [API-27]', async () => {
    const sent = captureRequests(RELEASES);
    await open();
    fill(email);
    await check('Lehdistötiedotteet');
    await check('Pörssitiedotteet');
    await press('Tilaa');
    await screen.findByText('Kiitos tilauksesta!');
    expect(sent).toEqual([
      {
        email: 'aino@x.fi',
        recaptchaToken: '',
        informationTypes: ['rns', 'prm'],
        subscribeToUutiskirje: false,
      },
    ]);
  });

  test('the newsletter alone is enough [NWS-12] [NWS-13]', async () => {
    const sent = captureRequests(RELEASES);
    await open({ newsletterOptionLabel: 'Kuukausikirje' });
    fill(email);
    await check('Kuukausikirje');
    await press('Tilaa');
    await screen.findByText('Kiitos tilauksesta!');
    expect(sent).toEqual([
      { email: 'aino@x.fi', recaptchaToken: '', informationTypes: [], subscribeToUutiskirje: true },
    ]);
  });

  test('a missing choice and address are reported [NWS-12]', async () => {
    const sent = captureRequests(RELEASES);
    await open();
    await press('Tilaa');
    await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    expect(fieldErrors()).toEqual({
      email: 'Syötä sähköpostiosoite.',
      informationTypes: 'Valitse vähintään yksi uutiskirje',
      subscribeToUutiskirje: 'Valitse vähintään yksi uutiskirje',
    });
    fill(email);
    await press('Tilaa');
    await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pörssitiedotteet' })).toHaveFocus());
    expect(screen.getByRole('group')).toHaveTextContent('Valitse vähintään yksi uutiskirje');
    expect(sent).toEqual([]);
  });

  test.each(['Pörssitiedotteet', 'Uutiskirje'])('selecting %s removes the error [NWS-12]', async (name) => {
    await open();
    fill(email);
    await press('Tilaa');
    await screen.findByText('Valitse vähintään yksi uutiskirje');
    await check(name);
    await vi.waitFor(() => expect(fieldErrors()).toEqual({}));
  });

  test.each<[string, unknown]>([
    ['fails', null],
    ['is not a list', { kinds }],
    ['is empty', []],
  ])('if the list %s, the newsletter can still be selected [NWS-11]', async (_, answer) => {
    const sent = captureRequests(RELEASES);
    await open({}, answer);
    fill(email);
    await press('Tilaa');
    expect(await screen.findByText('Valitse vähintään yksi uutiskirje')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
    await check('Uutiskirje');
    await press('Tilaa');
    await screen.findByText('Kiitos tilauksesta!');
    expect(sent).toHaveLength(1);
  });

  test('kinds without a name or type are left out, and a type is offered once [API-04]', async () => {
    await open({}, [
      null,
      7,
      { name: 'A' },
      { name: ' ', informationType: 'x' },
      ...kinds,
      kinds[0],
      { name: 5, informationType: 6 },
    ]);
    expect(boxes().map(([, value]) => value)).toEqual(['rns', 'prm', '6', null]);
  });

  test('a kind that is no longer offered is not subscribed to [NWS-11]', async () => {
    const { unmount } = await open();
    fill(email);
    await check('Pörssitiedotteet');
    await check('Lehdistötiedotteet');
    unmount();
    const sent = captureRequests(RELEASES);
    await open({}, kinds.slice(1));
    await press('Tilaa');
    await screen.findByText('Kiitos tilauksesta!');
    expect(sent).toMatchObject([{ informationTypes: ['prm'] }]);
  });

  testForm({
    name: 'form',
    call: RELEASES,
    render: open,
    fillIn: async () => {
      fill(email);
      await check('Uutiskirje');
    },
    ...SIGN_UP,
    failed: {
      ids: '[NWS-07] [NWS-13]',
      text: 'Jotain meni vikaan',
      kept: { Uutiskirje: true },
    },
  });
});

describe('campaign sign-up', () => {
  const ADULT = 'Olen täyttänyt 18 vuotta';
  const RULES = 'Hyväksyn kampanjan säännöt';
  const join = (props: Record<string, unknown> = {}) =>
    renderWidget(campaignDefinition, CampaignForm, { campaignJoinNumber: '2026-11', ...props });
  const agree = async () => {
    fill(email);
    await check(ADULT);
    await check(RULES);
  };

  test('it sends both checkboxes as texts [NWS-15] [NWS-17] [API-25]', async () => {
    const sent = captureRequests(CAMPAIGN);
    join({ successText: 'Olet mukana!' });
    await agree();
    await press('Tilaa');
    expect(await screen.findByText('Olet mukana!')).toBeVisible();
    expect(sent).toEqual([
      {
        email: 'aino@x.fi',
        campaignJoinNumber: '2026-11',
        isAdult: 'true',
        subscribeToCinCinVinoNewsletter: 'true',
      },
    ]);
  });

  test('missing values are reported at their fields [NWS-16]', async () => {
    const sent = captureRequests(CAMPAIGN);
    join();
    await press('Tilaa');
    await vi.waitFor(() =>
      expect(fieldErrors()).toEqual({
        email: 'Syötä sähköpostiosoite.',
        isAdult: 'Tämä kenttä on pakollinen',
        subscribeToCinCinVinoNewsletter: 'Tämä kenttä on pakollinen',
      }),
    );
    await agree();
    await check(RULES);
    await press('Tilaa');
    await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: RULES })).toHaveFocus());
    expect(Object.keys(fieldErrors())).toEqual(['subscribeToCinCinVinoNewsletter']);
    expect(sent).toEqual([]);
  });

  testForm({
    name: 'form',
    call: CAMPAIGN,
    render: join,
    fillIn: agree,
    ...SIGN_UP,
    failed: {
      ids: '[NWS-18]',
      text: 'Jotain meni vikaan',
      kept: { [ADULT]: true },
    },
  });

  test('labels are configurable, and the rules are linked beside the second checkbox [NWS-15]', () => {
    join({ adultLabel: 'Aikuinen', rulesLabel: 'Säännöt', rulesLink: { label: 'Lue', link: '/saannot' } });
    expect(screen.getByRole('checkbox', { name: 'Aikuinen' })).toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Säännöt' })).toBeRequired();
    expect(screen.getByRole('link', { name: 'Lue' })).toHaveAttribute('href', '/saannot');
  });

  test('a block without the number is invalid [API-25]', () => {
    expect(() => join({ campaignJoinNumber: '' })).toThrow(/campaignJoinNumber/);
  });
});

test('sign-ups: none shows or loads a captcha [NWS-14]', async () => {
  captureRequests(CAMPAIGN);
  renderWidget(
    campaignDefinition,
    CampaignForm,
    { campaignJoinNumber: '7' },
    { captcha: { provider: 'mtcaptcha', siteKey: 'MTPublic-page' } },
  );
  screen.getByRole('textbox').focus();
  fill(email);
  await check('Olen täyttänyt 18 vuotta');
  await check('Hyväksyn kampanjan säännöt');
  await press('Tilaa');
  await screen.findByText('Kiitos tilauksesta!');
  expect(document.querySelector('script')).toBeNull();
  expect(window).not.toHaveProperty('mtcaptchaConfig');
});
