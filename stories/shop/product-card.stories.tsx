import { expect, waitFor } from 'storybook/test';
import ProductCard from '../../widgets/shop/product-card/ProductCard.tsx';
import { examples } from '../../widgets/shop/product-card/examples.ts';
import definition from '../../widgets/shop/product-card/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { getAnnounced } from '../../test/announced.ts';

const { meta, story } = fromExamples(definition, ProductCard, examples);

export default { ...meta, tags: ['wide'] };

export const Consumer = story('consumer');
export const Professional = story('professional', {
  async play({ canvas }) {
    await canvas.findByRole('img', { name: 'EAN-koodi 6412345678907' });
  },
});
export const Swedish = story('swedish');
export const Export = story('export');
export const Partner = story('partner');
export const Shop = story('shop');
export const SpecialPrice = story('special price');
export const SoldOut = story('sold out');
export const SeveralPictures = story('several pictures', {
  name: 'PRD-03 turning several pictures',
  async play({ canvas, canvasElement, userEvent }) {
    const next = await canvas.findByRole('button', { name: 'Seuraava' });
    await userEvent.click(next);
    await waitFor(() => expect(getAnnounced(canvasElement)).toHaveTextContent('Kuva 2/3'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Annos lautasella' })).toBeVisible());
  },
});
export const Novelty = story('novelty');
export const BySite = story('by site');
export const EanOfEightDigits = story('EAN of eight digits');
export const WrongCheckDigit = story('wrong check digit');
export const OrderingCodeWithoutAnAddress = story('ordering code without an address');
export const WithoutAPicture = story('without a picture');
export const BrokenPicture = story('broken picture');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');
