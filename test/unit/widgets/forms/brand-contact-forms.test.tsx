import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import BrandAddressContactForm from '../../../../widgets/forms/brand-address-contact-form/BrandAddressContactForm.tsx';
import addressDefinition from '../../../../widgets/forms/brand-address-contact-form/widget.ts';
import BrandContactForm from '../../../../widgets/forms/brand-contact-form/BrandContactForm.tsx';
import definition from '../../../../widgets/forms/brand-contact-form/widget.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { fill, captureRequests, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/mfcontact';
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

testForm({
  name: 'contact form of the first brand',
  call: CALL,
  render: first,
  fillIn: () => fill({ ...person, VIESTI: 'Hei' }),
  sends: [
    [
      'five fields and one image [CNT-01] [CNT-07] [API-31] [FRM-05]',
      {
        Data: { ...personData, Message: 'Hei! Miksi?' },
        Files: [{ Name: 'kuva.png', Data: 'data:image/png;base64,YWJj' }],
      },
      async () => {
        fill({ VIESTI: 'Hei! Miksi?' });
        await choose(image());
        await screen.findByRole('button', { name: 'Poista kuva.png' });
      },
    ],
    ['an empty list without an image [CNT-01]', { Data: { ...personData, Message: 'Hei' }, Files: [] }],
  ],
  missing: {
    ids: '[CNT-02] [FRM-09] [FRM-14]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Etunimi', 'FirstName'],
      ['Sukunimi', 'LastName'],
      ['Puhelinnumero', 'Phone'],
      ['Sähköpostiosoite', 'Email'],
      ['VIESTI', 'Message'],
    ],
  },
  failed: {
    ids: '[CNT-07] [FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    kept: { VIESTI: 'Hei' },
  },
  successPage: { ids: '[CNT-06]' },
  thanked: {
    ids: '[CNT-06] [CNT-08]',
    text: 'Kiitos, Aino!',
    props: [{}, { successPage: '' }, { successPage: 'javascript:alert(1)' }].map((props) => ({
      ...props,
      thankYouText: 'Kiitos, Aino!',
    })),
  },
});

testForm({
  name: 'contact form of the second brand',
  call: CALL,
  render: second,
  fillIn: () => fill({ ...person, Viesti: 'Hei' }),
  sends: [
    [
      'eight fields, empty ones as empty texts [CNT-10] [CNT-13] [API-22]',
      {
        Data: { ...personData, Message: 'Hei', City: 'Kuopio', StreetAddress: '', PostalCode: '' },
        Files: [],
      },
      () => fill({ Postitoimipaikka: 'Kuopio' }),
    ],
  ],
  missing: {
    ids: '[CNT-11]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Etunimi', 'FirstName'],
      ['Sukunimi', 'LastName'],
      ['Sähköpostiosoite', 'Email'],
      ['Puhelinnumero', 'Phone'],
      ['Viesti', 'Message'],
    ],
  },
  special: {
    ids: '[FRM-23]',
    error: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
  },
  unverified: { ids: '[CNT-11] [FRM-08]' },
  thanked: {
    ids: '[CNT-12]',
    text: 'Kiitos! Vastaamme pian.',
    props: [{ thankYouText: 'Kiitos! Vastaamme pian.' }],
  },
});

describe('contact form of the first brand', () => {
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

  test('the privacy policy opens in a new tab [CNT-03]', () => {
    first();
    const link = screen.getByRole('link', { name: 'Tutustu tietosuojaselosteeseen' });
    expect(link).toHaveAttribute('href', '/tietosuoja');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the address of the call is configurable [API-31]', async () => {
    const sent = captureRequests('/api/oma');
    first({ submitUrl: '/api/oma' });
    fill({ ...person, VIESTI: 'Hei' });
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toHaveLength(1);
  });
});

describe('contact form of the second brand', () => {
  test('the address is optional [CNT-11]', () => {
    second();
    for (const name of ['Katuosoite', 'Postinumero', 'Postitoimipaikka'])
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
  });

  test('an empty thank-you text of the block is ignored [CNT-12]', async () => {
    captureRequests(CALL);
    second({ thankYouText: '' });
    fill({ ...person, Viesti: 'Hei' });
    await press('Lähetä');
    expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
  });
});
