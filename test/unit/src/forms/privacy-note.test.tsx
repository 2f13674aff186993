import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import BrandContactForm from '../../../../widgets/forms/brand-contact-form/BrandContactForm.tsx';
import brandContact from '../../../../widgets/forms/brand-contact-form/widget.ts';
import AnyForm from '../../../fixtures/forms/any-form/AnyForm.tsx';
import anyForm from '../../../fixtures/forms/any-form/widget.ts';
import { renderWidget } from '../../../render.tsx';

const settings = { privacyUrl: '/tietosuoja', privacyText: 'Saaristo käsittelee tietojasi.' };

test.each([
  ['fi', 'Lue, miten käsittelemme tietojasi'],
  ['se', 'Läs hur vi behandlar dina uppgifter'],
  ['en', 'Read how we handle your data'],
  ['de', 'Lesen Sie, wie wir Ihre Daten verarbeiten'],
])('privacy: a form says who handles the data and links to the privacy page: %s', (language, name) => {
  renderWidget(anyForm, AnyForm, { successText: 'Kiitos' }, { ...settings, language });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/tietosuoja');
  expect(screen.getByText(/Saaristo käsittelee tietojasi\./)).toBeVisible();
});

test('privacy: a form with its own link has no second one', () => {
  renderWidget(brandContact, BrandContactForm, { privacyPolicyUrl: '/oma' }, settings);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/oma']);
  expect(screen.getByText('Saaristo käsittelee tietojasi.')).toBeVisible();
});

test.each([{}, { privacyUrl: 'javascript:alert(1)' }])('privacy: no link with the settings %j', (given) => {
  renderWidget(anyForm, AnyForm, { successText: 'Kiitos' }, given);
  expect(screen.queryByRole('link')).toBeNull();
});
