import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import BrandAddressContactForm from '../../../../widgets/forms/brand-address-contact-form/BrandAddressContactForm.tsx';
import addressDefinition from '../../../../widgets/forms/brand-address-contact-form/widget.ts';
import BrandContactForm from '../../../../widgets/forms/brand-contact-form/BrandContactForm.tsx';
import definition from '../../../../widgets/forms/brand-contact-form/widget.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/mfcontact';
const REQUIRED = 'Tämä kenttä on pakollinen';
const person = { Etunimi: ' Aino ', Sukunimi: 'Virta', Puhelinnumero: '040 123', Sähköpostiosoite: 'aino' };
const personData = { FirstName: 'Aino', LastName: 'Virta', Phone: '040 123', Email: 'aino' };

const first = (props: Record<string, unknown> = {}) =>
  renderWidget(
    definition,
    BrandContactForm,
    { privacyPolicyUrl: '/tietosuoja', ...props },
    mtcaptchaSettings,
  );
const second = (props: Record<string, unknown> = {}) =>
  renderWidget(addressDefinition, BrandAddressContactForm, props, mtcaptchaSettings);
const image = (name = 'kuva.png', type = 'image/png') => new File(['abc'], name, { type });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Kuva'), file, { applyAccept: false });

beforeEach(() => {
  standInCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
  vi.restoreAllMocks();
});

describe('contact form of the first brand', () => {
  test('it sends five fields, one image and the token [CNT-01] [CNT-07] [API-31] [FRM-05]', async () => {
    const sent = captureRequests(CALL);
    first();
    fill({ ...person, VIESTI: 'Hei! Miksi?' });
    await choose(image());
    await screen.findByRole('button', { name: 'Poista kuva.png' });
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toEqual([
      {
        Data: { ...personData, Message: 'Hei! Miksi?' },
        Files: [{ Name: 'kuva.png', Data: 'data:image/png;base64,YWJj' }],
        MTCaptchaToken: 'token-1',
      },
    ]);
  });

  test('without an image it sends an empty list [CNT-01]', async () => {
    const sent = captureRequests(CALL);
    first();
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(sent).toMatchObject([{ Files: [] }]));
    await screen.findByText('Kiitos viestistäsi!');
  });

  test('every text is required, the image is not [CNT-02] [FRM-09] [FRM-14]', async () => {
    const sent = captureRequests(CALL);
    first();
    await press('Lähetä');
    expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Puhelinnumero', 'Sähköpostiosoite', 'VIESTI']);
    expect(screen.getByRole('alert')).toHaveTextContent('Lomakkeelta puuttuu pakollisia tietoja');
    expect(flagged()).toEqual({
      FirstName: REQUIRED,
      LastName: REQUIRED,
      Phone: REQUIRED,
      Email: REQUIRED,
      Message: REQUIRED,
    });
    expect(sent).toEqual([]);
  });

  test('the label of the message is VIESTI * [CNT-04]', () => {
    first();
    const label = document.querySelector(
      'label[for="' + screen.getByRole('textbox', { name: 'VIESTI' }).id + '"]',
    );
    expect(label?.textContent).toBe('VIESTI *');
    expect(screen.getByRole('textbox', { name: 'VIESTI' })).toBeRequired();
  });

  test('one image is accepted, and only images [CNT-05] [FRM-28]', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    first();
    expect(screen.getByLabelText('Kuva')).not.toHaveAttribute('multiple');
    await choose(image('tiedot.pdf', 'application/pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('Väärä tiedostotyyppi');
    await choose(image('yksi.png'));
    await choose(image('kaksi.png'));
    expect(alert).toHaveBeenCalledWith('Voit liittää enintään 1 tiedostoa');
    expect(screen.getAllByRole('button', { name: /^Poista/ })).toHaveLength(1);
  });

  test('the message is 6 rows high [FRM-21]', () => {
    first();
    expect(screen.getByRole('textbox', { name: 'VIESTI' })).toHaveAttribute('rows', '6');
  });

  test('the privacy policy opens in a new tab [CNT-03]', () => {
    first();
    const link = screen.getByRole('link', { name: 'Tutustu tietosuojaselosteeseen' });
    expect(link).toHaveAttribute('href', '/tietosuoja');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('a script URL of the privacy policy is not a link [CNT-03]', () => {
    first({ privacyPolicyUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the success page is opened [CNT-06]', async () => {
    captureRequests(CALL);
    first({ successPage: '#kiitos' });
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
  });

  test.each([undefined, '', 'javascript:alert(1)'])(
    'with success page %j the thanks replace the form, without an event [CNT-06] [CNT-08]',
    async (successPage) => {
      captureRequests(CALL);
      first({ ...(successPage !== undefined && { successPage }), thankYouText: 'Kiitos, Aino!' });
      fill({ ...person, VIESTI: 'Hei' });
      await press('Lähetä');
      expect((await screen.findByText('Kiitos, Aino!')).closest('[role="status"]')).toHaveFocus();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(window.dataLayer).toBeUndefined();
      expect(location.hash).toBe('');
    },
  );

  test('the address of the call is configurable [API-31]', async () => {
    const sent = captureRequests('/api/oma');
    first({ submitUrl: '/api/oma' });
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toHaveLength(1);
  });

  test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
    'if the call %s, the error is shown, values are kept, and the next attempt has a new token [CNT-07] [FRM-12]',
    async (_, respond) => {
      const failed = captureRequests(CALL, respond);
      first();
      fill({ ...person, VIESTI: 'Hei' });
      await press('Lähetä');
      expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'VIESTI' })).toHaveValue('Hei');
      const sent = captureRequests(CALL);
      await press('Lähetä');
      await screen.findByText('Kiitos viestistäsi!');
      expect(failed).toMatchObject([{ MTCaptchaToken: 'token-1' }]);
      expect(sent).toMatchObject([{ MTCaptchaToken: 'token-2' }]);
    },
  );
});

describe('contact form of the second brand', () => {
  test('it sends eight fields, empty ones as empty texts [CNT-10] [CNT-13] [API-22]', async () => {
    const sent = captureRequests(CALL);
    second();
    fill({ ...person, Viesti: 'Hei', Postitoimipaikka: 'Kuopio' });
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toEqual([
      {
        Data: { ...personData, Message: 'Hei', City: 'Kuopio', StreetAddress: '', PostalCode: '' },
        Files: [],
        MTCaptchaToken: 'token-1',
      },
    ]);
  });

  test('required fields are listed, optional ones are not required [CNT-11]', async () => {
    const sent = captureRequests(CALL);
    second();
    await press('Lähetä');
    expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Sähköpostiosoite', 'Puhelinnumero', 'Viesti']);
    for (const name of ['Katuosoite', 'Postinumero', 'Postitoimipaikka'])
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
    expect(sent).toEqual([]);
  });

  test('without a captcha token nothing is sent or reported [CNT-11] [FRM-08]', async () => {
    standInCaptcha(null);
    const sent = captureRequests(CALL);
    second();
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  test("the block's thank-you text replaces the form [CNT-12]", async () => {
    captureRequests(CALL);
    second({ thankYouText: 'Kiitos! Vastaamme pian.' });
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos! Vastaamme pian.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an empty thank-you text of the block is ignored [CNT-12]', async () => {
    captureRequests(CALL);
    second({ thankYouText: '' });
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
  });

  test('special characters in the message are reported [FRM-23]', async () => {
    second();
    fill({ ...person, Viesti: 'Hei <3' });
    await press('Lähetä');
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'Poista viestistä erikoismerkit',
    );
    expect(flagged()).toEqual({ Message: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.' });
  });
});
