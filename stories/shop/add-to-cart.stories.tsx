import { expect, waitFor } from 'storybook/test';
import AddToCart from '../../widgets/shop/add-to-cart/AddToCart.tsx';
import { examples } from '../../widgets/shop/add-to-cart/examples.ts';
import definition from '../../widgets/shop/add-to-cart/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, AddToCart, examples);

export default { ...meta };

export const OnTheShop = story('on the shop');
export const Added = story('on the shop', {
  name: 'PRD-10 added',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää määrää' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää ostoskoriin' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Avaa ostoskori' })).toBeVisible());
  },
});
export const SoldOut = story('sold out');
export const FailingCall = story('failing call', {
  name: 'PRD-12 the call fails',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää ostoskoriin' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Tapahtui virhe'));
  },
});
export const OnABrandSite = story('on a brand site');
