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

describe('the first brand', () => {
  test('CNT-01 CNT-07 API-31 FRM-05 the payload: five fields, one image, the token', async () => {
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

  test('CNT-01 no image: an empty list', async () => {
    const sent = captureRequests(CALL);
    first();
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(sent).toMatchObject([{ Files: [] }]));
    await screen.findByText('Kiitos viestistäsi!');
  });

  test('CNT-02 FRM-09 FRM-14 every text is required; the image is not', async () => {
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

  test('CNT-04 the label of the message reads VIESTI *', () => {
    first();
    const label = document.querySelector(
      'label[for="' + screen.getByRole('textbox', { name: 'VIESTI' }).id + '"]',
    );
    expect(label?.textContent).toBe('VIESTI *');
    expect(screen.getByRole('textbox', { name: 'VIESTI' })).toBeRequired();
  });

  test('CNT-05 FRM-28 one image, and images only', async () => {
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

  test('FRM-21 the message is 6 rows high', () => {
    first();
    expect(screen.getByRole('textbox', { name: 'VIESTI' })).toHaveAttribute('rows', '6');
  });

  test('CNT-03 the privacy policy, in a tab of its own', () => {
    first();
    const link = screen.getByRole('link', { name: 'Tutustu tietosuojaselosteeseen' });
    expect(link).toHaveAttribute('href', '/tietosuoja');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('CNT-03 an address that runs something is no link', () => {
    first({ privacyPolicyUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('CNT-06 the success page', async () => {
    captureRequests(CALL);
    first({ successPage: '#kiitos' });
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
  });

  test.each([undefined, '', 'javascript:alert(1)'])(
    'CNT-06 CNT-08 without one (%j) the thanks replace the form; no event',
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

  test('API-31 the address of the call is configurable', async () => {
    const sent = captureRequests('/api/oma');
    first({ submitUrl: '/api/oma' });
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toHaveLength(1);
  });

  test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
    'CNT-07 FRM-12 the call %s: the text, all kept, the next try has a fresh token',
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

describe('the second brand', () => {
  test('CNT-10 CNT-13 API-22 the payload: eight fields, what is empty as an empty text', async () => {
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

  test('CNT-11 required and optional fields, by their labels too', async () => {
    const sent = captureRequests(CALL);
    second();
    await press('Lähetä');
    expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Sähköpostiosoite', 'Puhelinnumero', 'Viesti']);
    for (const name of ['Katuosoite', 'Postinumero', 'Postitoimipaikka'])
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
    expect(sent).toEqual([]);
  });

  test('CNT-11 FRM-08 without a token nothing is sent and nothing said', async () => {
    standInCaptcha(null);
    const sent = captureRequests(CALL);
    second();
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('CNT-12 the thanks of the block replace the form', async () => {
    captureRequests(CALL);
    second({ thankYouText: 'Kiitos! Vastaamme pian.' });
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos! Vastaamme pian.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('CNT-12 an empty text of the block is none', async () => {
    captureRequests(CALL);
    second({ thankYouText: '' });
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
  });

  test('FRM-23 special characters in the message', async () => {
    second();
    fill({ ...person, Viesti: 'Hei <3' });
    await press('Lähetä');
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'Poista viestistä erikoismerkit',
    );
    expect(flagged()).toEqual({ Message: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.' });
  });
});
