import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { Checkbox } from '#forms/Checkbox.tsx';
import { CheckboxGroup } from '#forms/Choices.tsx';
import { Person } from '#forms/retail/Person.tsx';
import { Select } from '#forms/Select.tsx';
import { contactMethodFields } from '#schemas/contact-method.ts';
import { optionalText, requiredText, ticked } from '#schemas/rules.ts';
import { mockCaptcha } from './captcha-mock.ts';
import { press, sendOff, showForm } from './show-form.tsx';

const person = () =>
  showForm(<Person />, {
    schema: object({
      Firstname: optionalText(),
      Lastname: optionalText(),
      StreetAddress: optionalText(),
      PostalCode: optionalText(),
      City: optionalText(),
      ...contactMethodFields,
    }),
    initial: {
      Firstname: '',
      Lastname: '',
      StreetAddress: '',
      PostalCode: '',
      City: '',
      ContactMethod: '',
      Email: '',
      Phone: '',
    },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const method = (name: string) => screen.getByRole('radio', { name });
const labelOf = (name: string) => field(name).closest('div')?.querySelector('label')?.textContent;

beforeEach(() => {
  mockCaptcha();
});

test('choice: it is one group of native radios, none checked at first, at most one later [FRM-31]', async () => {
  person();
  expect(screen.getByRole('group', { name: 'Yhteydenottotapa' })).toBeVisible();
  const all = screen.getAllByRole<HTMLInputElement>('radio');
  expect(all.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Sähköpostitse',
    'Puhelimitse',
    'Ei yhteydenottoa',
  ]);
  expect(all.filter((radio) => radio.checked)).toEqual([]);
  for (const radio of all) expect(radio).toBeRequired();
  await userEvent.click(method('Puhelimitse'));
  await userEvent.click(method('Ei yhteydenottoa'));
  expect(all.filter((radio) => radio.checked)).toEqual([method('Ei yhteydenottoa')]);
});

test('choice: the asterisk depends on the contact method [FRM-15] [CMP-06]', async () => {
  person();
  const shown = () => ['Sähköpostiosoite', 'Puhelinnumero'].map(labelOf);
  expect(shown()).toEqual(['Sähköpostiosoite', 'Puhelinnumero']);
  await userEvent.click(method('Sähköpostitse'));
  expect(shown()).toEqual(['Sähköpostiosoite *', 'Puhelinnumero']);
  expect(field('Sähköpostiosoite')).toBeRequired();
  await userEvent.click(method('Puhelimitse'));
  expect(shown()).toEqual(['Sähköpostiosoite', 'Puhelinnumero *']);
  expect(field('Sähköpostiosoite')).not.toBeRequired();
  await userEvent.click(method('Ei yhteydenottoa'));
  expect(shown()).toEqual(['Sähköpostiosoite', 'Puhelinnumero']);
});

test('choice: a missing one is listed, and its link leads to the first radio [FRM-14] [FRM-31]', async () => {
  person();
  await press();
  const link = screen.getByRole('link', { name: 'Yhteydenottotapa' });
  expect(link).toHaveAttribute('href', `#${method('Sähköpostitse').id}`);
  await userEvent.click(link);
  expect(method('Sähköpostitse')).toHaveFocus();
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAttribute('aria-invalid', 'true');
    expect(radio).toHaveAccessibleDescription('Tämä kenttä on pakollinen');
  }
});

test('choice: an error disappears when another choice makes its field optional [CMP-06]', async () => {
  const { sent } = person();
  await userEvent.click(method('Sähköpostitse'));
  await press();
  expect(field('Sähköpostiosoite')).toBeInvalid();
  await userEvent.click(method('Ei yhteydenottoa'));
  await waitFor(() => expect(field('Sähköpostiosoite')).toBeValid());
  expect(screen.queryByText('Tämä kenttä on pakollinen')).toBeNull();
  await sendOff();
  expect(sent).toHaveBeenCalledOnce();
});

test('text fields: they have autocomplete and input mode [FRM-33]', () => {
  person();
  const hints = screen
    .getAllByRole('textbox')
    .map((one) => [one.getAttribute('name'), one.getAttribute('autocomplete'), one.getAttribute('type')]);
  expect(hints).toEqual([
    ['Firstname', 'given-name', 'text'],
    ['Lastname', 'family-name', 'text'],
    ['StreetAddress', 'address-line1', 'text'],
    ['PostalCode', 'postal-code', 'text'],
    ['City', 'address-level2', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
  ]);
  expect(field('Postinumero')).toHaveAttribute('inputmode', 'numeric');
});

test('required checkbox: it is announced as required, and listed if it is not checked [PRO-03]', async () => {
  const { sent } = showForm(<Checkbox name="rules" label="Hyväksyn säännöt" />, {
    schema: object({ rules: ticked() }),
    initial: { rules: false },
  });
  const box = screen.getByRole('checkbox', { name: 'Hyväksyn säännöt' });
  await press();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription('Tämä kenttä on pakollinen');
  await userEvent.click(screen.getByRole('link', { name: 'Hyväksyn säännöt' }));
  expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ rules: true });
});

const topics = (offered: string[]) =>
  showForm(
    <CheckboxGroup
      name="Topics"
      label="Aiheet"
      choices={offered.map((value) => ({ value, label: value.toUpperCase() }))}
    />,
    {
      schema: object({ Topics: array().of(string().defined()).min(1, 'requiredLabel').defined() }),
      initial: { Topics: [] },
    },
  );

test('check boxes: the checked values are sent in the order of the page, and at least one is needed [FRM-31]', async () => {
  const { sent } = topics(['a', 'b', 'c']);
  expect(screen.getByRole('group', { name: 'Aiheet' })).toBeVisible();
  await press();
  expect(screen.getByRole('link', { name: 'Aiheet' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('checkbox', { name: 'A' }).id}`,
  );
  expect(new Set(screen.getAllByRole('checkbox').map(({ id }) => id)).size).toBe(3);
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Tämä kenttä on pakollinen');
  }
  for (const name of ['C', 'B', 'A', 'B']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ Topics: ['a', 'c'] });
});

test("check boxes: a draft's value that is no longer offered is not sent [FRM-31]", async () => {
  const first = topics(['a', 'b']);
  for (const name of ['A', 'B']) await userEvent.click(screen.getByRole('checkbox', { name }));
  first.unmount();
  const { sent } = topics(['b', 'c']);
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ Topics: ['b'] });
});

test('select: an empty first option stands for no choice [SPO-02]', async () => {
  const { sent } = showForm(
    <Select name="Subject" label="Kohde" options={['a', 'b']} emptyLabel="Valitse" />,
    {
      schema: object({ Subject: requiredText() }),
      initial: { Subject: '' },
    },
  );
  const list = screen.getByRole('combobox', { name: 'Kohde' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Valitse', 'a', 'b']);
  await press();
  expect(list).toHaveValue('');
  expect(list).toBeInvalid();
  await userEvent.selectOptions(list, 'b');
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ Subject: 'b' });
});

const select = (options: string[]) =>
  showForm(<Select name="Subject" label="Kohde" options={options} />, {
    schema: object({ Subject: requiredText() }),
    initial: { Subject: 'Urheilu' },
  });

test("select: a draft's option that is no longer offered is replaced by the shown one [SPO-02]", async () => {
  const first = select(['Urheilu', 'Musiikki']);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Musiikki');
  first.unmount();
  const again = select(['Urheilu', 'Musiikki']);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Musiikki'));
  again.unmount();
  const { sent } = select(['Urheilu', 'Koulu']);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Urheilu'));
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ Subject: 'Urheilu' });
});

test('select: a duplicate option causes no error [SPO-02]', () => {
  select(['Urheilu', 'Urheilu']);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
