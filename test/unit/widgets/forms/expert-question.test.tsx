import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import FoodServiceOverlay from '../../../../widgets/forms/food-service-overlay/FoodServiceOverlay.tsx';
import overlayDefinition from '../../../../widgets/forms/food-service-overlay/widget.ts';
import RequestContactForm from '../../../../widgets/forms/request-contact-form/RequestContactForm.tsx';
import definition from '../../../../widgets/forms/request-contact-form/widget.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { fill, fieldErrors, captureRequests, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/business/requestcontact';
const NEWSLETTER = '/api/newsletter/subscribe';
const filled = { Nimesi: 'Aino Virta', Sähköpostiosoitteesi: 'aino', Viesti: 'Miten kypsennän?' };

/** The same form in the page and in the overlay's modal. */
describe.each<[string, (props?: Record<string, unknown>) => Promise<unknown>]>([
  [
    'contact request',
    async (props = {}) => renderWidget(definition, RequestContactForm, props, mtcaptchaSettings),
  ],
  [
    'modal of the food service overlay',
    async (props = {}) => {
      renderWidget(overlayDefinition, FoodServiceOverlay, props, mtcaptchaSettings);
      await press('Kysy asiantuntijalta');
      // Its code loads when it opens.
      await screen.findByLabelText(/^Nimesi/);
    },
  ],
])('%s', (_, open) => {
  testForm({
    name: 'form',
    call: CALL,
    render: open,
    fillIn: () => fill(filled),
    sends: [
      [
        'the question [FSO-07] [FSO-13] [FSO-14] [API-19] [API-28]',
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
        },
        () => fill({ Yritys: 'Kahvila', Puhelinnumerosi: '040' }),
      ],
    ],
    missing: {
      ids: '[FSO-08]',
      heading: 'Lomakkeessa on virheitä',
      fields: [
        ['Nimesi', 'FullName'],
        ['Sähköpostiosoitteesi', 'Email'],
        ['Viesti', 'Message'],
      ],
    },
    special: { ids: '[FSO-09]', error: 'Erikoismerkit eivät ole sallittuja' },
    unverified: { ids: '[FSO-11]' },
    failed: {
      ids: '[FSO-12]',
      text: 'Jotain meni vikaan',
      kept: { Viesti: 'Miten kypsennän?' },
    },
  });

  test('sent thanks replace its fields [FSO-14]', async () => {
    captureRequests(CALL);
    await open();
    fill(filled);
    await press('Lähetä');
    expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('subject, customer and URL of the block are used [FSO-07]', async () => {
    const sent = captureRequests('/api/oma');
    await open({ subject: 'Tarjouspyyntö', customerId: '42', submitUrl: '/api/oma' });
    fill(filled);
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toMatchObject([{ Data: { Subject: 'Tarjouspyyntö', CustomerId: '42', Phone: '' } }]);
  });
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

  test('the buttons can be hidden without session storage [FSO-02]', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    overlay();
    await press('Piilota');
    expect(button('Tilaa Ideakirje')).toBeNull();
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
    expect(fieldErrors()).toEqual({ email: 'Osoite puuttuu' });
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
