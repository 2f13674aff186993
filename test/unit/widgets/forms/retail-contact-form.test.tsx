import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import definition from '../../../../widgets/forms/retail-contact-form/widget.ts';
import RetailContactForm from '../../../../widgets/forms/retail-contact-form/RetailContactForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings, mockCaptcha } from '../../src/forms/captcha-mock.ts';
import { choose, fillPerson, offerProducts, pickProduct } from '../../src/forms/person-fields.ts';
import { fill, captureRequests, press } from '../../src/forms/form-actions.ts';

const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, RetailContactForm, props, mtcaptchaSettings);
const faulty = () => screen.getByRole('radio', { name: 'VIRHEELLINEN TUOTE' });
const other = () => screen.getByRole('radio', { name: 'MUU ASIA' });
/** The complaint form is the one with a place of purchase. */
const isComplaint = () => screen.queryByRole('textbox', { name: 'Ostopaikka' }) !== null;

beforeEach(() => {
  mockCaptcha();
  offerProducts();
});

test('complaint choice: its heading is configurable [CMP-01]', () => {
  const { update } = show();
  expect(screen.getByRole('heading', { level: 2, name: 'Lähetä meille viesti' })).toBeVisible();
  update({ header: 'Kerro meille' });
  expect(screen.getByRole('heading', { level: 2, name: 'Kerro meille' })).toBeVisible();
});

test('complaint choice: the complaint is the default, and the other option shows the feedback form [CMP-02]', async () => {
  show();
  expect(faulty()).toBeChecked();
  expect(isComplaint()).toBe(true);
  await userEvent.click(other());
  expect(other()).toBeChecked();
  expect(isComplaint()).toBe(false);
  expect(screen.getAllByRole('button', { name: 'Lähetä' })).toHaveLength(1);
});

test('complaint choice: text and files are kept in both forms [CMP-02]', async () => {
  show();
  await pickProduct('Kesäranta');
  fill({ Viesti: 'Auki.', Ostopaikka: 'Tori' });
  await userEvent.upload(
    screen.getByLabelText('Kuvat tuotteesta'),
    new File(['x'], 'kuva.png', { type: 'image/png' }),
  );
  await choose('MUU ASIA');
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveValue('');
  fill({ Viesti: 'Hyvää!', Etunimi: 'Aino' });
  await choose('VIRHEELLINEN TUOTE');
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Auki.');
  expect(screen.getByRole('textbox', { name: 'Ostopaikka' })).toHaveValue('Tori');
  expect(screen.getByRole('combobox')).toHaveValue('Kesäranta');
  expect(screen.getByRole('button', { name: 'Poista kuva.png' })).toBeVisible();
  await choose('MUU ASIA');
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Hyvää!');
  expect(screen.getByRole('textbox', { name: 'Etunimi' })).toHaveValue('Aino');
});

test('complaint choice: each form has its own call and draft [CMP-13] [FDB-05] [API-32]', async () => {
  const complaints = captureRequests('/api/contact/retail/reclamation');
  const opinions = captureRequests('/api/contact/retail/feedback');
  show();
  fill({ Viesti: 'Auki.' });
  await choose('MUU ASIA');
  fill({ Viesti: 'Hyvää!' });
  await fillPerson('Ei yhteydenottoa');
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(opinions).toMatchObject([{ Data: { Message: 'Hyvää!' }, Files: null }]);
  expect(complaints).toEqual([]);
  await choose('VIRHEELLINEN TUOTE');
  expect(screen.queryByText('Kiitos viestistäsi!')).not.toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Auki.');
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith('feedback'))).toEqual([]);
});

test("complaint choice: the block's props reach the complaint form [CMP-11] [CMP-12]", async () => {
  show({ placeOfPurchase: 'Lihakauppa', lockPlaceOfPurchase: true, maxFiles: 1, requiredLabel: 'Täytä' });
  expect(screen.getByRole('textbox', { name: 'Ostopaikka' })).toHaveValue('Lihakauppa');
  expect(screen.getByRole('textbox', { name: 'Ostopaikka' })).toHaveAttribute('readonly');
  expect(screen.getByLabelText<HTMLInputElement>('Kuvat tuotteesta').multiple).toBe(false);
  await press('Lähetä');
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveAccessibleDescription(/^Täytä/);
});
