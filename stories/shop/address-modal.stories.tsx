import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emptyCustomer } from '#store/customer/model.ts';
import { store } from '#store/store.ts';
import AddressModal from '../../widgets/shop/address-modal/AddressModal.tsx';
import { examples } from '../../widgets/shop/address-modal/examples.ts';
import definition from '../../widgets/shop/address-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, AddressModal, examples);

export default { ...meta };

type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

const person = {
  Etunimi: 'Aino',
  Sukunimi: 'Virta',
  Katuosoite: 'Rantatie 1 A 2',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};

/** Opens the modal by storing the shop's answer that the customer has no address. */
const opens =
  (then?: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    store.setState({ customer: { ...emptyCustomer, loggedIn: true, loading: false } });
    const dialog = await stage.canvas.findByRole('dialog', { name: 'Minne toimitamme?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await then?.(stage);
  };

/** Fills in the form and saves it. */
async function save({ canvas, userEvent }: Stage, phone: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...person, Puhelinnumero: phone }))
    await userEvent.type(canvas.getByRole('textbox', { name }), text);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Olen yksityishenkilö' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
}

export const Empty = story('address modal', { name: 'CHK-23 empty', play: opens() });
export const WrongPhone = story('address modal', {
  name: 'CHK-29 a wrong phone number',
  play: opens(async (stage) => {
    await save(stage, '+358 50');
    await waitFor(() => expect(stage.canvas.getByText('Väärän muotoinen puhelinnumero')).toBeVisible());
  }),
});
export const FailingCall = story('failing call', {
  name: 'CHK-30 the save fails',
  play: opens(async (stage) => {
    await save(stage, '50123123');
    await waitFor(() => expect(stage.canvas.getByRole('alert')).toHaveTextContent('Jotain meni vikaan'));
  }),
});
export const WaysOut = story('ways out', {
  name: 'CHK-23 links to help, and log out',
  play: opens(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Asiakaspalvelu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirjaudu ulos' })).toBeVisible();
  }),
});
export const Hostile = story('hostile', { play: opens() });
