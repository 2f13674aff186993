import { expect, screen, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { calls } from '../../src/api/mocks/answers.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { examples } from '../../widgets/shop/product-modal/examples.ts';
import ProductModal from '../../widgets/shop/product-modal/ProductModal.tsx';
import definition from '../../widgets/shop/product-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ProductModal, examples);

type Context = Parameters<NonNullable<ReturnType<typeof story>['play']>>[0];

/** Time limit in ms: the dialog's code is loaded on demand, and a test run may have to build it first. */
const CODE_MS = 10_000;

const opened = (text: string | RegExp) =>
  async function ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: CODE_MS });
  };

const { answer } = calls.find(({ path }) => path === '/api/products/:code')!;
const withProduct = (more: object) => ({
  msw: {
    handlers: [
      http.get('*/api/products/:code', () => HttpResponse.json({ ...(answer as object), ...more })),
      ...handlers(),
    ],
  },
});

export default { ...meta };

export const Closed = story('a product');
export const Opened = story('a product', { name: 'PRD-15 opened', play: opened(/^Leikataan selän/) });
export const OwnTexts = story('own texts', {
  name: 'own texts, opened',
  play: opened('Leikattu tilauksesta'),
});
export const SoldOut = story('a product', {
  name: 'PRD-08 sold out, long texts, no reviews',
  parameters: withProduct({
    name: 'Tuotteennimijokaeimahdu '.repeat(6),
    stock: 0,
    svhPrice: null,
    reviewCount: 0,
    averageRating: 0,
    image: '',
    description: `<p>${'Pitkä kuvaus kertoo kaiken. '.repeat(30)}</p>`,
  }),
  play: opened('Tuote on juuri nyt loppuunmyyty'),
});
export const Loading = story('a product', {
  name: 'waiting for the product',
  parameters: { msw: { handlers: handlers('timeout') } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sulje' })).toBeVisible());
  },
});
export const FailingCall = story('failing call', {
  name: 'PRD-18 the call fails',
  play: opened('Tuotteen lataaminen epäonnistui.'),
});
export const Hostile = story('hostile');
