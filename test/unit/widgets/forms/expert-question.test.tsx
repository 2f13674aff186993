import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import FoodServiceOverlay from '../../../../widgets/forms/food-service-overlay/FoodServiceOverlay.tsx';
import overlayDefinition from '../../../../widgets/forms/food-service-overlay/widget.ts';
import RequestContactForm from '../../../../widgets/forms/request-contact-form/RequestContactForm.tsx';
import definition from '../../../../widgets/forms/request-contact-form/widget.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/business/requestcontact';
const NEWSLETTER = '/api/newsletter/subscribe';
const filled = { Nimesi: 'Aino Virta', Sähköpostiosoitteesi: 'aino', Viesti: 'Miten kypsennän?' };

beforeEach(() => {
  standInCaptcha();
});

/** The same form in the page and in the overlay's modal. */
describe.each<[string, (props?: Record<string, unknown>) => Promise<void>]>([
  [
    'the request for contact',
    async (props = {}) => {
      renderWidget(definition, RequestContactForm, props, mtcaptchaSettings);
    },
  ],
  [
    'the modal of the overlay',
    async (props = {}) => {
      renderWidget(overlayDefinition, FoodServiceOverlay, props, mtcaptchaSettings);
      await press('Kysy asiantuntijalta');
      // Its code loads when it opens.
      await screen.findByLabelText(/^Nimesi/);
    },
  ],
])('%s', (_, open) => {
  test('it sends the payload [FSO-07] [FSO-13] [FSO-14] [API-19] [API-28]', async () => {
    const sent = captureRequests(CALL);
    await open();
    fill({ ...filled, Yritys: 'Kahvila', Puhelinnumerosi: '040' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toEqual([
      {
        Data: {
          Subject: 'Kysy asiantuntijalta',
          FullName: 'Aino Virta',
          Company: 'Kahvila',
          Message: 'Miten kypsennän?',
          Email: 'aino',
          Phone: '040',
          CustomerId: '',
        },
        Files: null,
        MTCaptchaToken: 'token-1',
      },
    ]);
  });

  test('subject, customer and URL of the block are used [FSO-07]', async () => {
    const sent = captureRequests('/api/oma');
    await open({ subject: 'Tarjouspyyntö', customerId: '42', submitUrl: '/api/oma' });
    fill(filled);
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toMatchObject([{ Data: { Subject: 'Tarjouspyyntö', CustomerId: '42', Phone: '' } }]);
  });

  test('an empty form shows the banner with its name and lines, and errors at the fields [FSO-08] [FSO-10]', async () => {
    const sent = captureRequests(CALL);
    await open();
    await press('Lähetä');
    const banner = screen.getByRole('alert', { name: 'Tapahtui virhe' });
    expect(banner).toHaveTextContent('Lomakkeessa on virheitä');
    expect(banner).toHaveFocus();
    expect(listed()).toEqual(['Nimesi', 'Sähköpostiosoitteesi', 'Viesti']);
    expect(flagged()).toEqual({
      FullName: 'Tämä kenttä on pakollinen',
      Email: 'Tämä kenttä on pakollinen',
      Message: 'Tämä kenttä on pakollinen',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Sähköpostiosoitteesi' }));
    expect(screen.getByRole('textbox', { name: 'Sähköpostiosoitteesi' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('special characters are reported [FSO-09]', async () => {
    const sent = captureRequests(CALL);
    await open();
    fill({ ...filled, Viesti: 'Hei <3' });
    await press('Lähetä');
    expect(flagged()).toEqual({ Message: 'Erikoismerkit eivät ole sallittuja' });
    expect(sent).toEqual([]);
  });

  test('without a captcha token nothing is sent or reported [FSO-11]', async () => {
    standInCaptcha(null);
    const sent = captureRequests(CALL);
    await open();
    fill(filled);
    await press('Lähetä');
    await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
    'if the call %s, the error is shown, values are kept, and a retry works [FSO-12]',
    async (__, respond) => {
      captureRequests(CALL, respond);
      await open();
      fill(filled);
      await press('Lähetä');
      expect(await screen.findByText('Jotain meni vikaan')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Miten kypsennän?');
      const sent = captureRequests(CALL);
      await press('Lähetä');
      await screen.findByText('Kiitos viestistäsi!');
      expect(sent).toMatchObject([{ MTCaptchaToken: 'token-2' }]);
    },
  );
});

test('contact request: the thank-you text is configurable, and texts can be Swedish [FSO-14]', async () => {
  captureRequests(CALL);
  renderWidget(
    definition,
    RequestContactForm,
    { language: 'se', thankYouText: 'Tack! Vi ringer.' },
    mtcaptchaSettings,
  );
  await press('Skicka');
  expect(screen.getByRole('alert', { name: 'Ett fel inträffade' })).toBeVisible();
  fill({ 'Ditt namn': 'Åke', 'Din e-postadress': 'ake', Meddelande: 'Hej' });
  await press('Skicka');
  expect(await screen.findByText('Tack! Vi ringer.')).toBeVisible();
});

describe('food service overlay', () => {
  const overlay = (props: Record<string, unknown> = {}) =>
    renderWidget(overlayDefinition, FoodServiceOverlay, props, mtcaptchaSettings);
  const button = (name: string) => screen.queryByRole('button', { name });
  const closed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('each button opens its modal, and closing focuses the button [FSO-01] [FSO-03]', async () => {
    overlay();
    for (const name of ['Tilaa Ideakirje', 'Kysy asiantuntijalta']) {
      await press(name);
      expect(screen.getByRole('dialog', { name })).toBeVisible();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await press('Sulje');
      await closed();
      expect(button(name)).toHaveFocus();
      await press(name);
      await userEvent.keyboard('{Escape}');
      await closed();
      expect(button(name)).toHaveFocus();
    }
  });

  test('the buttons can be hidden for the session [FSO-02]', async () => {
    const { unmount } = overlay();
    await press('Piilota');
    expect(button('Tilaa Ideakirje')).toBeNull();
    expect(button('Kysy asiantuntijalta')).toBeNull();
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    unmount();
    const { unmount: leave } = overlay();
    expect(button('Tilaa Ideakirje')).toBeNull();
    leave();
    sessionStorage.clear();
    overlay();
    expect(button('Tilaa Ideakirje')).toBeVisible();
  });

  test('the buttons can be hidden without session storage [FSO-02]', async () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    try {
      overlay();
      await press('Piilota');
      expect(button('Tilaa Ideakirje')).toBeNull();
    } finally {
      blocked.mockRestore();
    }
  });

  test("an open modal stops the page's scrolling, until it closes or the island unmounts [FSO-04]", async () => {
    const { overflow } = document.documentElement.style;
    const held = () => document.documentElement.style.overflow === 'hidden';
    const { unmount } = overlay();
    await press('Tilaa Ideakirje');
    expect(held()).toBe(true);
    await press('Sulje');
    expect(held()).toBe(false);
    await press('Kysy asiantuntijalta');
    expect(held()).toBe(true);
    unmount();
    expect(document.documentElement.style.overflow).toBe(overflow);
  });

  test('the newsletter sends the address, thanks, closes and opens empty again [FSO-05] [FSO-06] [API-24]', async () => {
    const sent = captureRequests(NEWSLETTER);
    overlay();
    await press('Tilaa Ideakirje');
    fill({ Sähköpostiosoite: ' aino@x.fi ' });
    await press('Tilaa');
    expect(await screen.findByText('Kiitos tilauksesta!')).toBeVisible();
    expect(sent).toEqual([{ email: 'aino@x.fi' }]);
    await press('Sulje');
    await closed();
    await press('Tilaa Ideakirje');
    expect(screen.getByRole('textbox', { name: 'Sähköpostiosoite' })).toHaveValue('');
  });

  test('the texts for a missing address and for a failure are configurable [FSO-06]', async () => {
    const sent = captureRequests(NEWSLETTER, () => HttpResponse.json({ success: false }));
    overlay({ emptyEmailLabel: 'Osoite puuttuu', errorLabel: 'Ei onnistunut' });
    await press('Tilaa Ideakirje');
    await press('Tilaa');
    expect(flagged()).toEqual({ email: 'Osoite puuttuu' });
    expect(sent).toEqual([]);
    fill({ Sähköpostiosoite: 'aino@x.fi' });
    await press('Tilaa');
    expect(await screen.findByText('Ei onnistunut')).toBeVisible();
  });

  test('after sending, the question form is empty [FSO-13]', async () => {
    captureRequests(CALL);
    overlay();
    await press('Kysy asiantuntijalta');
    fill(filled);
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    await press('Sulje');
    await closed();
    await press('Kysy asiantuntijalta');
    expect(screen.getByRole('textbox', { name: 'Nimesi' })).toHaveValue('');
  });

  test('typed text is kept when the modal opens again [FSO-03]', async () => {
    overlay();
    await press('Kysy asiantuntijalta');
    fill({ Nimesi: 'Aino' });
    await press('Sulje');
    await closed();
    await press('Kysy asiantuntijalta');
    expect(screen.getByRole('textbox', { name: 'Nimesi' })).toHaveValue('Aino');
  });
});
