import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { boolean, number, object, string } from 'yup';
import { mergeMessages } from '#i18n/texts.ts';
import { expect, waitFor } from 'storybook/test';
import Calendar from '#forms/calendar/Calendar.tsx';
import { Checkbox } from '#forms/Checkbox.tsx';
import { RadioGroup } from '#forms/Choices.tsx';
import { DateField } from '#forms/DateField.tsx';
import { ErrorList } from '#forms/ErrorList.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { FieldRow } from '#forms/FieldRow.tsx';
import { Form } from '#forms/Form.tsx';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';
import { OutsideLink } from '#forms/OutsideLink.tsx';
import { ProductPicker } from '#forms/product-picker/ProductPicker.tsx';
import { Select } from '#forms/Select.tsx';
import { Success } from '#forms/Success.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { ONE_IMAGE } from '#schemas/files.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { formSchema, textsOf } from '#schemas/form.ts';
import { optionalDay, requiredMessage, requiredText } from '#schemas/rules.ts';
import { inIsland } from './in-island.tsx';

const messages = mergeMessages(labels, formMessages);

const form = formSchema({
  schema: object({
    Name: requiredText(),
    Email: requiredText(),
    Day: optionalDay(),
    Topic: string().defined(),
    Product: string().defined(),
    ProductId: number().nullable().defined(),
    Answer: requiredText(),
    Message: requiredMessage(),
    Consent: boolean().defined(),
  }),
  initial: {
    Name: '',
    Email: '',
    Day: '',
    Topic: '',
    Product: '',
    ProductId: null as number | null,
    Answer: '',
    Message: '',
    Consent: false,
  },
  toData: (values) => values,
  fromData: (data) => ({
    ...textsOf(data, ['Name', 'Email', 'Day', 'Topic', 'Product', 'Answer', 'Message']),
    ProductId: null,
    Consent: data['Consent'] === true,
  }),
  files: ONE_IMAGE,
});

const meta = { title: 'parts/Form', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sends nothing and waits 800 ms. */
const send = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 800));
};

export const AForm: Story = {
  name: 'Every field',
  render: () => (
    <Form name="part" header="Palaute" form={form} messages={messages} send={send}>
      <FieldRow>
        <TextField name="Name" label="Nimi" autoComplete="name" />
        <TextField name="Email" label="Sähköposti" type="email" hint="Vastaamme tähän osoitteeseen" />
      </FieldRow>
      <DateField name="Day" label="Ostopäivä" />
      <Select name="Topic" label="Aihe" options={['Tuote', 'Muu']} />
      <ProductPicker
        name="Product"
        idName="ProductId"
        label="Tuote"
        products={['Saunamakkara', 'Lenkkimakkara'].map((title, productId) => ({ title, productId }))}
      />
      <RadioGroup
        name="Answer"
        label="Haluatko vastauksen?"
        choices={[
          { value: 'yes', label: 'Haluan' },
          { value: 'no', label: 'En halua' },
        ]}
      />
      <TextArea name="Message" label="Viesti" limit={MESSAGE_LIMIT} />
      <FileField name="Files" label="Kuva" />
      <Checkbox name="Consent" label="Minuun saa ottaa yhteyttä" />
      <OutsideLink link="https://www.example/tietosuoja">Tietosuojaseloste</OutsideLink>
    </Form>
  ),
};

export const NothingFilledIn: Story = {
  ...AForm,
  name: 'Sent with nothing filled in',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const Wrong: Story = {
  name: 'What is wrong',
  render: () => (
    <>
      <ErrorList
        heading="Tarkista nämä"
        name={undefined}
        problems={[{ id: 'part-name', text: 'Nimi puuttuu' }]}
      />
      <input id="part-name" aria-label="Nimi" />
    </>
  ),
};

export const Sent: Story = { name: 'Thanks', render: () => <Success text="Kiitos viestistäsi!" /> };

export const Days: Story = {
  name: 'Calendar',
  render: function Picked() {
    const [day, setDay] = useState('2026-10-30');
    return <Calendar day={day} onPick={setDay} />;
  },
};
