import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readProductFacts } from '#api/product.ts';
import { emptyCart } from '#store/cart/model.ts';
import { store } from '#store/store.ts';
import { Buy } from '#ui/buy/Buy.tsx';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import { drawDish, drawPackage } from '#ui/content-card/example-pictures.ts';
import { DeliveryCheck } from '#ui/delivery-check/DeliveryCheck.tsx';
import { Codes } from '#ui/product-card/Codes.tsx';
import { Prices } from '#ui/product-card/Prices.tsx';
import { ProductCard } from '#ui/product-card/ProductCard.tsx';
import { VARIANTS, type ProductCardVariant } from '#ui/product-card/variants.ts';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Products', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** On other sites, the call would go through the shop's frame. */
const inShop = { site: 'lihakauppa' };

const product = readProductFacts({
  productCode: '1234',
  valoCode: '98765',
  gtinCode: '6412345678907',
  title: 'Saunamakkara',
  url: '/tuotteet/saunamakkara',
  image: [drawPackage('#0d4f4b'), drawDish('#a8452f')],
  price: '4,90',
  svhPrice: '5,90',
  discountPercentage: 17,
  pricePerKilo: '9,80',
  category: 'Makkarat',
  teaserText: 'Savustettu lepällä.',
  isNovelty: true,
})!;

export const Variants: Story = {
  name: 'Product card, every variant',
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {(Object.keys(VARIANTS) as ProductCardVariant[]).map((variant) => (
        <ProductCard
          key={variant}
          variant={variant}
          product={{ ...product, title: `${product.title}: ${variant}` }}
          valoUrl="https://tilaus.example/{code}"
        />
      ))}
    </div>
  ),
};

export const NoMoreOfIt: Story = {
  name: 'Product card, sold out and without a picture',
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <ProductCard variant="shop" product={{ ...product, images: [], stock: 0 }} />
    </div>
  ),
};

export const Price: Story = {
  name: 'Prices, with an offer and without',
  render: () => (
    <>
      <Prices product={product} />
      <Prices product={{ ...product, svhPrice: '', pricePerKilo: '' }} />
    </>
  ),
};

export const ProductCodes: Story = {
  name: 'Codes, with bars and without',
  render: () => (
    <>
      <Codes product={product} valoUrl="https://tilaus.example/{code}" />
      <Codes product={{ ...product, gtinCode: '123' }} valoUrl={undefined} />
    </>
  ),
};

export const BuyHere: Story = {
  name: 'Buy',
  globals: inShop,
  render: () => <Buy code="1234" max={6} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää ostoskoriin' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const Sum: Story = {
  name: 'Cart summary',
  globals: inShop,
  beforeEach() {
    store.setState({
      cart: {
        ...emptyCart,
        loading: false,
        subTotal: '48,00',
        orderDiscount: '-5,00',
        shippingTotal: '4,90',
        shippingTotalWithoutDiscounts: '9,90',
        usedGiftCardAmount: '20,00',
        vatTotal: '3,42',
        vatPercent: '14%',
        total: '27,90',
      },
    });
  },
  render: () => <CartSummary />,
  async play({ canvas }) {
    await expect(canvas.getByText('27,90 €')).toBeVisible();
  },
};

export const Delivery: Story = {
  name: 'Delivery check, with each answer',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['available', 'unavailable', 'unclear'] as const).map((availability) => (
        <DeliveryCheck key={availability} answered={{ postalCode: '00100', availability }} />
      ))}
    </div>
  ),
};
