import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import definition from '../../../../widgets/forms/promotional-photo-form/widget.ts';
import PromotionalPhotoForm from '../../../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { choose } from '../../src/forms/person-fields.ts';
import { fill, check } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';

const CALL = '/api/contact/promotionalphoto';
const RULES = 'Hyväksyn kilpailun säännöt';
const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, PromotionalPhotoForm, props, mtcaptchaSettings);
const photo = () => screen.getByLabelText<HTMLInputElement>('Kuva');
const fillAll = async () => {
  fill({
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Sähköpostiosoite: 'aino@saaristo.fi',
    Puhelinnumero: '040 123',
  });
  await check(RULES);
};
const DATA = {
  FirstName: 'Aino',
  LastName: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
  MethodOfContact: 'email',
};

testForm({
  name: 'campaign form',
  call: CALL,
  render: show,
  fillIn: fillAll,
  sends: [
    ['an entry answered by e-mail [PRO-01] [PRO-04] [PRO-05] [API-21]', { Data: DATA, Files: [] }],
    [
      'a photo and the contact method phone [PRO-01] [PRO-04]',
      {
        Data: { ...DATA, MethodOfContact: 'phone' },
        Files: [{ Name: 'kuva.webp', Data: 'data:image/webp;base64,eA==' }],
      },
      async () => {
        await choose('Puhelimitse');
        await userEvent.upload(photo(), new File(['x'], 'kuva.webp', { type: 'image/webp' }));
      },
    ],
  ],
  missing: {
    ids: '[PRO-02] [PRO-03] [FRM-13]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Etunimi', 'FirstName'],
      ['Sukunimi', 'LastName'],
      ['Sähköpostiosoite', 'Email'],
      ['Puhelinnumero', 'Phone'],
      [RULES, 'rules'],
    ],
  },
  failed: {
    ids: '[FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    body: { Data: DATA },
    kept: { [RULES]: true },
  },
  successPage: { ids: '[PRO-06] [FRM-11] [ANA-02]', event: 'promotional_photo_form_submit' },
});

test('campaign form: it accepts one photo and two contact methods, e-mail by default [PRO-01] [PRO-04]', () => {
  show();
  const methods = screen.getAllByRole<HTMLInputElement>('radio');
  expect(methods.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Sähköpostitse', 'Puhelimitse']);
  expect(screen.getByRole('radio', { name: 'Sähköpostitse' })).toBeChecked();
  expect(photo().multiple).toBe(false);
});

test('campaign form: the rules open in a new tab, and a script URL is not a link [PRO-03]', () => {
  const { unmount } = show({ rulesLink: { label: 'Säännöt', link: '/saannot' } });
  const link = screen.getByRole('link', { name: /^Säännöt/ });
  expect(link).toHaveAttribute('href', '/saannot');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  show({ rulesLink: { label: 'Säännöt', link: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link')).toBeNull();
});
