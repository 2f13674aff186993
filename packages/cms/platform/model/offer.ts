import { formatDecimal } from './money.ts';

/** The price of a product in the shop. */
export interface Offer {
  /** In cents. */
  price: number;
  /** Lowest price of the 30 days before the present one, in cents; null without a reduction. */
  compared: number | null;
  /** Net weight in grams; 0 if it is unknown. */
  weight: number;
  /** In pieces; null is unlimited (PRD-06). */
  stock: number | null;
}

/** An offer as hits, cards and the product modal have it (PRD-01, PRD-02). */
export interface FormattedOffer {
  /** '12,90' */
  price: string;
  /** The compared price; null without a reduction. */
  svhPrice: string | null;
  /** Per cent of the compared price, an integer. */
  discountPercentage: number | null;
  pricePerKilo: string | null;
  stock: number | null;
}

/** Returns the price of a kilo in cents; null if the weight is unknown. */
export const getKiloPrice = ({ price, weight }: Pick<Offer, 'price' | 'weight'>): number | null =>
  weight > 0 ? (price / weight) * 1000 : null;

/** Returns the reduction in per cent of the compared price. */
export const getDiscount = (price: number, compared: number): number =>
  Math.round((1 - price / compared) * 100);

export function formatOffer({ price, compared, weight, stock }: Offer): FormattedOffer {
  const kiloPrice = getKiloPrice({ price, weight });
  return {
    price: formatDecimal(price),
    svhPrice: compared === null ? null : formatDecimal(compared),
    discountPercentage: compared === null ? null : getDiscount(price, compared),
    pricePerKilo: kiloPrice === null ? null : formatDecimal(kiloPrice),
    stock,
  };
}
