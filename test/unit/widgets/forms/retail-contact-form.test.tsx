import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import definition from '../../../../widgets/forms/retail-contact-form/widget.ts';
import RetailContactForm from '../../../../widgets/forms/retail-contact-form/RetailContactForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { choose, fillPerson, offerProducts, pickProduct } from '../../src/forms/person-fields.ts';
import { fill, captureRequests, press } from '../../src/forms/form-actions.ts';

const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, RetailContactForm, props, mtcaptchaSettings);
const faulty = () => screen.getByRole('radio', { name: 'VIRHEELLINEN TUOTE' });
const other = () => screen.getByRole('radio', { name: 'MUU ASIA' });
/** Only the complaint asks for the place of purchase. */
const isComplaint = () => screen.queryByRole('textbox', { name: 'Ostopaikka' }) !== null;

beforeEach(() => {
  standInCaptcha();
  offerProducts();
});

test('CMP-01 the heading, and another where the block has one', () => {
  const { update } = show();
  expect(screen.getByRole('heading', { level: 2, name: 'Lähetä meille viesti' })).toBeVisible();
  update({ header: 'Kerro meille' });
  expect(screen.getByRole('heading', { level: 2, name: 'Kerro meille' })).toBeVisible();
});

test('CMP-02 the complaint is the default; the other choice shows the feedback form', async () => {
  show();
  expect(faulty()).toBeChecked();
  expect(isComplaint()).toBe(true);
  await userEvent.click(other());
  expect(other()).toBeChecked();
  expect(isComplaint()).toBe(false);
  expect(screen.getAllByRole('button', { name: 'Lähetä' })).toHaveLength(1);
});

test('FRM-21 the message is 6 rows high, in the complaint and in the feedback', async () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveAttribute('rows', '6');
  await userEvent.click(other());
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveAttribute('rows', '6');
});

test.each(['{Enter}', ' '])('CMP-03 the key %j takes the option that has the focus', async (key) => {
  show();
  other().focus();
  await userEvent.keyboard(key);
  expect(other()).toBeChecked();
  expect(isComplaint()).toBe(false);
  faulty().focus();
  await userEvent.keyboard(key);
  expect(isComplaint()).toBe(true);
});

test('CMP-03 arrow keys go from one to the other', async () => {
  show();
  faulty().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(other()).toHaveFocus();
  expect(other()).toBeChecked();
});

test('CMP-02 what is typed and attached stays on both sides', async () => {
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

test('CMP-13 FDB-05 API-32 each side is sent to its own call, the drafts apart', async () => {
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

test('CMP-11 CMP-12 what the block says of the complaint reaches it', async () => {
  show({ placeOfPurchase: 'Lihakauppa', lockPlaceOfPurchase: true, maxFiles: 1, requiredLabel: 'Täytä' });
  expect(screen.getByRole('textbox', { name: 'Ostopaikka' })).toHaveValue('Lihakauppa');
  expect(screen.getByRole('textbox', { name: 'Ostopaikka' })).toHaveAttribute('readonly');
  expect(screen.getByLabelText<HTMLInputElement>('Kuvat tuotteesta').multiple).toBe(false);
  await press('Lähetä');
  expect(screen.getByRole('textbox', { name: 'Viesti' })).toHaveAccessibleDescription(/^Täytä/);
});

test('I18N-04 in English', () => {
  show({ language: 'en' });
  const group = screen.getByRole('group', { name: 'What is it about?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
});
